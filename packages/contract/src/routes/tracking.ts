/** What clients tell us of their use. */
export {}

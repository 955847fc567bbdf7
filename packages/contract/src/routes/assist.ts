/** Help with text. */
export {}

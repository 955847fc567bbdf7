/** What a company may take out, and what it must be able to erase. */
export {}

/** Jobs and their credit. */
export {}

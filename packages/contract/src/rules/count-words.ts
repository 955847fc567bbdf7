/** The number of words, separated by white space. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

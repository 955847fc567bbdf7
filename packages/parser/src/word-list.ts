/** Long lists are easier to read and to extend as text: entries between bars, lines broken anywhere. */
export const wordList = (text: string): readonly string[] =>
  text
    .split('|')
    .map((word) => word.trim())
    .filter((word) => word !== '')

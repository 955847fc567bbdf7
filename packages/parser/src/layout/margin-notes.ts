/** A date, a year, a duration or a place: what CVs print beside an entry rather than in it. */
export function looksLikeMarginNote(text: string): boolean {
  return (
    text.length <= 70 &&
    /(?:^|[^\p{Nd}])(?:19|20|13|14|۱۳|۱۴)\p{Nd}{2}(?!\p{Nd})|[’'`´]\d{2}\b|\d{1,2}[./]\d{2,4}/u.test(text)
  )
}

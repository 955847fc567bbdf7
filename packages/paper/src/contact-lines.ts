import type { ParsedCv } from '@tabard/contract'

const ADDRESS = /[^\s@<>()|,;]+@[^\s@<>()|,;]+/gu
const WEB = /(?:https?:\/\/|www\.)\S+|\b(?:[a-z\d-]+\.)*(?:linkedin|github|gitlab|xing)\.com\S*/giu
const PHONE = /\+?\(?\d[\d\s().\-/]{5,}\d/gu
const LABELS =
  /(?<!\p{L})(?:e-?mail|mail|telephone|telefon|tel|phone|mobile|mob|cell|fax|address|adresse|linkedin|github|gitlab|website|web|portfolio|url|contact|kontakt|curriculum vitae|curriculum|vitae|resume|résumé|cv)(?!\p{L})/giu

/** Tells whether a line says nothing but who the candidate is and how to reach them. */
export function contactMatcher(cv: ParsedCv): (line: string) => boolean {
  const known = [cv.candidateName, cv.headline, cv.location, cv.emailAddress, cv.phoneNumber, ...cv.links]
    .flatMap((parsed) => (parsed ? [fold(parsed.value), fold(parsed.value.replace(/^https?:\/\//i, ''))] : []))
    .filter((value) => value.length > 1)
    .sort((a, b) => b.length - a.length)
  return (line) => {
    if (line.length > 300 || line.startsWith('• ')) return false
    let rest = line.replace(ADDRESS, ' ').replace(WEB, ' ')
    rest = fold(rest)
    for (const value of known) rest = rest.replaceAll(value, ' ')
    rest = rest.replace(PHONE, ' ').replace(LABELS, ' ')
    return !/[\p{L}\p{N}]/u.test(rest)
  }
}

function fold(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim()
}

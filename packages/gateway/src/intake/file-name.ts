/** Marks that change the reading direction. With them `cv-gpj.exe` could be displayed as `cv-exe.jpg`. */
const BIDI = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A name that is safe to show and to send in a header: its last path part, on one line, at most 200 characters. */
export function safeFileName(name: string | undefined, otherwise: string): string {
  const last = (name ?? '').replace(BIDI, '').split(/[\\/]/).at(-1) ?? ''
  const clean = last
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/["<>|*?:]/g, '')
    .trim()
  if (clean === '' || /^\.+$/.test(clean)) return otherwise
  return clean.length <= 200 ? clean : `${clean.slice(0, 190)}${/\.\w{1,8}$/.exec(clean)?.[0] ?? ''}`
}

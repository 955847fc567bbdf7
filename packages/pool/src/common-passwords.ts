import { commonStems } from './common-stems.ts'

const stems: ReadonlySet<string> = new Set(commonStems.split(/\s+/).filter((stem) => stem !== ''))

/** Digits and signs that people use in place of letters. */
const disguises: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '6': 'g',
  '!': 'i',
  '1': 'i',
  '|': 'l',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
  '2': 'z',
}

/**
 * Whether a password is one of those that guessers try first. The policy demands all kinds of characters, so people add
 * some to a common word ("P@ssw0rd1!", "Summer2025!"). Therefore only the word without them is compared, whether it
 * stands once or is repeated.
 */
export function isCommonPassword(password: string): boolean {
  if (new Set(password).size < 5) return true
  const lower = password.toLowerCase()
  const bare = lower.replace(/^[^\p{L}]+|(?<=[\p{L}@$])[^\p{L}@$]+$/gu, '')
  return [bare, bare.replace(/(?<![@$])[@$]+$/, ''), lower].some(
    (form) =>
      isStem(lettersOf(form)) || isStem(lettersOf(undisguise(form))) || isStem(lettersOf(undisguise(form, 'l'))),
  )
}

function isStem(letters: string): boolean {
  if (stems.has(letters)) return true
  for (let times = 2; times <= 4; times += 1) {
    const part = letters.slice(0, letters.length / times)
    if (part !== '' && part.repeat(times) === letters && stems.has(part)) return true
  }
  return false
}

function undisguise(text: string, one = 'i'): string {
  return [...text].map((char) => (char === '1' || char === '!' ? one : (disguises[char] ?? char))).join('')
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]/gu, '')
}

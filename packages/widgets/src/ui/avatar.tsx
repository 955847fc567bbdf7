import { classNames } from './class-names.ts'

export interface AvatarProps {
  name: string
  size?: 20 | 24 | 32 | 40
}

const HUES = 5

/** A person's initials. The same name always gets the same colour. The name itself must be shown beside it. */
export function Avatar({ name, size = 24 }: AvatarProps) {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return (
    <span className={classNames('avatar', `av${(sum % HUES) + 1}`, size !== 24 && `s${size}`)} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase()
}

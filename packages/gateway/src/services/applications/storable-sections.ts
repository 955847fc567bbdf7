import { linkTarget, type Op, type Section } from '@tabard/contract'

const TITLE_MAX = 200
const OPS_MAX = 20_000
const TEXT_MAX = 200_000
const SECTIONS_MAX = 200

/**
 * Sections within the contract's bounds, made of what a file held, which may be anything. Without the cut an editor
 * could not send them back: every save of that CV would be refused.
 */
export function storableSections(sections: readonly Section[]): Section[] {
  const kept = sections.slice(0, SECTIONS_MAX)
  const rest = sections.slice(SECTIONS_MAX)
  const last = kept.at(-1)
  // A CV with more sections than are allowed keeps the rest in the last one, so that nothing is lost.
  if (last && rest.length > 0)
    kept[kept.length - 1] = { ...last, content: [...last.content, ...rest.flatMap(asContent)] }
  return kept.map((section) => ({
    ...section,
    title: oneLine(section.title).slice(0, TITLE_MAX),
    content: storableContent(section.content),
  }))
}

function asContent(section: Section): Op[] {
  return [{ insert: section.title }, { insert: '\n', attributes: { header: 2 } }, ...section.content]
}

function storableContent(ops: readonly Op[]): Op[] {
  const clean = ops.slice(0, OPS_MAX).flatMap((op): Op[] => {
    const attributes = withSafeLink(op.attributes)
    if (typeof op.insert !== 'string') return [{ ...op, attributes }]
    const insert = op.insert.replaceAll('\0', '').slice(0, TEXT_MAX)
    return insert === '' ? [] : [attributes ? { insert, attributes } : { insert }]
  })
  const last = clean.at(-1)?.insert
  return typeof last === 'string' && last.endsWith('\n') ? clean : [...clean, { insert: '\n' }]
}

function withSafeLink(attributes: Op['attributes']): Op['attributes'] {
  if (attributes?.link === undefined) return attributes
  const { link, ...rest } = attributes
  const target = link.length <= 2048 ? linkTarget(link) : null
  return target === null ? rest : { ...rest, link: target }
}

function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}

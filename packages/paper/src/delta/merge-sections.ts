import type { Section } from '@tabard/contract'
import { asDelta, goesOn, mergeContent } from './change.ts'

/**
 * Merges two edits of one CV that began from the same `base`.
 * - Text inside a section is merged letter by letter: nothing that either side typed is lost.
 * - A section that one side deleted goes, unless the other side has changed it: an edit counts more than a deletion.
 * - Titles, kinds, `hidden` and `placed` are single values: where both changed one, `mine` (the later write) counts.
 * - The order is `theirs`, unless only `mine` moved sections.
 */
export function mergeSections(
  base: readonly Section[],
  mine: readonly Section[],
  theirs: readonly Section[],
): Section[] {
  const [atBase, atMine, atTheirs] = [byId(base), byId(mine), byId(theirs)]
  const merged = new Map<string, Section>()
  for (const id of new Set([...atTheirs.keys(), ...atMine.keys()])) {
    const [before, my, their] = [atBase.get(id), atMine.get(id), atTheirs.get(id)]
    if (my && their) {
      if (before || isOneNew(my, their)) merged.set(id, mergeSection(before ?? { ...my, content: [] }, my, their))
      else {
        // Both sides added a section with the same id. Both sections are kept, with two ids.
        const freshId = unusedId(id, [atBase, atMine, atTheirs, merged])
        merged.set(id, their).set(freshId, { ...my, id: freshId })
      }
    } else {
      const survivor = my ?? their
      if (survivor && (!before || !isSame(before, survivor))) merged.set(id, survivor)
    }
  }
  return inOrder(merged, base, mine, theirs)
}

/**
 * Whether two sections that are not in `base` are the same, because a page that missed the answer sends its new section
 * again.
 */
function isOneNew(mine: Section, theirs: Section): boolean {
  if (mine.title !== theirs.title || mine.kind !== theirs.kind) return false
  return goesOn([], theirs.content, mine.content) || goesOn([], mine.content, theirs.content)
}

function mergeSection(base: Section, mine: Section, theirs: Section): Section {
  const { hidden: _hidden, placed: _placed, ...rest } = theirs
  const hidden = pick(base.hidden, mine.hidden, theirs.hidden)
  const placed = pick(base.placed, mine.placed, theirs.placed)
  return {
    ...rest,
    title: pick(base.title, mine.title, theirs.title),
    kind: pick(base.kind, mine.kind, theirs.kind),
    content: mergeContent(base.content, mine.content, theirs.content),
    ...(hidden && { hidden }),
    ...(placed && { placed }),
  }
}

function pick<T>(base: T, mine: T, theirs: T): T {
  return mine === base ? theirs : mine
}

function inOrder(
  merged: ReadonlyMap<string, Section>,
  base: readonly Section[],
  mine: readonly Section[],
  theirs: readonly Section[],
): Section[] {
  const onlyMineMoved = !isMoved(base, theirs) && isMoved(base, mine)
  const [lead, follow] = onlyMineMoved ? [mine, theirs] : [theirs, mine]
  const order = lead.map((section) => section.id)
  // A section that only the other side has is put behind the section it follows there.
  follow.forEach((section, index) => {
    if (order.includes(section.id)) return
    const before = follow[index - 1]
    order.splice(before ? order.indexOf(before.id) + 1 : 0, 0, section.id)
  })
  const placed = [...new Set(order)].flatMap((id) => merged.get(id) ?? [])
  const rest = [...merged.values()].filter((section) => !order.includes(section.id))
  return [...placed, ...rest]
}

function isMoved(before: readonly Section[], after: readonly Section[]): boolean {
  const kept = new Set(after.map((section) => section.id))
  const known = new Set(before.map((section) => section.id))
  const from = before.filter((section) => kept.has(section.id))
  const to = after.filter((section) => known.has(section.id))
  return from.some((section, index) => section.id !== to[index]?.id)
}

function isSame(a: Section, b: Section): boolean {
  const key = (section: Section): string =>
    JSON.stringify([
      section.title,
      section.kind,
      section.hidden ?? false,
      section.placed ?? false,
      asDelta(section.content).ops,
    ])
  return key(a) === key(b)
}

function unusedId(id: string, maps: readonly ReadonlyMap<string, unknown>[]): string {
  let next = 1
  while (maps.some((map) => map.has(`${id}-${next}`))) next += 1
  return `${id}-${next}`
}

function byId(sections: readonly Section[]): Map<string, Section> {
  return new Map(sections.map((section) => [section.id, section]))
}

/** Gives items without an id `freeText`, then `freeText-1`, `freeText-2` … */
export function withSectionIds<Item extends object>(
  sections: readonly (Item & { id?: string })[],
): (Item & { id: string })[] {
  const taken = new Set(sections.map((section) => section.id).filter(Boolean))
  let next = 0
  const fresh = (): string => {
    const id = next === 0 ? 'freeText' : `freeText-${next}`
    next += 1
    return taken.has(id) ? fresh() : id
  }
  return sections.map((section) => ({ ...section, id: section.id || fresh() }))
}

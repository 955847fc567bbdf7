import type { DesignKinds, TemplateDesign } from '@tabard/contract'
import type { Registry } from './parts.ts'

/** The entries of a registry for the kinds that a design names. */
export function kindsOf<Parts extends Partial<Record<keyof DesignKinds, unknown>>>(
  registry: Registry<Parts>,
  design: TemplateDesign,
): Parts {
  const names = namesOf(design)
  const chosen = Object.entries<Record<string, unknown>>(registry).map(([family, kinds]) => [
    family,
    kinds[names[family as keyof DesignKinds]],
  ])
  return Object.fromEntries(chosen) as Parts
}

/** The CSS classes for the kinds of a document. */
export function classesOf(design: TemplateDesign): Record<keyof DesignKinds, string> {
  const { layouts, headers, rows, entries, headings, lists } = namesOf(design)
  return {
    layouts: `is-${layouts}`,
    headers: `head-${headers}`,
    rows: `items-${rows}`,
    entries: `entries-${entries}`,
    headings: `headings-${headings}`,
    lists: `bullets-${lists}`,
  }
}

/** The only place that knows where a design names its kinds. */
function namesOf({ layout, header, headings, entries, bullets }: TemplateDesign): DesignKinds {
  return {
    headers: header.kind,
    layouts: layout.columns,
    rows: layout.sidebarItems,
    headings: headings.style,
    entries,
    lists: bullets,
  }
}

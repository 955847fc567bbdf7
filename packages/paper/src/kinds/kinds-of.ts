import type { DesignKinds, TemplateDesign } from '@tabard/contract'
import type { Registry } from './parts.ts'

/** What a registry has for the kinds that a design names. */
export function kindsOf<Parts extends Partial<Record<keyof DesignKinds, unknown>>>(
  registry: Registry<Parts>,
  design: TemplateDesign,
): Parts {
  const names = namesOf(design)
  const chosen = Object.entries(registry).map(([family, kinds]) => [
    family,
    (kinds as Record<string, unknown>)[names[family as keyof DesignKinds]],
  ])
  return Object.fromEntries(chosen) as Parts
}

/** The one place that knows where a design names its kinds. */
export function namesOf({ layout, header, headings, entries, bullets }: TemplateDesign): DesignKinds {
  return {
    headers: header.kind,
    layouts: layout.columns,
    rows: layout.sidebarItems,
    headings: headings.style,
    entries,
    lists: bullets,
  }
}

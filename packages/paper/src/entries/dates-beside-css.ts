/** Dates on the title's line. `kind` is its class. */
export function datesBesideCss(kind: string): string {
  const of = `.tabard-paper.${kind} .entry-head`
  return `
${of}{display:grid;grid-template-columns:1fr auto;column-gap:14px}
${of}>*{grid-column:1/-1}
${of}>.entry-title{grid-column:1}
${of}>.entry-title~.entry-dates{grid-column:2;grid-row:1;font-size:.93em}`
}

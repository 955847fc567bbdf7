/** Dates on the title's line. `coat` is the class of the kind. */
export function datesBesideCss(coat: string): string {
  const of = `.tabard-paper.${coat} .entry-head`
  return `
${of}{display:grid;grid-template-columns:1fr auto;column-gap:14px}
${of}>*{grid-column:1/-1}
${of}>.entry-title{grid-column:1}
${of}>.entry-title~.entry-dates{grid-column:2;grid-row:1;font-size:.93em}`
}

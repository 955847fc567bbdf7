export const css = `@wide{& .entry-organisation,& .entry-dates{display:inline}
& .entry-organisation+.entry-dates::before{content:"  ·  ";white-space:pre}}`

/** Dates on the title's line, from 620 px on. */
export const datesBesideCss = `& .entry-head{display:grid;grid-template-columns:1fr auto;column-gap:14px}
& .entry-head>*{grid-column:1/-1}
& .entry-head>.entry-title{grid-column:1}
& .entry-head>.entry-title~.entry-dates{grid-column:2;grid-row:1;font-size:.93em}`

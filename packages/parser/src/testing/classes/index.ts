import { bareDocx } from './bare-docx.ts'
import { bulletedEmployers } from './bulleted-employers.ts'
import { centredSidebar } from './centred-sidebar.ts'
import { chineseHeadings } from './chinese-headings.ts'
import { docxParts } from './docx-parts.ts'
import { hyphenMonths } from './hyphen-months.ts'
import { kindsOfDates } from './kinds-of-dates.ts'
import { kindsOfNames } from './kinds-of-names.ts'
import { labelsAndLevels } from './labels-and-levels.ts'
import { latexAccents } from './latex-accents.ts'
import type { LayoutClass } from './layout-class.ts'
import { otherHeads } from './other-heads.ts'
import { pageBreakHeads } from './page-break-heads.ts'
import { phones } from './phones.ts'
import { rareHeadings } from './rare-headings.ts'
import { rightNotes } from './right-notes.ts'
import { rotatedHeadings } from './rotated-headings.ts'
import { signsInside } from './signs-inside.ts'
import { sinceInProse } from './since-in-prose.ts'
import { smallCaps } from './small-caps.ts'
import { tightLines } from './tight-lines.ts'
import { titleAtEmployer } from './title-at-employer.ts'
import { undatedJobs } from './undated-jobs.ts'
import { unknownSidebarHeadings } from './unknown-sidebar-headings.ts'

/** Faults of reading that other people's CVs showed, each in layouts of its own. The heaviest come first. */
export const layoutClasses: readonly LayoutClass[] = [
  hyphenMonths,
  titleAtEmployer,
  pageBreakHeads,
  signsInside,
  rightNotes,
  centredSidebar,
  unknownSidebarHeadings,
  sinceInProse,
  bulletedEmployers,
  kindsOfDates,
  bareDocx,
  docxParts,
  phones,
  latexAccents,
  tightLines,
  smallCaps,
  undatedJobs,
  kindsOfNames,
  chineseHeadings,
  rotatedHeadings,
  rareHeadings,
  labelsAndLevels,
  otherHeads,
]

/** Where a value stands in the original file. */
export interface SourceBox {
  /** 1-based page of the original; always 1 for formats without pages (DOCX). */
  page: number
  /** Left edge in PDF points from the page's left (before rotation is applied). */
  x: number
  /** Top edge in PDF points from the page's top. */
  y: number
  width: number
  height: number
}

/** A value read from the original, with how sure we are and where it stands. */
export interface Parsed<T = string> {
  value: T
  /** 0 (guess) to 1 (certain). Below 0.7 the screen asks the reader to check. */
  confidence: number
  /** Boxes that together cover the value's glyphs; empty where the format has no positions. */
  source: SourceBox[]
}

export interface ParsedJob {
  employer: Parsed | null
  title: Parsed | null
  location: Parsed | null
  /** `YYYY` or `YYYY-MM`. */
  start: Parsed | null
  /** `YYYY`, `YYYY-MM`, or null while `current`. */
  end: Parsed | null
  current: boolean
  /** Lines of the description; a leading "• " marks a list item. */
  summary: string[]
}

export interface ParsedEducation {
  institution: Parsed | null
  qualification: Parsed | null
  start: Parsed | null
  end: Parsed | null
  /** Remaining lines (grade, courses), as in `ParsedJob.summary`. */
  summary: string[]
}

export type SectionKind =
  | 'profile'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'projects'
  | 'publications'
  | 'awards'
  | 'volunteering'
  | 'interests'
  | 'references'
  | 'personal'
  | 'other'

/** What a line of a section is. */
export const lineRoles = [
  /** Names a job, a degree or a project. With it an entry begins: its organisation and dates follow it. */
  'title',
  'organisation',
  'dates',
  /** An item of a list; its sign is not part of its text. */
  'item',
  /** A term, a gap, and how well or when: "French", "Fluent". */
  'term',
  /** A name for what follows the gap: "Software", "LibreOffice, LaTeX". */
  'label',
  'text',
  /** Says nothing but who the candidate is and how to reach them. */
  'contact',
  /** Words of the old pages or of the form, not of the CV. `furniture` tells which sort. */
  'furniture',
] as const
export type LineRole = (typeof lineRoles)[number]

/** What words of the old pages or of the form are. */
export const furnitureSorts = [
  /** "Page 3 of 4". */
  'page',
  /** "Last updated: May 2024". */
  'updated',
  /** The candidate's name once more, such as at the top of a later page. */
  'name',
  /** "Use additional sheets if necessary." */
  'help',
] as const
export type FurnitureSort = (typeof furnitureSorts)[number]

/** A stretch of a line in one look. */
export interface ParsedRun {
  /** A tab is a gap: what follows stood apart on the page, or behind a bar. */
  text: string
  bold?: true
  italic?: true
  /** Absolute URL that the words link to. */
  link?: string
  /** Signs that only set the parts of a printed line apart, such as a dash or the bracket around dates. */
  sign?: true
}

/** One line of the text: a paragraph that the page's edge had broken is whole again. */
export interface ParsedLine {
  role: LineRole
  /** Only of the role `furniture`. CVs read before sorts were told lack it: theirs are page labels. */
  furniture?: FurnitureSort
  /** How deep an item stands in a list of lists; 0 for the outermost, and for everything else. */
  level: number
  runs: ParsedRun[]
  /** Boxes of its words; empty where the format has no positions. */
  source: SourceBox[]
}

export interface ParsedSection {
  kind: SectionKind
  /** As printed, letter-spacing and case kept. Empty for text before the first heading. */
  heading: string
  /** In reading order; of an entry's head first the title, then the organisation, then the dates. */
  lines: ParsedLine[]
  /** Boxes of the heading. */
  source: SourceBox[]
}

/** A value that is not in the original, and was not taken over. */
export interface ParsedWarning {
  /** Such as `candidateName` or `experience.0.employer`. */
  field: string
  value: string
}

/** What the parser makes of a file. Every word of the original is in a section, a field, or `unplaced`. */
export interface ParsedCv {
  format: 'pdf' | 'docx' | 'doc' | 'rtf' | 'odt' | 'txt'
  pages: number
  /** BCP 47 language of most of the text, where it could be told. */
  language: string | null
  candidateName: Parsed | null
  emailAddress: Parsed | null
  phoneNumber: Parsed | null
  headline: Parsed | null
  location: Parsed | null
  /** Absolute URLs of profiles and sites, from text and link annotations. */
  links: Parsed[]
  experience: ParsedJob[]
  education: ParsedEducation[]
  skills: Parsed[]
  languages: Parsed[]
  certifications: Parsed[]
  sections: ParsedSection[]
  /** Words that no section holds (page furniture, glyph noise, running headers). */
  unplaced: { text: string; source: SourceBox[]; furniture?: FurnitureSort }[]
  /** Words of the original, as counted by white space. */
  wordCount: number
  /** Years to one decimal from merged month ranges; null without a dated job. */
  totalExperience: number | null
  averageTenure: number | null
  /** 0 to 100: how complete and certain the reading is. */
  score: number
  /** What a model said that the original does not: dropped, and told here. */
  warnings?: ParsedWarning[]
}

/** Why a file was refused. Each has its text in the error catalogue under `file_<reason>`. */
export type ParseFailureReason =
  'encrypted' | 'damaged' | 'image_only' | 'too_large' | 'not_a_cv_format' | 'empty' | 'timeout'
export type ParseResult = { ok: true; cv: ParsedCv } | { ok: false; reason: ParseFailureReason }

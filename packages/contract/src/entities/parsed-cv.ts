/** What a section of a CV is about. */
export const sectionKinds = [
  'profile',
  'experience',
  'education',
  'skills',
  'languages',
  'certifications',
  'projects',
  'publications',
  'awards',
  'volunteering',
  'interests',
  'references',
  'personal',
  'other',
] as const
export type SectionKind = (typeof sectionKinds)[number]

/** What a line of a section is. */
export const lineRoles = [
  /** Names a job, a degree or a project. An entry begins with it, and its organisation and dates follow. */
  'title',
  'organisation',
  'dates',
  /** An item of a list; its sign is not part of its text. */
  'item',
  /** A term, a gap, and a level or a year: "French", "Fluent". */
  'term',
  /** A name for what follows the gap: "Software", "LibreOffice, LaTeX". */
  'label',
  'text',
  /** Says only who the candidate is and how to reach them. */
  'contact',
  /** Words of the old pages or of the form, not of the CV. `furniture` tells which sort. */
  'furniture',
] as const
export type LineRole = (typeof lineRoles)[number]

/** The sorts of words that belong to the old pages or to the form. */
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

/** Why a file was refused. Each has its text in the error catalogue under `file_<reason>`. */
export type ParseFailureReason =
  | 'encrypted'
  | 'damaged'
  | 'image_only'
  | 'too_large'
  | 'not_a_cv_format'
  | 'old_word'
  | 'rtf'
  | 'opendocument'
  | 'empty'
  | 'timeout'

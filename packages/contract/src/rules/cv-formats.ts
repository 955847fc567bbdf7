import type { SniffedKind } from './sniff-file.ts'

interface CvFormat {
  /** As people call it. */
  name: string
  ending: string
  mediaType: string
  /** What its first bytes tell. */
  kind: SniffedKind
  /** Whether the parser reads it. Others are kept, and the failure says what to do. */
  isRead: boolean
}

/** The formats that CVs come in. What pages offer, and which files are taken, is made from this table. */
export const cvFormats: readonly CvFormat[] = [
  { name: 'PDF', ending: '.pdf', mediaType: 'application/pdf', kind: 'pdf', isRead: true },
  {
    name: 'Word (.docx)',
    ending: '.docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    kind: 'zip',
    isRead: true,
  },
  { name: 'Word 97 (.doc)', ending: '.doc', mediaType: 'application/msword', kind: 'ole', isRead: false },
  { name: 'RTF', ending: '.rtf', mediaType: 'application/rtf', kind: 'rtf', isRead: false },
  {
    name: 'OpenDocument (.odt)',
    ending: '.odt',
    mediaType: 'application/vnd.oasis.opendocument.text',
    kind: 'zip',
    isRead: false,
  },
]

/** Kinds of file that may be a CV. The parser tells these apart further. */
export const cvFileKinds: readonly SniffedKind[] = [...new Set(cvFormats.map(({ kind }) => kind))]

const read = cvFormats.filter(({ isRead }) => isRead)

/** The formats that are read, by name. */
export const readFormatNames: readonly string[] = read.map(({ name }) => name)

/** What a file dialog offers first, as its `accept`. */
export const acceptedFiles: string = read.flatMap(({ ending, mediaType }) => [ending, mediaType]).join(',')

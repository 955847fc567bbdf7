import { formsIn, readFormatNames } from '@tabard/contract'
import { pageWords } from '@tabard/runtime'

const { count, number } = formsIn('en')
const cvs = (many: number) => count(many, { one: 'CV', other: 'CVs' })

/** The texts of uploads. */
export const text = pageWords('uploads', {
  uploads: 'Uploads',
  title: 'Upload CVs',
  candidates: 'Candidates',
  folder: 'Folder',
  dropHere: 'Drop CVs here',
  kinds: `${readFormatNames.join(' or ')}, up to 15 MB each, as many as you like.`,
  paste: 'Pasting works too: ',
  choose: 'Choose files',
  files: 'CV files',
  failedFirst: 'What failed comes first',
  cancel: 'Cancel',
  clear: 'Clear',
  showFiles: 'Show files',
  hideFiles: 'Hide files',
  pasted: 'Pasted file',
  drop: 'Drop to add',
  dropInto: (folder: string) => `Drop to add to ${folder}`,
  /** For an answer with neither a code nor a text. */
  nothingBack: 'The gateway took the file and gave nothing back. Try again.',
  noEnding: 'FILE',
  open: 'Open',
  openOne: (name: string) => `Open ${name}`,
  again: 'Try again',
  dismiss: (name: string) => `Dismiss ${name}`,
  waiting: 'Waiting for its turn',
  uploading: 'Uploading',
  uploadingOne: (name: string) => `Uploading ${name}`,
  reading: 'Reading',
  ready: (name: string, seconds: string) => (name ? `${name}, ready in ${seconds} s` : `Ready in ${seconds} s`),
  sent: (sent: string, total: string, isLarge: boolean) => `${sent} of ${total} ${isLarge ? 'MB' : 'kB'}`,
  summary: {
    busy: (at: number, total: number) => `Reading ${number(at)} of ${cvs(total)}`,
    read: (ready: number) => `${cvs(ready)} read`,
    notRead: (failed: number) => `${cvs(failed)} not read`,
    some: (ready: number, failed: number) => `${cvs(ready)} read, ${number(failed)} not`,
  },
})

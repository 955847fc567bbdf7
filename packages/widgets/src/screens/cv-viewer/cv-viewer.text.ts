import { pageWords } from '@tabard/runtime'

/** The screen's words, without those of the workspace. */
export const text = pageWords('cvViewer', {
  /** The screen's content as a word for sentences: "This CV didn't load". */
  noun: 'CV',
  loading: 'Loading the CV',
  missing: { title: 'No CV here', text: 'It may have been deleted, or this access opens another one.' },
  processing: {
    title: 'Reading the CV',
    text: 'Usually a few seconds. You can leave; it goes on without you.',
    long: 'This one takes longer than most. It is still being read.',
  },
  unreadable: { title: 'This CV could not be read', next: 'Upload another file' },
  plain: { label: 'CV' },
  client: {
    sections: 'Sections',
    presentedBy: 'Presented by',
    download: 'Download PDF',
    downloadShort: 'PDF',
    making: 'Making the PDF',
    write: (name: string) => `Write to ${name}`,
    call: (name: string) => `Call ${name}`,
    failed: 'The PDF could not be made. Try again in a moment.',
  },
})

import { pageWords } from '@tabard/runtime'

/** The controls' own words. All other text is passed to them. */
export const text = pageWords('ui', {
  close: 'Close',
  dismiss: 'Dismiss',
  chosen: 'Chosen',
  sure: 'Are you sure?',
  note: 'Please note',
  reference: (reference: string) => `Reference ${reference}`,
  status: {
    processing: 'Processing',
    new: 'New',
    'in-review': 'In review',
    ready: 'Ready',
    sent: 'Sent',
    archived: 'Archived',
    failed: 'Failed',
  },
})

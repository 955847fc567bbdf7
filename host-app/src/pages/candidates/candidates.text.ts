import { formsIn, readFormatNames } from '@tabard/contract'
import { pageWords } from '@tabard/runtime'

const { count, date, number } = formsIn('en')
const people = (many: number) => count(many, { one: 'candidate', other: 'candidates' })

/** The list of candidates, its folders, and the actions on them. */
export const text = pageWords('candidates', {
  title: 'Candidates',
  all: 'All candidates',
  folder: 'Folder',
  upload: 'Upload CVs',
  chooseFiles: 'Choose files',
  number,
  counted: people,
  fetching: 'Candidates are being fetched',
  failed: { title: "The candidates didn't load", again: 'Try again' },
  noFolder: {
    title: 'This folder is not here',
    text: 'It may have been removed. Its candidates are under All candidates.',
  },
  status: 'Status',
  anyStatus: 'All',
  search: {
    label: 'Search candidates',
    short: 'Search',
    hint: 'Search names, roles and places',
    clear: 'Clear search',
    found: (found: number, all: number) => `${number(found)} of ${number(all)}`,
  },
  noMatch: {
    forSearch: (search: string) => `No candidate matches “${search}”`,
    forStatus: 'No candidate matches this status',
    text: 'Names, roles, places, e-mail addresses and file names are searched.',
    showAll: 'Show all',
  },
  stillRead: 'Still being read. It opens when it is ready.',
  unreadable: { remove: 'Delete it', close: 'Close' },
  columns: {
    name: 'Name',
    role: 'Role',
    status: 'Status',
    received: 'Received',
    owner: 'Owner',
    template: 'Template',
    score: 'Score',
    links: 'Links, views',
  },
  selectAll: 'Select all',
  selectNone: 'Select none',
  select: (name: string) => `Select ${name}`,
  duplicate: 'Duplicate?',
  beingRead: 'Being read',
  noLinks: 'None',
  links: (many: number) => count(many, { one: 'link', other: 'links' }),
  views: (many: number) => count(many, { one: 'view', other: 'views' }),
  received: {
    today: (at: Date) => date(at, { hour: '2-digit', minute: '2-digit' }),
    yesterday: 'Yesterday',
    thisYear: (at: Date) => date(at, { day: 'numeric', month: 'short' }),
    before: (at: Date) => date(at, { day: 'numeric', month: 'short', year: 'numeric' }),
  },
  bulk: {
    selected: (many: number) => `${number(many)} selected`,
    move: 'Move',
    noFolders: 'Make a folder first, left of the list.',
    remove: 'Delete',
    clear: 'Clear selection',
  },
  done: {
    notChanged: (many: number, why: string) => `${people(many)} not changed. ${why}`.trim(),
    undo: 'Undo',
    undone: 'Undone',
    wrong: (reference: string) => `That did not work. Try again. Reference ${reference}`,
    noneRead: 'None of these has been read, so none can be marked.',
    marked: (many: number, status: string) => `${people(many)} marked ${status.toLowerCase()}`,
    moved: (many: number, folder: string | undefined) => `${people(many)} moved to ${folder ?? 'the folder'}`,
    removed: (many: number) => `${people(many)} deleted`,
  },
  /** The texts for one candidate are specified letter for letter. */
  remove: {
    title: 'Delete',
    sure: (many: number) =>
      many === 1
        ? 'Are you sure you want to delete this CV?'
        : `Are you sure you want to delete these ${number(many)} CVs?`,
    canceled: 'Delete canceled',
  },
  rail: {
    folders: 'Folders',
    all: 'All',
    add: 'New folder',
    hint: 'Folders keep desks or clients apart. Drag candidates onto one to move them.',
    drop: 'Drop CVs anywhere here',
    name: 'Name of the folder',
    namePlaceholder: 'Name, then Enter',
  },
  first: {
    title: 'Bring your first CV',
    text: (company: string) =>
      `Drop a CV anywhere on this page. In a second or two you have it in ${company ? `${company}'s` : 'your'} colours, ready to check and send.`,
    steps: [
      { title: 'Drop a CV.', text: `${readFormatNames.join(' or ')}, up to 15 MB each, as many as you like.` },
      {
        title: 'Check it.',
        text: 'Every word of the original is kept; correct what needs it right on the page.',
      },
      { title: 'Send it.', text: 'As a link, a PDF or a Word file.' },
    ],
  },
  empty: {
    title: (folder: string) => `Nothing in ${folder} yet`,
    text: 'Drop CVs on this page, or drag candidates from another list onto the folder.',
  },
  hints: {
    move: 'move',
    select: 'select',
    open: 'open',
    status: 'status',
    all: 'all shortcuts',
    range: (first: number, last: number, all: number) => `${number(first)} to ${number(last)} of ${number(all)}`,
  },
  keys: {
    title: 'Keyboard shortcuts',
    J: 'Next candidate',
    K: 'Previous candidate',
    X: 'Select, or take out',
    'Shift+J': 'Select and go on',
    'Mod+A': 'Select all in the list',
    Enter: 'Open',
    S: 'Set the status of what is selected',
    M: 'Move what is selected',
    Del: 'Delete what is selected',
    '/': 'Search',
    U: 'Upload CVs',
    Esc: 'Clear the selection',
    '?': 'This list',
  },
})

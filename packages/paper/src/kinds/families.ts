/**
 * What a design chooses by name, and the files of each kind. A page loads `traits` and `css` first; `pdf` and `docx` are
 * loaded with their engines. On screen the rules of a later family override those of an earlier one, because a layout
 * places the parts of a header that does not span the page.
 */
export const families = {
  /** Of `bullets`: the marks of unordered lists. */
  lists: ['css', 'pdf', 'docx'],
  /** Of `layout.sidebarItems`: the rows of a sidebar's lists. */
  rows: ['css', 'pdf', 'docx'],
  /** Of `headings.style`: the titles of sections. */
  headings: ['looks', 'css', 'pdf', 'docx'],
  /** Of `header.kind`: the head of the first page. */
  headers: ['traits', 'looks', 'css', 'pdf', 'docx'],
  /** Of `layout.columns`: where the columns stand. */
  layouts: ['traits', 'css', 'pdf', 'docx'],
  /** Of `entries`: jobs, degrees and projects. */
  entries: ['looks', 'css', 'pdf'],
} as const

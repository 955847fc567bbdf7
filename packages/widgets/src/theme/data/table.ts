import { css } from '../css.ts'

/** Tables. */
export const tableCss = css`
  .table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 0;
    table-layout: fixed;
    font-size: var(--t13);
  }
  .table th {
    position: sticky;
    top: 0;
    z-index: 1;
    height: 32px;
    padding: 0 8px;
    text-align: left;
    font-weight: var(--w-medium);
    font-size: var(--t12);
    color: var(--ink-3);
    background: var(--surface);
    border-bottom: 1px solid var(--line);
    white-space: nowrap;
    user-select: none;
  }
  .table th .i {
    display: inline-block;
    vertical-align: -2px;
    margin-left: 2px;
  }
  .table th[aria-sort] {
    color: var(--ink);
  }
  .table td {
    height: var(--row);
    padding: 0 8px;
    border-bottom: 1px solid light-dark(#f0eeeb, #252322);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .table tbody tr:hover {
    background: var(--hover);
  }
  .table tr[aria-selected='true'] {
    background: var(--accent-weak);
  }
  .table tr.is-cursor {
    background: var(--hover);
  }
  .table tr.is-cursor td {
    box-shadow:
      inset 0 1px 0 var(--line-strong),
      inset 0 -1px 0 var(--line-strong);
  }
  .table tr.is-cursor td:first-child {
    box-shadow:
      inset 2px 0 0 var(--accent),
      inset 0 1px 0 var(--line-strong),
      inset 0 -1px 0 var(--line-strong);
  }
  .table tr.is-cursor[aria-selected='true'] {
    background: var(--accent-mid);
  }
  .table .r {
    text-align: right;
  }
`

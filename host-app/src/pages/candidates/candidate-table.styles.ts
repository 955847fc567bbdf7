import { below, css, from } from '@tabard/widgets/theme'

const columns =
  '48px minmax(150px, 2.3fr) minmax(120px, 2.1fr) 108px 92px minmax(84px, 0.9fr) minmax(80px, 0.9fr) 56px 116px'

/** The table and its rows. */
export const candidateTableCss = css`
  .ctable {
    flex: 1;
    min-height: 0;
    overflow: auto;
    overscroll-behavior: contain;
    contain: strict;
  }
  .ctable:focus-visible {
    outline-offset: -2px;
  }
  .cbody {
    position: relative;
  }
  .crow {
    display: grid;
    grid-template-columns: ${columns};
    align-items: center;
    width: 100%;
    min-width: 0;
    border-bottom: 1px solid var(--line-weak);
  }
  .crow > * {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
    padding: 0 8px;
    white-space: nowrap;
  }
  .crow > .trunc {
    display: block;
  }
  .crow > .c-check {
    padding-left: 16px;
  }
  .cbody .crow {
    position: absolute;
    inset: 0 0 auto;
    contain: strict;
    cursor: default;
  }
  .skeleton-bars {
    display: grid;
    flex: none;
    grid-template-rows: 40px 52px;
    align-items: center;
    height: 94px;
    padding: 0 16px;
    border-bottom: 1px solid var(--line);
  }
  .cbody.is-skeleton .crow {
    position: static;
    height: 36px;
  }
  .cbody .crow:hover {
    background: var(--hover);
  }
  .crow[aria-selected='true'],
  .crow[aria-selected='true']:hover {
    background: var(--accent-weak);
  }
  .cbody .crow.is-cursor {
    background: var(--hover);
    box-shadow:
      inset 2px 0 0 var(--accent),
      inset 0 1px 0 var(--line-strong),
      inset 0 -1px 0 var(--line-strong);
  }
  .cbody .crow.is-cursor[aria-selected='true'] {
    background: var(--accent-mid);
  }
  .chead {
    position: sticky;
    z-index: 2;
    top: 0;
    height: 32px;
    border-bottom-color: var(--line);
    background: var(--surface);
    color: var(--ink-3);
    font-size: var(--t12);
    font-weight: var(--w-medium);
    user-select: none;
  }
  .sorter {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    height: 28px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font-weight: inherit;
    cursor: pointer;
  }
  .sorter:hover,
  .sorter.on {
    color: var(--ink);
  }
  .who {
    color: var(--ink);
    font-weight: var(--w-medium);
    text-decoration: none;
  }
  a.who:hover {
    text-decoration: underline;
  }
  .crow .why {
    color: var(--bad);
  }
  .crow .c-owner {
    gap: 6px;
  }
  .crow .c-score {
    justify-content: flex-end;
  }
  .crow .c-links {
    gap: 12px;
    color: var(--ink-2);
  }
  .chead .c-links {
    color: inherit;
  }
  .c-links > span {
    display: flex;
    align-items: center;
    gap: 4px;
    min-width: 30px;
  }
  .c-links .i {
    color: var(--ink-3);
  }
  .c-links .is-live,
  .c-links .is-live .i {
    color: var(--accent);
    font-weight: var(--w-medium);
  }
  @media ${below('xl')} and ${from('md')} {
    .crow {
      grid-template-columns: 48px minmax(140px, 2.3fr) minmax(100px, 2fr) 108px 92px 56px 116px;
    }
    .crow > .c-owner,
    .crow > .c-template {
      display: none;
    }
  }
`

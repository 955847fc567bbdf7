import { css } from '@tabard/widgets/theme'

/** The styles above the table: title, count, tabs, search. */
export const listHeadCss = css`
  .clist {
    position: relative;
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
  }
  .clist-head {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 12px 16px 8px;
  }
  .clist-count {
    color: var(--ink-3);
    font-size: var(--t14);
    white-space: nowrap;
  }
  .clist > .tabs {
    flex: none;
    overflow-x: auto;
    scrollbar-width: none;
  }
  /* A box that scrolls clips everything outside its edge. */
  .clist > .tabs > [aria-selected='true']::after {
    bottom: 0;
  }
  .clist > [role='tabpanel'] {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-height: 0;
  }
  .filters {
    display: flex;
    flex: none;
    align-items: center;
    gap: 12px;
    padding: 10px 16px;
    border-bottom: 1px solid var(--line);
  }
  .finder {
    width: 288px;
  }
  .finder input::-webkit-search-cancel-button {
    display: none;
  }
  .finder .btn {
    margin-right: -8px;
  }
`

import { below, css } from '@tabard/widgets/theme'

/** The page in a narrow window. It overrides the other styles, so it must come last. */
export const narrowCss = css`
  @media ${below('md')} {
    .candidates {
      grid-template-columns: minmax(0, 1fr);
      background: var(--bg);
    }
    .rail,
    .key-hints {
      display: none;
    }
    .clist-head {
      padding: 12px 12px 0;
    }
    .clist-head h1 {
      font-size: var(--t16);
      line-height: var(--l16);
      min-width: 0;
    }
    .clist-count {
      display: none;
    }
    .folder-picker {
      margin-left: -8px;
      padding: 0 8px;
      color: var(--ink);
      font-size: var(--t16);
      font-weight: var(--w-strong);
    }
    .clist-head .menu {
      font: var(--w-body) var(--t13) / var(--l13) var(--font);
      letter-spacing: 0;
    }
    .clist > .tabs {
      gap: 14px;
      padding: 0 12px;
    }
    .filters {
      padding: 8px 12px;
    }
    .finder {
      flex: 1;
      width: auto;
    }
    .finder .kbds {
      display: none;
    }
    .ctable {
      background: var(--surface);
    }
    .chead {
      display: none;
    }
    .crow {
      grid-template-columns: 42px minmax(0, 1fr) auto;
      grid-template-rows: auto auto;
      align-content: center;
      gap: 2px 0;
      padding-right: 12px;
    }
    .crow > * {
      padding: 0;
    }
    .crow > .c-check {
      grid-row: 1 / 3;
      align-self: stretch;
      padding-left: 12px;
      align-items: flex-start;
      padding-top: 2px;
    }
    .crow > .c-name {
      grid-area: 1 / 2;
    }
    .crow > .c-role {
      grid-area: 2 / 2;
      font-size: var(--t12);
      line-height: var(--l12);
    }
    .crow > .c-status {
      grid-area: 1 / 3;
      justify-content: flex-end;
      padding-left: 8px;
    }
    .crow > .c-received {
      grid-area: 2 / 3;
      justify-content: flex-end;
      font-size: var(--t12);
    }
    .crow > .c-owner,
    .crow > .c-template,
    .crow > .c-score,
    .crow > .c-links {
      display: none;
    }
    .cbody.is-skeleton .crow {
      height: 65px;
    }
    .clist > .bulk {
      left: 12px;
      right: 12px;
      bottom: 12px;
    }
    .clist > .bulk > .tip {
      flex: 1;
      display: grid;
    }
    .clist > .bulk .btn {
      width: 100%;
      padding: 0 6px;
    }
    .shell:has(.bulk) .tray {
      bottom: 68px;
    }
    .first {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
    }
    .first-art {
      display: none;
    }
  }
`

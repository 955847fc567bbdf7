import { below } from '../../../theme/breakpoints.ts'
import { css } from '../../../theme/css.ts'

/** The end of the page, and the page on narrow screens. These rules override the others, so they come last. */
export const narrowStyles = css`
  .cvr-end {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 16px max(24px, calc(50cqw - 552px));
    border-top: 1px solid var(--line);
    color: var(--ink-3);
    font-size: 12px;
  }
  .cvr-sticky {
    display: none;
  }
  @container cvr (max-width: 1023px) {
    .cvr-cols,
    .cvr-cols.is-single {
      grid-template-columns: minmax(0, 1fr) 220px;
      gap: 36px;
    }
    .cvr-cols.is-single {
      grid-template-columns: minmax(0, 1fr);
    }
    .cvr-toc {
      display: none;
    }
  }
  @container cvr ${below('md')} {
    .cvr-top {
      height: 56px;
      padding: 0 16px;
    }
    .cvr-top .btn {
      display: none;
    }
    .cvr-in {
      grid-template-columns: minmax(0, 1fr);
      gap: 24px;
      padding: 32px 16px 24px;
    }
    .cvr-hero h1 {
      font-size: 42px;
    }
    .cvr-headline {
      font-size: 18px;
    }
    .cvr-facts {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 14px 20px;
      margin-top: 24px;
    }
    .cvr-cols,
    .cvr-cols.is-single {
      grid-template-columns: minmax(0, 1fr);
      gap: 32px;
      padding: 24px 16px 48px;
    }
    .cvr .kind-profile .paragraph {
      font-size: 17px;
      line-height: 27px;
    }
    .cvr .entry-head {
      grid-template-columns: minmax(0, 1fr);
    }
    .cvr .entry-dates {
      grid-row: auto;
      grid-column: 1;
    }
    .cvr-end {
      flex-direction: column;
      gap: 2px;
      padding: 16px;
    }
    .cvr-sticky {
      position: sticky;
      bottom: 0;
      z-index: 4;
      display: flex;
      gap: 8px;
      padding: 10px 16px;
      background: var(--surface);
      border-top: 1px solid var(--line);
    }
    .cvr-sticky .btn {
      flex: 1;
      height: 44px;
    }
  }
`

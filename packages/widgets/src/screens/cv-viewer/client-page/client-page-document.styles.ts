import { css } from '../../../theme/css.ts'

/** The CV itself, as flowing text. */
export const documentStyles = css`
  .cvr-cols {
    display: grid;
    grid-template-columns: 152px minmax(0, 1fr) 268px;
    gap: 48px;
    max-width: 1152px;
    margin: auto;
    padding: 36px 24px 64px;
  }
  .cvr-cols.is-single {
    grid-template-columns: 152px minmax(0, 720px);
  }
  .cvr-toc {
    position: sticky;
    top: 92px;
    display: grid;
    align-self: start;
    font-size: 14px;
  }
  .cvr-toc button {
    padding: 4px 0 4px 12px;
    border: 0;
    border-left: 2px solid var(--line);
    background: none;
    color: var(--ink-2);
    text-align: left;
    cursor: pointer;
  }
  .cvr-toc button:hover {
    color: var(--ink);
  }
  .cvr-toc [aria-current] {
    border-color: var(--accent);
    color: var(--accent);
    font-weight: 560;
  }
  .cvr-main .section + .section {
    margin-top: 36px;
  }
  .cvr .section {
    font-family: var(--body);
    scroll-margin-top: 84px;
    overflow-wrap: anywhere;
  }
  .cvr-main .title {
    margin-bottom: 10px;
    color: var(--accent);
    font-family: var(--heading);
    font-size: 21px;
    font-weight: 700;
    line-height: 1.3;
    letter-spacing: -0.012em;
  }
  .cvr .kind-profile .paragraph {
    font-size: 18px;
    line-height: 29px;
    letter-spacing: -0.008em;
  }
  .cvr .paragraph + .paragraph,
  .cvr .list + .paragraph,
  .cvr .paragraph + .list {
    margin-top: 8px;
  }
  .cvr .subheading {
    margin: 12px 0 4px;
    font-size: 16px;
    font-weight: 620;
  }
  .cvr .entry {
    padding: 16px 0;
    border-top: 1px solid var(--line);
  }
  .cvr .content > .entry:first-child {
    padding-top: 2px;
    border: 0;
  }
  .cvr .entry-head {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 16px;
    margin-bottom: 6px;
  }
  .cvr .entry-title {
    font-size: 16px;
    font-weight: 620;
    letter-spacing: -0.01em;
  }
  .cvr .entry-organisation {
    grid-column: 1;
    color: var(--ink-2);
  }
  .cvr .entry-dates {
    grid-row: 1;
    grid-column: 2;
    color: var(--ink-2);
    font-size: 14px;
    font-variant-numeric: tabular-nums;
  }
  .cvr .item {
    position: relative;
    padding: 3px 0 3px 18px;
  }
  .cvr .list-bullet > .item::before {
    content: '';
    position: absolute;
    left: 3px;
    top: 13px;
    width: 5px;
    height: 5px;
    border-radius: 50%;
    background: light-dark(var(--stripe), color-mix(in oklab, var(--stripe), #fff 25%));
  }
  .cvr.bullets-square .list-bullet > .item::before {
    border-radius: 0;
  }
  .cvr.bullets-dash .list-bullet > .item::before {
    left: 1px;
    width: 8px;
    height: 1.5px;
    top: 15px;
    border-radius: 0;
  }
  .cvr .list-ordered > .item {
    margin-left: 20px;
    padding-left: 2px;
    list-style: decimal;
  }
  .cvr .level-1 {
    margin-left: 18px;
  }
  .cvr :is(.level-2, .level-3, .level-4, .level-5) {
    margin-left: 36px;
  }
  .cvr .align-center {
    text-align: center;
  }
  .cvr .align-right {
    text-align: end;
  }
  .cvr-side {
    display: grid;
    gap: 28px;
    align-content: start;
  }
  .cvr-side .title {
    margin-bottom: 8px;
    font-size: 14px;
    font-weight: 620;
    line-height: 20px;
  }
  .cvr .list-plain > .item {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    padding: 6px 0;
    border-top: 1px solid var(--line);
    font-size: 14px;
    line-height: 20px;
  }
  .cvr .detail,
  .cvr .quiet {
    color: var(--ink-2);
  }
  .cvr .card .link {
    display: inline-block;
    padding: 10px 14px;
    border-radius: var(--r2);
    text-decoration: none;
    box-shadow: inset 0 0 0 1px var(--line-strong);
  }
`

import { css } from '../../../theme/css.ts'

/** The client's page. Its colours are the agency's: band and stripe as given, everything small corrected for contrast. */
export const clientPageStyles = css`
  .cvr {
    min-height: 100%;
    background: var(--surface);
    font-size: 15px;
    line-height: 24px;
    container: cvr / inline-size;
  }
  .cvr a {
    color: inherit;
  }
  .cvr-top {
    position: sticky;
    top: 0;
    z-index: 3;
    display: flex;
    align-items: center;
    gap: 8px;
    height: 60px;
    padding: 0 max(24px, calc(50cqw - 552px));
    background: color-mix(in oklab, var(--surface) 94%, transparent);
    border-bottom: 1px solid var(--line);
  }
  .cvr .btn.primary {
    color: var(--on-accent);
  }
  .cvr-brand {
    color: var(--accent);
    font-size: 16px;
    font-weight: 620;
    letter-spacing: -0.015em;
  }
  .cvr-brand img {
    display: block;
    width: auto;
    max-width: 190px;
    height: auto;
    max-height: 34px;
    padding: 2px 4px;
    border-radius: 4px;
    background: light-dark(transparent, #fff);
    object-fit: contain;
  }
  .cvr-failed {
    color: var(--bad);
    font-size: var(--t12);
  }
  .cvr-hero {
    position: relative;
    overflow: hidden;
    background: var(--band);
    color: var(--on-band);
    border-bottom: 5px solid var(--stripe);
  }
  .cvr-hero::after {
    content: '';
    position: absolute;
    right: max(-40px, calc(50cqw - 700px));
    top: -230px;
    width: 420px;
    height: 420px;
    border: 56px solid color-mix(in oklab, var(--on-band) 6%, transparent);
    transform: rotate(45deg);
    pointer-events: none;
  }
  .cvr-in {
    position: relative;
    z-index: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr) 320px;
    gap: 56px;
    align-items: end;
    max-width: 1152px;
    margin: auto;
    padding: 56px 24px 40px;
  }
  .cvr-hero h1 {
    font: 720 60px/1.02 var(--heading);
    letter-spacing: -0.03em;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  .cvr-reference {
    margin-bottom: 12px;
    font-size: 13px;
    opacity: 0.86;
  }
  .cvr-headline {
    margin-top: 12px;
    font-family: var(--heading);
    font-size: 22px;
    font-weight: 520;
    line-height: 1.3;
  }
  .cvr-where {
    margin-top: 2px;
    opacity: 0.88;
  }
  .cvr-contact {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
  }
  .cvr-facts {
    display: flex;
    flex-wrap: wrap;
    gap: 16px 36px;
    margin-top: 32px;
  }
  .cvr-facts dt {
    font-size: 12px;
    line-height: 16px;
    opacity: 0.86;
  }
  .cvr-facts dd {
    font-family: var(--heading);
    font-size: 18px;
    font-weight: 640;
  }
  .cvr-presenter {
    padding: 16px 18px;
    border-radius: 10px;
    background: color-mix(in oklab, var(--band), #000 20%);
    color: #fff;
    font-size: 14px;
    line-height: 22px;
  }
  .cvr-presenter .avatar {
    display: inline-grid;
    place-items: center;
    flex: none;
    width: 32px;
    height: 32px;
    border-radius: 50%;
    background: #fff;
    color: #1d1b19;
    font-size: 12px;
    font-weight: 600;
  }
  .cvr-presenter b {
    display: block;
    font-weight: 600;
  }
  .cvr-job {
    display: block;
    font-size: 12px;
    line-height: 16px;
    opacity: 0.86;
  }
  .cvr-presenter p {
    display: grid;
    justify-items: start;
    margin-top: 8px;
    overflow-wrap: anywhere;
  }
  .cvr-presenter p a {
    display: inline-block;
    min-height: 24px;
    line-height: 24px;
  }
  .cvr-presenter p:empty {
    display: none;
  }
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
  @container cvr (max-width: 767px) {
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

import { css } from '@tabard/widgets/theme'

export const cvCss = css`
  .cv {
    min-height: 0;
  }
  .cv-edit {
    display: grid;
    /* The CV scrolls inside this box, so that its tools stay visible. */
    grid-template-rows: minmax(0, 1fr);
    height: 100%;
  }
  .cv-alone {
    background: var(--surface);
  }
  .cv-alone.is-edit {
    height: 100vh;
    height: 100dvh;
  }
  .cv-alone.is-read {
    min-height: 100vh;
    min-height: 100dvh;
    background: var(--desk);
  }
  .cv-crumbs {
    display: flex;
    align-items: center;
    gap: 4px;
    min-width: 0;
  }
  .cv-crumbs a {
    display: flex;
    align-items: center;
    gap: 4px;
    height: 32px;
    color: var(--ink-2);
    text-decoration: none;
  }
  .cv-crumbs a.trunc {
    display: block;
    line-height: 32px;
  }
  .appbar nav.cv-crumbs {
    gap: 4px;
  }
  .appbar nav.cv-crumbs a {
    padding: 0 6px;
  }
  .cv-crumbs a:hover {
    color: var(--ink);
  }
  .cv-crumbs > span {
    padding: 0 6px;
  }
  .cv-crumbs .i {
    color: var(--ink-3);
  }
  .cv-page:has(> .cv-crumbs) {
    grid-template-rows: auto minmax(0, 1fr);
  }
  .cv-page > .cv-crumbs {
    height: 36px;
    padding: 0 12px;
    border-bottom: 1px solid var(--line);
    font-size: var(--t12);
  }
  .cv-page {
    display: grid;
    grid-template-rows: minmax(0, 1fr);
  }
`

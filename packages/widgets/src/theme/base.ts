import { css } from './css.ts'

/** Basic styles of our own documents. */
export const documentCss = css`
  html {
    -webkit-text-size-adjust: 100%;
  }
  body {
    margin: 0;
    background: var(--bg);
    color: var(--ink);
    font: var(--w-body) var(--t13) / var(--l13) var(--font);
    font-feature-settings: 'cv11', 'ss03', 'calt';
    letter-spacing: -0.003em;
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
  }
`

/**
 * Basic styles of a screen in somebody else's page. The wrapper, which no rule of the page can reach, resets everything
 * it would inherit from the page: sizes in px, direction, spacing. Colours follow the page unless `theme` says
 * otherwise.
 */
export const guestCss = css`
  :host {
    display: block;
  }
  :host([hidden]) {
    display: none;
  }
  .tabard {
    all: initial;
    display: block;
    box-sizing: border-box;
    position: relative;
    height: 100%;
    min-height: inherit;
    direction: ltr;
    container: tabard / inline-size;
    background: var(--surface);
    color: var(--ink);
    font: var(--w-body) var(--t13) / var(--l13) var(--font);
    letter-spacing: -0.003em;
    text-align: left;
    -webkit-font-smoothing: antialiased;
    -webkit-text-size-adjust: 100%;
  }
  .tb-view {
    height: 100%;
  }
  .tb-view[inert] {
    filter: blur(6px);
  }
  .tb-frame {
    display: block;
    width: 100%;
    height: 100%;
    min-height: inherit;
    border: 0;
  }
`

/** Elements, text sizes and small layout classes that every screen and page uses. */
export const baseCss = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  figure,
  dl,
  dd {
    margin: 0;
    padding: 0;
    font-size: inherit;
    font-weight: inherit;
  }
  ul,
  ol {
    list-style: none;
  }
  a {
    color: var(--accent);
    text-decoration-color: color-mix(in oklab, currentColor 40%, transparent);
    text-underline-offset: 2px;
  }
  a:hover {
    text-decoration-color: currentColor;
  }
  button,
  input,
  select,
  textarea {
    margin: 0;
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  svg.i {
    display: block;
    flex: none;
    width: 16px;
    height: 16px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  svg.i.s12 {
    width: 12px;
    height: 12px;
  }
  svg.i.s14 {
    width: 14px;
    height: 14px;
  }
  svg.i.s20 {
    width: 20px;
    height: 20px;
    stroke-width: 1.6;
  }
  svg.i.s24 {
    width: 24px;
    height: 24px;
    stroke-width: 1.6;
  }
  :focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
    border-radius: var(--r1);
  }
  [hidden] {
    display: none !important;
  }
  .vh {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .t12 {
    font-size: var(--t12);
    line-height: var(--l12);
  }
  .t14 {
    font-size: var(--t14);
    line-height: var(--l14);
  }
  .t16 {
    font-size: var(--t16);
    line-height: var(--l16);
    letter-spacing: -0.011em;
  }
  .t20 {
    font-size: var(--t20);
    line-height: var(--l20);
    letter-spacing: -0.017em;
    font-weight: var(--w-strong);
  }
  .t28 {
    font-size: var(--t28);
    line-height: var(--l28);
    letter-spacing: -0.022em;
    font-weight: var(--w-strong);
  }
  .strong {
    font-weight: var(--w-strong);
  }
  .medium {
    font-weight: var(--w-medium);
  }
  .mut {
    color: var(--ink-2);
  }
  .sub {
    color: var(--ink-3);
  }
  .num {
    font-variant-numeric: tabular-nums;
  }
  .mono {
    font-family: var(--mono);
    font-size: var(--t12);
  }
  .row {
    display: flex;
    align-items: center;
    gap: var(--s2);
  }
  .grow {
    flex: 1;
    min-width: 0;
  }
  .tip {
    display: contents;
  }
  .trunc {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .label {
    font-size: var(--t12);
    line-height: var(--l12);
    color: var(--ink-3);
    font-weight: var(--w-medium);
  }
  .hr {
    height: 1px;
    border: 0;
    margin: 0;
    background: var(--line);
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0s !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
    }
  }
`

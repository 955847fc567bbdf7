import { css } from '../../../../theme/css.ts'

/** The list of templates, each with a small drawing of its layout. */
export const templateSwitcherStyles = css`
  .cv-list-words {
    display: grid;
    gap: 8px;
    max-width: 240px;
    padding: 8px;
  }
  .cv-build {
    position: relative;
    flex: none;
    width: 20px;
    height: 26px;
    border-radius: 2px;
    overflow: hidden;
    background: #fff;
    box-shadow: inset 0 0 0 1px var(--line-strong);
  }
  .cv-build::before,
  .cv-build::after {
    content: '';
    position: absolute;
  }
  .cv-build.head-band::before {
    inset: 0 0 auto;
    height: 9px;
    background: var(--accent-solid);
  }
  .cv-build.head-plain::before,
  .cv-build.head-centred::before {
    inset: 4px 4px auto;
    height: 2px;
    background: #5a5651;
  }
  .cv-build.head-centred::before {
    inset: 4px 6px auto;
  }
  .cv-build.is-sidebar-left::after {
    inset: 0 auto 0 0;
    width: 6px;
    background: color-mix(in oklab, var(--accent-solid) 22%, #fff);
  }
  .cv-build.is-sidebar-right::after {
    inset: 12px 3px 3px auto;
    width: 4px;
    background: #dcd8d3;
  }
  .cv-build.is-single::after {
    inset: 12px 4px 4px;
    background: repeating-linear-gradient(#dcd8d3 0 1px, transparent 1px 3px);
  }
`

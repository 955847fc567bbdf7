import { css } from '../../../../theme/css.ts'

/** The markers at the beginning of each page, and the zoom controls. */
export const pageMarkerStyles = css`
  .cv-marker {
    position: absolute;
    left: -12px;
    right: -12px;
    height: 0;
    border-top: 1px dashed color-mix(in oklab, var(--ink-3) 72%, transparent);
    pointer-events: none;
  }
  .cv-marker span {
    position: absolute;
    right: 0;
    top: -9px;
    padding: 0 6px;
    border-radius: 4px;
    background: var(--raised);
    color: var(--ink-2);
    font-size: 11px;
    line-height: 18px;
    box-shadow: var(--shadow-1);
  }
  .cv-zoom {
    position: sticky;
    bottom: 12px;
    z-index: 1;
    display: flex;
    width: max-content;
    margin: 0 12px 12px auto;
    border-radius: var(--r1);
    background: var(--raised);
    box-shadow: var(--shadow-1);
  }
`

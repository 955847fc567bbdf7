import { css } from '../../../../theme/css.ts'

/** The page during editing: which parts can be edited, and which is being edited. */
export const deskStyles = css`
  .cv-stage.can-edit [data-section][tabindex] {
    position: relative;
    cursor: text;
  }
  .cv-stage.can-edit [data-section][tabindex]::after {
    content: '';
    position: absolute;
    inset: -8px -10px;
    border-radius: 4px;
    pointer-events: none;
  }
  .cv-stage.can-edit [data-section][tabindex]:hover::after {
    box-shadow: 0 0 0 1px color-mix(in oklab, var(--accent-solid) 40%, transparent);
  }
  .cv-stage.can-edit [data-section][tabindex]:focus-visible {
    outline: none;
  }
  .cv-stage.can-edit [data-section][tabindex]:focus-visible::after {
    box-shadow: 0 0 0 2px var(--focus);
  }
  .cv-stage.can-edit .head {
    cursor: pointer;
  }
  .cv-stage [data-empty] .content {
    opacity: 0.62;
    font-style: italic;
  }
  .cv-tools-track {
    position: absolute;
    z-index: 2;
    pointer-events: none;
  }
  .cv-ring {
    position: absolute;
    inset: -9px -11px;
    border-radius: 4px;
    box-shadow: 0 0 0 1.5px var(--accent-solid);
  }
`

import { css } from '../../../../theme/css.ts'

/** The panel at the right: details, source and links. */
export const panelStyles = css`
  .cv-panel {
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
    overflow: auto;
  }
  .cv-panel > .tabs {
    position: sticky;
    top: 0;
    z-index: 1;
    flex: none;
    background: var(--surface);
  }
  .cv-panel-close {
    display: none;
  }
  .cv-panel-body {
    padding: 8px 16px 24px;
  }
  .cv-field {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px;
    min-height: 32px;
  }
  .cv-field label,
  .cv-facts dt {
    color: var(--ink-3);
    font-size: var(--t12);
  }
  .cv-field input {
    width: 100%;
    height: 28px;
    min-width: 0;
    padding: 0 8px;
    border: 0;
    border-radius: var(--r1);
    background: none;
    text-overflow: ellipsis;
  }
  .cv-field input::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  .cv-field input:hover {
    background: var(--hover);
  }
  .cv-field input:focus {
    background: var(--surface);
    outline: 2px solid var(--focus);
    outline-offset: -1px;
  }
  .cv-field.is-unsure input {
    background: var(--warn-weak);
    box-shadow: inset 0 -2px 0 var(--warn-mark);
    border-radius: var(--r1) var(--r1) 0 0;
  }
  .cv-field-value {
    padding: 0 8px;
  }
  .cv-facts {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr);
    gap: 0 4px;
    align-items: center;
  }
  .cv-facts dt,
  .cv-facts dd {
    min-height: 30px;
    line-height: 30px;
  }
  .cv-facts dd {
    padding-left: 8px;
  }
  .cv-group {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 32px;
    margin-top: 12px;
    font-weight: var(--w-strong);
  }
  .cv-note {
    margin-top: 6px;
  }
  .cv-original {
    margin-top: 8px;
  }
  .unsure {
    background: var(--warn-weak);
    box-shadow: inset 0 -2px 0 var(--warn-mark);
  }
  .cv-read li {
    display: grid;
    grid-template-columns: 76px minmax(0, 1fr) auto;
    gap: 8px;
    align-items: center;
    min-height: 30px;
    border-top: 1px solid var(--line-weak);
  }
  .cv-unplaced {
    margin-top: 6px;
  }
  .cv-unplaced li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 32px;
    padding-block: 4px;
    border-top: 1px solid var(--line-weak);
    overflow-wrap: anywhere;
  }
  .cv-links-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  .cv-links-head .cv-group {
    margin: 0;
  }
  .cv-links li {
    display: grid;
    gap: 2px;
    padding: 10px 0;
    border-top: 1px solid var(--line);
  }
  .cv-panel .empty {
    padding: 24px 0;
  }
`

import { css } from '../../../../theme/css.ts'

/** The bar above the page: name, save state, status, and the actions on the whole CV. */
export const barStyles = css`
  .cv-bar-name {
    margin-right: 4px;
    font-size: var(--t14);
    font-weight: var(--w-strong);
    letter-spacing: -0.01em;
  }
  .cv-bar-wide {
    display: contents;
  }
  .btn.cv-status {
    width: auto;
    height: 26px;
    padding: 0 8px;
    background: var(--hover);
    color: var(--ink);
    font-size: var(--t12);
  }
  .btn.cv-status svg.i.s12 {
    color: var(--ink-3);
  }
  .btn.cv-status .new svg.i {
    color: var(--info);
  }
  .btn.cv-status .in-review svg.i {
    color: var(--warn-mark);
  }
  .btn.cv-status .ready svg.i {
    color: var(--ok);
  }
  .btn.cv-status .sent svg.i {
    color: var(--accent);
  }
  .cv-save {
    display: flex;
    align-items: center;
    gap: 6px;
    min-width: 0;
    margin-left: 8px;
    color: var(--ink-3);
    font-size: var(--t12);
    white-space: nowrap;
  }
  .cv-save .spin {
    width: 12px;
    height: 12px;
    /* A layer of its own, so that a turn repaints nothing around it. */
    will-change: transform;
  }
  .cv-save.is-offline {
    color: var(--warn);
  }
  .cv-save.is-failed {
    color: var(--bad);
  }
  .cv-sep {
    width: 1px;
    height: 20px;
    margin: 0 6px;
    background: var(--line);
  }
  .cv-bar > .btn.primary {
    margin-left: 4px;
  }
  .cv-bar .btn.ghost[disabled] {
    background: none;
    box-shadow: none;
    opacity: 0.6;
  }
`

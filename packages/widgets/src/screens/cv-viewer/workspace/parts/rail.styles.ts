import { css } from '../../../../theme/css.ts'

/** The list of sections at the left, and the share of the original that is used. */
export const railStyles = css`
  .cv-rail {
    display: flex;
    flex-direction: column;
    gap: 2px;
    min-height: 0;
    padding: 12px 8px;
    overflow: auto;
  }
  .cv-rail-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 28px;
    padding: 0 0 0 8px;
  }
  h2.cv-rail-head {
    margin-top: 12px;
  }
  .cv-rail-list {
    display: grid;
    gap: 1px;
  }
  .cv-rail-none {
    padding: 8px;
  }
  .cv-rail-item {
    position: relative;
    display: flex;
    align-items: center;
    min-width: 0;
    border-radius: var(--r1);
  }
  .cv-rail-item:hover {
    background: var(--hover);
  }
  .cv-rail-item:has([aria-current]) {
    background: var(--press);
  }
  .cv-rail-item.is-over {
    box-shadow: 0 -2px 0 var(--accent);
  }
  .cv-rail-name {
    flex: 1;
    min-width: 0;
    height: 30px;
    padding: 0 4px 0 20px;
    border: 0;
    border-radius: var(--r1);
    background: none;
    color: var(--ink-2);
    text-align: left;
    cursor: pointer;
  }
  .cv-rail-name[aria-current] {
    color: var(--ink);
    font-weight: var(--w-medium);
  }
  .cv-rail-item.is-hidden .cv-rail-name {
    color: var(--ink-3);
    cursor: default;
  }
  .cv-grip {
    position: absolute;
    left: 3px;
    color: var(--ink-3);
    opacity: 0;
    cursor: grab;
  }
  .cv-rail-item:hover .cv-grip,
  .cv-rail-item:has([aria-current]) .cv-grip {
    opacity: 1;
  }
  .cv-rail-item .btn.cv-rail-more {
    opacity: 0;
  }
  .cv-rail-item:hover .cv-rail-more,
  .cv-rail-item:focus-within .cv-rail-more,
  .cv-rail-item.is-hidden .cv-rail-more,
  .cv-rail-more[aria-expanded='true'] {
    opacity: 1;
  }
  .cv-dot {
    flex: none;
    width: 6px;
    height: 6px;
    margin: 0 4px;
    border-radius: 50%;
    background: var(--warn-mark);
  }
  .cv-rename {
    width: calc(100% - 8px);
    margin: 1px 4px;
  }
  .cv-meter {
    display: grid;
    gap: 4px;
    flex: none;
    margin-top: auto;
    padding: 10px 8px 0;
    border: 0;
    border-top: 1px solid var(--line);
    background: none;
    color: var(--ink-2);
    font-size: var(--t12);
    line-height: var(--l12);
    text-align: left;
    cursor: pointer;
  }
  .cv-meter:hover {
    color: var(--ink);
  }
  .cv-meter-line {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  .cv-meter b {
    color: var(--ink);
    font-weight: var(--w-medium);
  }
`

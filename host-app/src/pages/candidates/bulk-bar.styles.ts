import { css } from '@tabard/widgets/theme'

/** The styles below the table: the key hints, and the bar of actions for the selected rows. */
export const bulkBarCss = css`
  .key-hints {
    display: flex;
    flex: none;
    align-items: center;
    gap: 18px;
    height: 34px;
    padding: 0 16px;
    border-top: 1px solid var(--line);
    background: var(--surface);
    color: var(--ink-3);
    font-size: var(--t12);
  }
  .key-hints > * {
    display: flex;
    align-items: center;
    gap: 5px;
  }
  .key-hints button {
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  .key-hints > .num {
    margin-left: auto;
  }
  .keys > div {
    display: flex;
    gap: 16px;
    padding: 5px 0;
  }
  .keys dt {
    width: 96px;
  }

  .clist > .bulk {
    position: absolute;
    z-index: 4;
    left: 16px;
    bottom: 46px;
    animation: bulk-in var(--base) var(--ease-out);
  }
  @keyframes bulk-in {
    from {
      opacity: 0;
      transform: translateY(8px);
    }
  }

  .clist > .state,
  .clist .empty {
    flex: 1;
    align-content: center;
  }
`

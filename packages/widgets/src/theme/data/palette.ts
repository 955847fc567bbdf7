import { css } from '../css.ts'

/** The command palette. The last rules apply to everything, for readers who want less motion. */
export const paletteCss = css`
  .palette {
    width: min(560px, calc(100vw - 24px));
    border-radius: 12px;
    background: var(--raised);
    box-shadow: var(--shadow-2);
    overflow: hidden;
  }
  .palette .q {
    display: flex;
    align-items: center;
    gap: 10px;
    height: 52px;
    padding: 0 16px;
    border-bottom: 1px solid var(--line);
    font-size: var(--t16);
  }
  .palette .menu {
    box-shadow: none;
    background: none;
    padding: 6px;
  }
  .palette .item {
    height: 36px;
  }
  .palette .pfoot {
    display: flex;
    gap: 16px;
    height: 36px;
    align-items: center;
    padding: 0 16px;
    border-top: 1px solid var(--line);
    color: var(--ink-3);
    font-size: var(--t12);
  }
  .palette .pfoot span {
    display: flex;
    gap: 6px;
    align-items: center;
  }

  @media (prefers-reduced-motion: reduce) {
    .sk {
      animation: none;
      background: var(--press);
    }
    *,
    *::before,
    *::after {
      animation-duration: 0s !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
    }
  }
`

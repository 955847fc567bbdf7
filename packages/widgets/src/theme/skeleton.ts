import { css } from './css.ts'

/** What is shown while content is loading. */
export const skeletonCss = css`
  .sk {
    border-radius: 4px;
    background: linear-gradient(90deg, var(--press) 25%, var(--hover) 50%, var(--press) 75%);
    background-size: 300% 100%;
    animation: sk 1.6s linear infinite;
  }
  @keyframes sk {
    from {
      background-position: 150% 0;
    }
    to {
      background-position: -150% 0;
    }
  }
`

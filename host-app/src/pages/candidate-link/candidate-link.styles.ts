import { css } from '@tabard/widgets/theme'

export const candidateLinkCss = css`
  .opening {
    min-height: 100vh;
    min-height: 100dvh;
    padding: clamp(0px, 4vw, 40px);
    background: var(--desk);
  }
  .opening-sheet {
    display: grid;
    gap: 16px;
    max-width: 794px;
    min-height: min(1123px, 100vh);
    align-content: start;
    margin: 0 auto;
    padding: clamp(24px, 6vw, 64px);
    background: var(--surface);
    box-shadow: var(--shadow-1);
  }
`

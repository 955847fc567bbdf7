import { below, css } from '@tabard/widgets/theme'

/** The styles of what is shown over any page, with or without the shell. */
export const floatingCss = css`
  .offline {
    position: fixed;
    z-index: 20;
    top: 8px;
    left: 50%;
    translate: -50% 0;
    display: flex;
    align-items: center;
    gap: 8px;
    width: max-content;
    max-width: calc(100vw - 24px);
    padding: 6px 12px;
    border-radius: var(--r2);
    background: var(--inverse);
    color: #fff;
    box-shadow: var(--shadow-2);
  }
  .new-tab {
    position: fixed;
    z-index: 15;
    right: 12px;
    bottom: 12px;
  }
  .new-tab .btn {
    width: 36px;
    height: 36px;
    padding: 0;
    border-radius: 50%;
    box-shadow: var(--shadow-2);
  }
  @media ${below('md')} {
    /* At this width pages have a bar of actions at the bottom. This stands above it. */
    .new-tab {
      bottom: 76px;
    }
  }
`

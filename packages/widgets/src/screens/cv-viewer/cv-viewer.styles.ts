import { below } from '../../theme/breakpoints.ts'
import { css } from '../../theme/css.ts'

/** The styles that the first page needs: the paper, and the boxes that the workspace will fill. */
export const cvViewerStyles = css`
  /* In a grid or flex box the workspace has the height of its cell and scrolls inside. */
  :host {
    min-height: 0;
  }
  .desk {
    background: var(--desk);
  }
  .tabard-paper .sheet {
    box-shadow:
      0 1px 3px rgb(40 30 20 / 0.12),
      0 10px 30px -12px rgb(40 30 20 / 0.26);
  }
  .cv-plain {
    min-height: 100%;
    background: var(--desk);
  }
  .cv-plain .tabard-paper .sheet {
    box-shadow: none;
  }
  .cv-wait {
    height: 100%;
    min-height: 360px;
    padding: 28px 24px 0;
    overflow: hidden;
  }
  .cv-wait-sheet {
    display: grid;
    gap: 12px;
    align-content: start;
    max-width: 794px;
    height: 100%;
    min-height: 480px;
    margin: 0 auto;
    padding: 56px 60px;
    background: var(--surface);
    box-shadow: var(--shadow-1);
  }
  .cv-wait-gap {
    height: 32px;
  }
  .cv-reading {
    position: relative;
    height: 100%;
    overflow: hidden;
  }
  .cv-reading-card {
    position: absolute;
    top: 25%;
    left: 50%;
    display: grid;
    gap: 8px;
    width: min(340px, calc(100% - 32px));
    padding: 20px;
    border-radius: var(--r2);
    background: var(--raised);
    box-shadow: var(--shadow-2);
    transform: translateX(-50%);
  }
  .progress.is-moving > i {
    width: 35%;
    animation: cv-moving 1.6s var(--ease) infinite alternate;
  }
  @keyframes cv-moving {
    from {
      margin-left: 0;
    }
    to {
      margin-left: 65%;
    }
  }
  .cv-work {
    display: grid;
    grid-template: 48px minmax(0, 1fr) / 196px minmax(0, 1fr) 304px;
    position: relative;
    height: 100%;
    min-height: min(560px, 100vh);
    /* Without a height from its page it is as tall as the window. It scrolls inside here too. */
    max-height: 100vh;
    max-height: 100dvh;
    background: var(--surface);
  }
  .cv-bar {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    gap: 4px;
    min-width: 0;
    padding: 0 12px;
    background: var(--surface);
    border-bottom: 1px solid var(--line);
  }
  .cv-rail {
    background: var(--bg);
    border-right: 1px solid var(--line);
  }
  .cv-desk {
    position: relative;
    min-width: 0;
    overflow: auto;
    overscroll-behavior: contain;
  }
  .cv-stage {
    position: relative;
    width: 100%;
    margin: 28px auto 64px;
  }
  /* In the dark theme paper stays light, but is dimmed a little. */
  .cv-page {
    position: relative;
  }
  .cv-page::after {
    content: '';
    position: absolute;
    inset: 0;
    background: light-dark(transparent, rgb(0 0 0 / 0.06));
    pointer-events: none;
  }
  .cv-panel {
    background: var(--surface);
    border-left: 1px solid var(--line);
  }
  @container tabard (max-width: 1079px) {
    .cv-work {
      grid-template-columns: 176px minmax(0, 1fr);
    }
    .cv-panel {
      display: none;
    }
  }
  @container tabard ${below('md')} {
    .cv-work {
      grid-template: 48px minmax(0, 1fr) 56px / minmax(0, 1fr);
      /* Fixed elements inside are placed by this box, because it may be smaller than the window. */
      contain: layout;
    }
    .cv-rail {
      display: none;
    }
    .cv-stage {
      margin: 0 auto 24px;
      padding: 12px;
    }
    .cv-wait {
      padding: 12px 12px 0;
    }
    .cv-wait-sheet {
      padding: 28px 20px;
    }
  }
`

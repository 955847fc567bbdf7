import { below, css } from '@tabard/widgets/theme'

export const uploadsCss = css`
  .upload {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr) auto;
    gap: 2px 10px;
    align-items: center;
    padding: 8px 14px;
  }
  .upload + .upload {
    border-top: 1px solid var(--line);
  }
  .upload .fico {
    grid-row: 1 / 3;
    align-self: start;
  }
  .upload-name {
    font-weight: var(--w-medium);
  }
  .upload-end {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 20px;
  }
  .upload-end .btn {
    margin: -4px 0;
  }
  .upload-why {
    grid-column: 2 / -1;
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: var(--t12);
    line-height: var(--l12);
    color: var(--ink-3);
  }
  .upload-why .progress {
    flex: 1;
  }
  .upload.failed .upload-why {
    color: var(--bad);
  }
  .upload.ready .upload-why {
    color: var(--ok);
    gap: 6px;
  }
  .progress.is-endless {
    position: relative;
  }
  .progress.is-endless::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 34%;
    border-radius: 2px;
    background: var(--accent);
    animation: endless 1.3s var(--ease) infinite;
  }
  @keyframes endless {
    from {
      left: -34%;
    }
    to {
      left: 100%;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .progress.is-endless::before {
      width: 100%;
      opacity: 0.45;
    }
  }

  .tray {
    position: fixed;
    z-index: 6;
    right: 16px;
    bottom: 46px;
    width: 348px;
    display: flex;
    flex-direction: column;
    max-height: min(420px, calc(100dvh - 120px));
    border-radius: var(--r2);
    background: var(--raised);
    box-shadow: var(--shadow-2);
    overflow: hidden;
  }
  .tray header {
    display: flex;
    flex: none;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 0 8px 0 14px;
  }
  .tray header > .spin {
    color: var(--accent);
  }
  .tray header > .i.ok {
    color: var(--ok);
  }
  .tray header > .i.bad {
    color: var(--bad);
  }
  .tray .uploads {
    border-top: 1px solid var(--line);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  @media ${below('md')} {
    .tray {
      left: 12px;
      right: 12px;
      bottom: 12px;
      width: auto;
      max-height: 45dvh;
    }
  }

  .drop-over {
    position: fixed;
    z-index: 30;
    inset: 8px;
    display: grid;
    place-items: center;
    border: 2px dashed var(--accent);
    border-radius: var(--r2);
    background: color-mix(in oklab, var(--surface) 82%, transparent);
    pointer-events: none;
  }
  .drop-over p {
    display: grid;
    justify-items: center;
    gap: 8px;
    color: var(--accent);
  }
`

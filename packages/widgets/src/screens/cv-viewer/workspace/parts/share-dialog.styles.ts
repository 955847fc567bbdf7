import { css } from '../../../../theme/css.ts'

/** The dialog that makes a link. */
export const shareDialogStyles = css`
  .cv-share {
    display: grid;
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    gap: 24px;
  }
  .cv-share-form {
    display: grid;
    gap: 20px;
    align-content: start;
  }
  .cv-share-side {
    display: grid;
    gap: 8px;
    align-content: start;
    margin: -12px -20px -20px 0;
    padding: 12px 20px 20px;
    background: var(--sunken);
  }
  .cv-mini {
    overflow: hidden;
    border-radius: var(--r1);
    background: #fff;
    color: #1d1b19;
    box-shadow: var(--shadow-1);
  }
  .cv-mini-band {
    display: grid;
    gap: 2px;
    padding: 14px 16px;
    background: var(--accent-solid);
    color: #fff;
  }
  .cv-mini-band b {
    font-size: var(--t16);
    line-height: var(--l16);
  }
  .cv-mini-body {
    display: grid;
    gap: 4px;
    padding: 12px 16px 0;
    font-size: var(--t12);
    line-height: 17px;
  }
  .cv-mini-body b {
    color: var(--accent-solid);
  }
  .cv-mini-body p {
    max-height: 104px;
    overflow: hidden;
    mask-image: linear-gradient(#000 70%, transparent);
  }
  .cv-share-safe {
    display: flex;
    align-items: center;
    gap: 6px;
    margin-right: auto;
    color: var(--ink-3);
    font-size: var(--t12);
  }
`

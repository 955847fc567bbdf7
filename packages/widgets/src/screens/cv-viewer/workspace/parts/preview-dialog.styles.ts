import { css } from '../../../../theme/css.ts'

/** The preview of the printed pages. */
export const previewDialogStyles = css`
  .cv-preview {
    width: min(900px, calc(100vw - 32px));
    height: calc(100vh - 64px);
    overflow: hidden;
  }
  .cv-preview[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
  }
  .cv-preview .dhead {
    padding-bottom: 12px;
    border-bottom: 1px solid var(--line);
  }
  .cv-preview-pages {
    display: grid;
    gap: 20px;
    justify-items: center;
    align-content: start;
    padding: 20px;
    overflow: auto;
    background: var(--desk);
  }
  .cv-preview-page {
    display: grid;
    gap: 6px;
    justify-items: center;
    width: min(720px, 100%);
  }
  .cv-preview-page > canvas,
  .cv-preview-page > .sk {
    width: 100%;
    aspect-ratio: 210 / 297;
    background-color: #fff;
    box-shadow: var(--shadow-1);
  }
`

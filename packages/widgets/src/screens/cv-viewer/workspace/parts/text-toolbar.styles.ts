import { css } from '../../../../theme/css.ts'

/** The toolbar of the open section. */
export const textToolbarStyles = css`
  .toolbar {
    display: flex;
    align-items: center;
    gap: 2px;
    padding: 4px;
    border-radius: var(--r2);
    background: var(--raised);
    box-shadow: var(--shadow-2);
  }
  .toolbar .sep {
    width: 1px;
    height: 18px;
    margin: 0 4px;
    background: var(--line-strong);
  }
  .cv-toolbar {
    position: sticky;
    top: 8px;
    width: max-content;
    max-width: min(560px, 100cqw);
    margin: -56px 0 0 -11px;
    pointer-events: auto;
  }
  .cv-line-kind {
    min-width: 76px;
    justify-content: space-between;
  }
  .cv-link-form {
    display: flex;
    align-items: flex-start;
    gap: 4px;
    min-width: 320px;
  }
  .cv-link-form .field {
    flex: 1;
  }
`

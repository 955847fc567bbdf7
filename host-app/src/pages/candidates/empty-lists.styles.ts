import { css } from '@tabard/widgets/theme'

/** The styles of an empty list. */
export const emptyListsCss = css`
  .first {
    flex: 1;
    display: grid;
    grid-template-columns: minmax(0, 380px) 200px;
    gap: 8px 40px;
    place-content: center;
    align-items: center;
    padding: 24px;
    border-top: 1px solid var(--line);
    overflow-y: auto;
  }
  .first-words h2 + p {
    margin-top: 4px;
  }
  .first ol {
    display: grid;
    gap: 12px;
    margin: 16px 0 20px;
    counter-reset: step;
  }
  .first li {
    display: grid;
    grid-template-columns: 22px 1fr;
    gap: 10px;
    counter-increment: step;
  }
  .first li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 22px;
    height: 22px;
    border-radius: 50%;
    background: var(--accent-weak);
    color: var(--accent);
    font-size: var(--t12);
    font-weight: 600;
  }
  .first-art {
    position: relative;
    height: 268px;
  }
  .first-sheet {
    position: absolute;
    width: 168px;
    height: 238px;
    overflow: hidden;
    border-radius: 3px;
    box-shadow:
      0 1px 3px rgb(40 30 20 / 0.12),
      0 10px 30px -12px rgb(40 30 20 / 0.26);
  }
  .first-sheet.before {
    left: 0;
    top: 0;
    rotate: -5deg;
    background: #fdfdfc;
  }
  .first-sheet.before i {
    display: block;
    height: 3px;
    margin: 0 18px 6px;
    border-radius: 1px;
    background: #d9d6d1;
  }
  .first-sheet.before i:first-child {
    width: 60px;
    margin: 22px auto 14px;
    background: #a9a5a0;
  }
  .first-sheet.before i:nth-child(4n) {
    margin: 0 60px 14px 18px;
  }
  .first-sheet.after {
    left: 34px;
    top: 26px;
  }
  .first-sheet.after > * {
    transform: scale(0.2116);
    transform-origin: 0 0;
  }
`

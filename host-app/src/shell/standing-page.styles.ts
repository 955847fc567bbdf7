import { css } from '@tabard/widgets/theme'

export const standingPageCss = css`
  .standing {
    min-height: 100vh;
    min-height: 100dvh;
    display: grid;
    grid-template-rows: auto 1fr auto;
    background: var(--bg);
  }
  .standing > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 20px 24px;
  }
  .standing-brand {
    display: flex;
    align-items: center;
    gap: 9px;
    font-weight: 680;
    font-size: 16px;
    letter-spacing: -0.02em;
  }
  .standing > main {
    display: grid;
    place-items: center;
    padding: 24px;
  }
  .standing-words {
    display: grid;
    justify-items: center;
    text-align: center;
    gap: 8px;
    max-width: 420px;
    text-wrap: balance;
  }
  .standing-words .t16 + h1 {
    margin-top: -6px;
  }
  .standing-actions {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
    margin-top: 16px;
  }
  .standing .coat {
    width: 112px;
    height: 112px;
    margin-bottom: 12px;
    color: var(--accent);
  }
  .standing > footer {
    padding: 20px;
    text-align: center;
    color: var(--ink-3);
    font-size: var(--t12);
    line-height: var(--l12);
  }
`

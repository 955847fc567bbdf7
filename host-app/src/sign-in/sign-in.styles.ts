import { css } from '@tabard/widgets/theme'

export const signInCss = css`
  .sign-in {
    min-height: 100vh;
    min-height: 100dvh;
    display: grid;
    grid-template-columns: minmax(440px, 1fr) 1.22fr;
    background: var(--surface);
  }
  .sign-in-form {
    display: flex;
    flex-direction: column;
    padding: 28px 32px;
  }
  .sign-in-form header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  .sign-in-brand {
    display: flex;
    align-items: center;
    gap: 9px;
    font-weight: 680;
    font-size: 16px;
    letter-spacing: -0.02em;
  }
  .sign-in-form main {
    display: grid;
    gap: 20px;
    width: min(336px, 100%);
    margin: auto;
    padding: 32px 0;
  }
  .sign-in-form h1 {
    margin-bottom: 2px;
  }
  .sign-in-form form {
    display: grid;
    gap: 16px;
  }
  .sign-in-form .input .btn {
    margin-right: -6px;
  }
  /* A field. The other choice stands on the line of its label, at the end. */
  .sign-in-over {
    position: relative;
  }
  .sign-in-over > .sign-in-quiet {
    position: absolute;
    top: 0;
    right: 0;
    line-height: var(--l13);
  }
  .sign-in-quiet {
    font-size: var(--t12);
    color: var(--accent);
    text-decoration: none;
  }
  .sign-in-quiet:hover {
    text-decoration: underline;
  }
  .sign-in-words {
    overflow-wrap: anywhere;
  }
  .sign-in-words b {
    font-weight: var(--w-medium);
    color: var(--ink);
  }
  .sign-in-code input {
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.16em;
  }
  .sign-in-key {
    display: block;
    padding: 10px 12px;
    border-radius: var(--r1);
    background: var(--bg);
    box-shadow: inset 0 0 0 1px var(--line);
    font-family: var(--mono);
    font-size: var(--t13);
    line-height: var(--l13);
    overflow-wrap: anywhere;
    user-select: all;
  }
  .sign-in-rules {
    display: grid;
    gap: 4px;
    margin-top: -8px;
    font-size: var(--t12);
    line-height: 18px;
    color: var(--ink-3);
  }
  /* The last word stands in the list's empty cell, so that nothing moves when it appears. */
  .sign-in-list {
    position: relative;
  }
  .sign-in-list .strong {
    position: absolute;
    right: 0;
    bottom: 0;
    width: calc(50% - 6px);
  }
  .sign-in-rules ul {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 4px 12px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .sign-in-rules li,
  .sign-in-rules .strong {
    display: flex;
    gap: 6px;
    align-items: center;
  }
  .sign-in-rules .ok {
    color: var(--ok);
  }
  .sign-in-rules .bad {
    color: var(--bad);
  }
  /* In the shell, only the form is shown, below the navigation bar. */
  .sign-in.alone {
    min-height: 0;
    grid-template-columns: 1fr;
    overflow: auto;
  }
  .sign-in-form footer {
    display: flex;
    gap: 16px;
    font-size: var(--t12);
  }
  .sign-in-form footer a {
    color: var(--ink-3);
    text-decoration: none;
  }
  .sign-in-form footer a:hover {
    text-decoration: underline;
  }

  .sign-in-picture {
    position: sticky;
    top: 0;
    height: 100vh;
    min-height: 600px;
    overflow: hidden;
    background: #5c1234;
    color: #fff;
  }
  .sign-in-lozenges {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .sign-in-say {
    position: absolute;
    inset: 60px 0 auto;
    text-align: center;
    font-size: var(--t20);
    line-height: var(--l20);
    font-weight: 560;
    letter-spacing: -0.017em;
  }
  .sign-in-sheet {
    position: absolute;
    overflow: hidden;
    border-radius: 2px;
    background: #fff;
  }
  .sign-in-sheet > * {
    transform-origin: 0 0;
  }
  .sign-in-sheet.before {
    left: calc(50% - 296px);
    top: 176px;
    width: 404px;
    height: 571px;
    box-shadow: 0 10px 30px -10px rgb(25 0 12 / 0.5);
  }
  .sign-in-sheet.before > * {
    transform: scale(0.509);
  }
  .sign-in-sheet.after {
    left: calc(50% - 152px);
    top: 128px;
    width: 452px;
    height: 639px;
    box-shadow:
      0 0 0 1px rgb(25 0 12 / 0.12),
      0 26px 80px -12px rgb(25 0 12 / 0.75),
      -14px 0 40px -14px rgb(25 0 12 / 0.45);
  }
  .sign-in-sheet.after > * {
    transform: scale(0.5693);
  }
  @media (max-width: 900px) {
    .sign-in {
      grid-template-columns: 1fr;
    }
    .sign-in-picture {
      display: none;
    }
    .sign-in-form {
      padding: 20px;
    }
    .sign-in-form main {
      margin: 32px auto auto;
    }
  }
`

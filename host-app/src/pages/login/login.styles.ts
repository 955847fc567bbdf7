import { css } from '@tabard/widgets/theme'

export const loginCss = css`
  .login {
    min-height: 100vh;
    min-height: 100dvh;
    display: grid;
    grid-template-columns: minmax(440px, 1fr) 1.22fr;
    background: var(--surface);
  }
  .login-form {
    display: flex;
    flex-direction: column;
    padding: 28px 32px;
  }
  .login-form header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  .login-brand {
    display: flex;
    align-items: center;
    gap: 9px;
    font-weight: 680;
    font-size: 16px;
    letter-spacing: -0.02em;
  }
  .login-form main {
    display: grid;
    gap: 20px;
    width: min(336px, 100%);
    margin: auto;
    padding: 32px 0;
  }
  .login-form h1 {
    margin-bottom: 2px;
  }
  .login-form form {
    display: grid;
    gap: 16px;
  }
  .login-form .input .btn {
    margin-right: -6px;
  }
  .login-form footer {
    display: flex;
    gap: 16px;
    font-size: var(--t12);
  }
  .login-form footer a {
    color: var(--ink-3);
    text-decoration: none;
  }
  .login-form footer a:hover {
    text-decoration: underline;
  }

  .login-picture {
    position: sticky;
    top: 0;
    height: 100vh;
    min-height: 600px;
    overflow: hidden;
    background: #5c1234;
    color: #fff;
  }
  .login-lozenges {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .login-say {
    position: absolute;
    inset: 60px 0 auto;
    text-align: center;
    font-size: var(--t20);
    line-height: var(--l20);
    font-weight: 560;
    letter-spacing: -0.017em;
  }
  .login-sheet {
    position: absolute;
    overflow: hidden;
    border-radius: 2px;
    background: #fff;
  }
  .login-sheet > * {
    transform-origin: 0 0;
  }
  .login-sheet.before {
    left: calc(50% - 296px);
    top: 176px;
    width: 404px;
    height: 571px;
    box-shadow: 0 10px 30px -10px rgb(25 0 12 / 0.5);
  }
  .login-sheet.before > * {
    transform: scale(0.509);
  }
  .login-sheet.after {
    left: calc(50% - 152px);
    top: 128px;
    width: 452px;
    height: 639px;
    box-shadow:
      0 0 0 1px rgb(25 0 12 / 0.12),
      0 26px 80px -12px rgb(25 0 12 / 0.75),
      -14px 0 40px -14px rgb(25 0 12 / 0.45);
  }
  .login-sheet.after > * {
    transform: scale(0.5693);
  }
  @media (max-width: 900px) {
    .login {
      grid-template-columns: 1fr;
    }
    .login-picture {
      display: none;
    }
    .login-form {
      padding: 20px;
    }
    .login-form main {
      margin: 32px auto auto;
    }
  }
`

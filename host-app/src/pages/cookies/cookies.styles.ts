import { css, from } from '@tabard/widgets/theme'

export const cookiesCss = css`
  .cookies {
    min-height: 100vh;
    min-height: 100dvh;
    background: var(--bg);
  }
  .cookies header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 20px 24px;
  }
  .cookies-brand {
    display: flex;
    align-items: center;
    gap: 9px;
    font-weight: 680;
    font-size: 16px;
    letter-spacing: -0.02em;
  }
  .cookies main {
    display: grid;
    gap: 16px;
    max-width: 640px;
    margin: 0 auto;
    padding: 24px;
  }
  .cookies dl > div {
    display: grid;
    gap: 2px 24px;
    padding: 12px 0;
    border-top: 1px solid var(--line);
  }
  .cookies dd {
    display: grid;
  }
  @media ${from('sm')} {
    .cookies dl > div {
      grid-template-columns: 1fr 1fr;
    }
  }
`

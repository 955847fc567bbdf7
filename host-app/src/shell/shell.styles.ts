import { below, css } from '@tabard/widgets/theme'

export const shellCss = css`
  .shell {
    height: 100vh;
    height: 100dvh;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    background: var(--surface);
  }
  .shell-page {
    position: relative;
    min-height: 0;
    display: grid;
    grid-row: -2 / -1;
  }
  .shell-page > * {
    min-height: 0;
  }
  .appbar-menu {
    display: flex;
    flex: 1;
    align-items: center;
    min-width: 0;
  }
  .appbar-slot {
    display: flex;
    min-width: 0;
  }
  .appbar-end {
    display: flex;
    flex: none;
    align-items: center;
    gap: 8px;
    min-width: 0;
    margin-left: auto;
  }
  .appbar .hello {
    max-width: 240px;
    color: var(--ink-2);
  }
  .appbar .burger {
    display: none;
  }
  .company-logo {
    height: 28px;
    max-width: 120px;
    margin-left: 4px;
    border-radius: 6px;
    object-fit: contain;
  }
  /* On a dark bar a logo gets a light background, because logos are drawn for white paper. */
  [data-theme='dark'] .company-logo {
    padding: 3px 6px;
    background: #fff;
  }
  @media ${below('md')} {
    :root:has(.bulk) .toasts[popover] {
      bottom: 68px;
    }
    .appbar {
      position: relative;
      z-index: 5;
      padding: 0 12px;
    }
    .appbar .burger {
      display: inline-flex;
    }
    .appbar .tip:has(> .burger) {
      margin-left: auto;
    }
    .company-logo {
      margin-left: auto;
    }
    .company-logo + .tip:has(> .burger) {
      margin-left: 0;
    }
    .appbar-menu {
      display: none;
      position: absolute;
      inset: 100% 0 auto;
      flex-direction: column;
      align-items: stretch;
      gap: 8px;
      padding: 8px 12px 12px;
      background: var(--surface);
      border-bottom: 1px solid var(--line);
      box-shadow: var(--shadow-2);
    }
    .appbar-slot {
      display: none;
    }
    .appbar.is-open .appbar-menu {
      display: flex;
    }
    .appbar nav {
      flex-direction: column;
    }
    .appbar nav a {
      height: 44px;
    }
    .appbar-end {
      margin: 0;
      padding-top: 8px;
      border-top: 1px solid var(--line);
    }
    .appbar-end .hello {
      flex: 1;
      max-width: none;
    }
  }
`

import { css } from '@tabard/widgets/theme'

const columns =
  '48px minmax(150px, 2.3fr) minmax(120px, 2.1fr) 108px 92px minmax(84px, 0.9fr) minmax(80px, 0.9fr) 56px 116px'

export const candidatesCss = css`
  .candidates {
    display: grid;
    grid-template-columns: 212px minmax(0, 1fr);
    min-height: 0;
  }

  .rail {
    display: flex;
    flex-direction: column;
    gap: 16px;
    min-height: 0;
    padding: 12px 8px;
    border-right: 1px solid var(--line);
    background: var(--bg);
  }
  .rail-folders {
    flex: 1;
    min-height: 0;
    overflow-y: auto;
  }
  .rail .it > .trunc {
    min-width: 0;
  }
  .rail .it.is-target {
    background: var(--accent-mid);
    color: var(--ink);
  }
  .rail-hint {
    padding: 2px 8px;
  }
  .rail-new {
    padding: 2px 4px 6px;
  }
  .rail-drop {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 10px 8px 2px;
    border-top: 1px solid var(--line);
    color: var(--ink-3);
    font-size: var(--t12);
    line-height: var(--l12);
    text-decoration: none;
  }
  .rail-drop:hover {
    color: var(--ink);
  }

  .clist {
    position: relative;
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
  }
  .clist-head {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 12px 16px 8px;
  }
  .clist-count {
    color: var(--ink-3);
    font-size: var(--t14);
    white-space: nowrap;
  }
  .clist > .tabs {
    flex: none;
    overflow-x: auto;
    scrollbar-width: none;
  }
  /* Scrolling clips what hangs over the edge. */
  .clist > .tabs > [aria-selected='true']::after {
    bottom: 0;
  }
  .clist > [role='tabpanel'] {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-height: 0;
  }
  .filters {
    display: flex;
    flex: none;
    align-items: center;
    gap: 12px;
    padding: 10px 16px;
    border-bottom: 1px solid var(--line);
  }
  .finder {
    width: 288px;
  }
  .finder input::-webkit-search-cancel-button {
    display: none;
  }
  .finder .btn {
    margin-right: -8px;
  }

  .ctable {
    flex: 1;
    min-height: 0;
    overflow: auto;
    overscroll-behavior: contain;
    contain: strict;
  }
  .ctable:focus-visible {
    outline-offset: -2px;
  }
  .cbody {
    position: relative;
  }
  .crow {
    display: grid;
    grid-template-columns: ${columns};
    align-items: center;
    width: 100%;
    min-width: 0;
    border-bottom: 1px solid var(--line-weak);
  }
  .crow > * {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
    padding: 0 8px;
    white-space: nowrap;
  }
  .crow > .trunc {
    display: block;
  }
  .crow > .c-check {
    padding-left: 16px;
  }
  .cbody .crow {
    position: absolute;
    inset: 0 0 auto;
    contain: strict;
    cursor: default;
  }
  .skeleton-bars {
    display: grid;
    flex: none;
    grid-template-rows: 40px 52px;
    align-items: center;
    height: 94px;
    padding: 0 16px;
    border-bottom: 1px solid var(--line);
  }
  .cbody.is-skeleton .crow {
    position: static;
    height: 36px;
  }
  .cbody .crow:hover {
    background: var(--hover);
  }
  .crow[aria-selected='true'],
  .crow[aria-selected='true']:hover {
    background: var(--accent-weak);
  }
  .cbody .crow.is-cursor {
    background: var(--hover);
    box-shadow:
      inset 2px 0 0 var(--accent),
      inset 0 1px 0 var(--line-strong),
      inset 0 -1px 0 var(--line-strong);
  }
  .cbody .crow.is-cursor[aria-selected='true'] {
    background: var(--accent-mid);
  }
  .chead {
    position: sticky;
    z-index: 2;
    top: 0;
    height: 32px;
    border-bottom-color: var(--line);
    background: var(--surface);
    color: var(--ink-3);
    font-size: var(--t12);
    font-weight: var(--w-medium);
    user-select: none;
  }
  .sorter {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    height: 28px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font-weight: inherit;
    cursor: pointer;
  }
  .sorter:hover,
  .sorter.on {
    color: var(--ink);
  }
  .who {
    color: var(--ink);
    font-weight: var(--w-medium);
    text-decoration: none;
  }
  a.who:hover {
    text-decoration: underline;
  }
  .crow .why {
    color: var(--bad);
  }
  .crow .c-owner {
    gap: 6px;
  }
  .crow .c-score {
    justify-content: flex-end;
  }
  .crow .c-links {
    gap: 12px;
    color: var(--ink-2);
  }
  .chead .c-links {
    color: inherit;
  }
  .c-links > span {
    display: flex;
    align-items: center;
    gap: 4px;
    min-width: 30px;
  }
  .c-links .i {
    color: var(--ink-3);
  }
  .c-links .is-live,
  .c-links .is-live .i {
    color: var(--accent);
    font-weight: var(--w-medium);
  }
  @media (max-width: 1199px) and (min-width: 768px) {
    .crow {
      grid-template-columns: 48px minmax(140px, 2.3fr) minmax(100px, 2fr) 108px 92px 56px 116px;
    }
    .crow > .c-owner,
    .crow > .c-template {
      display: none;
    }
  }

  .key-hints {
    display: flex;
    flex: none;
    align-items: center;
    gap: 18px;
    height: 34px;
    padding: 0 16px;
    border-top: 1px solid var(--line);
    background: var(--surface);
    color: var(--ink-3);
    font-size: var(--t12);
  }
  .key-hints > * {
    display: flex;
    align-items: center;
    gap: 5px;
  }
  .key-hints button {
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  .key-hints > .num {
    margin-left: auto;
  }
  .keys > div {
    display: flex;
    gap: 16px;
    padding: 5px 0;
  }
  .keys dt {
    width: 96px;
  }

  .clist > .bulk {
    position: absolute;
    z-index: 4;
    left: 16px;
    bottom: 46px;
    animation: bulk-in var(--base) var(--ease-out);
  }
  @keyframes bulk-in {
    from {
      opacity: 0;
      transform: translateY(8px);
    }
  }

  .clist > .state,
  .clist .empty {
    flex: 1;
    align-content: center;
  }
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

  @media (max-width: 767px) {
    .candidates {
      grid-template-columns: minmax(0, 1fr);
      background: var(--bg);
    }
    .rail,
    .key-hints {
      display: none;
    }
    .clist-head {
      padding: 12px 12px 0;
    }
    .clist-head h1 {
      font-size: var(--t16);
      line-height: var(--l16);
      min-width: 0;
    }
    .clist-count {
      display: none;
    }
    .folder-picker {
      margin-left: -8px;
      padding: 0 8px;
      color: var(--ink);
      font-size: var(--t16);
      font-weight: var(--w-strong);
    }
    .clist-head .menu {
      font: var(--w-body) var(--t13) / var(--l13) var(--font);
      letter-spacing: 0;
    }
    .clist > .tabs {
      gap: 14px;
      padding: 0 12px;
    }
    .filters {
      padding: 8px 12px;
    }
    .finder {
      flex: 1;
      width: auto;
    }
    .finder .kbds {
      display: none;
    }
    .ctable {
      background: var(--surface);
    }
    .chead {
      display: none;
    }
    .crow {
      grid-template-columns: 42px minmax(0, 1fr) auto;
      grid-template-rows: auto auto;
      align-content: center;
      gap: 2px 0;
      padding-right: 12px;
    }
    .crow > * {
      padding: 0;
    }
    .crow > .c-check {
      grid-row: 1 / 3;
      align-self: stretch;
      padding-left: 12px;
      align-items: flex-start;
      padding-top: 2px;
    }
    .crow > .c-name {
      grid-area: 1 / 2;
    }
    .crow > .c-role {
      grid-area: 2 / 2;
      font-size: var(--t12);
      line-height: var(--l12);
    }
    .crow > .c-status {
      grid-area: 1 / 3;
      justify-content: flex-end;
      padding-left: 8px;
    }
    .crow > .c-received {
      grid-area: 2 / 3;
      justify-content: flex-end;
      font-size: var(--t12);
    }
    .crow > .c-owner,
    .crow > .c-template,
    .crow > .c-score,
    .crow > .c-links {
      display: none;
    }
    .cbody.is-skeleton .crow {
      height: 65px;
    }
    .clist > .bulk {
      left: 12px;
      right: 12px;
      bottom: 12px;
    }
    .clist > .bulk > .tip {
      flex: 1;
      display: grid;
    }
    .clist > .bulk .btn {
      width: 100%;
      padding: 0 6px;
    }
    .shell:has(.bulk) .tray {
      bottom: 68px;
    }
    .first {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
    }
    .first-art {
      display: none;
    }
  }
`

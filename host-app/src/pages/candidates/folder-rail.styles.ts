import { css } from '@tabard/widgets/theme'

/** The layout of the page, and the folders on the left. */
export const folderRailCss = css`
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
`

import { css } from './css.ts'

/** The states shown instead of content that is empty, refused or on its way. */
export const statesCss = css`
  .progress {
    height: 4px;
    border-radius: 2px;
    background: var(--press);
    overflow: hidden;
  }
  .progress > i {
    display: block;
    height: 100%;
    border-radius: 2px;
    background: var(--accent-solid);
  }
  [data-theme='dark'] .progress > i {
    background: var(--accent);
  }
  .progress.ok > i {
    background: var(--ok);
  }
  .empty {
    display: grid;
    justify-items: center;
    text-align: center;
    gap: 6px;
    max-width: 400px;
    margin: auto;
    padding: var(--s8);
  }
  .state {
    display: grid;
    place-items: center;
    min-height: 240px;
    height: 100%;
    padding: 20px;
    text-align: center;
  }
  .state > div {
    display: grid;
    justify-items: center;
    gap: 6px;
    max-width: 300px;
  }
  .state svg.i.s24 {
    margin-bottom: 4px;
    color: var(--ink-3);
  }
  .state .btn {
    margin-top: 8px;
  }
  .state.over {
    position: absolute;
    inset: 0;
    align-items: start;
    padding-top: 64px;
    background: color-mix(in oklab, var(--surface) 45%, transparent);
  }
  .state.over > div {
    position: sticky;
    top: 64px;
    padding: 20px 24px;
    border-radius: var(--r2);
    background: var(--raised);
    box-shadow: var(--shadow-2);
  }
`

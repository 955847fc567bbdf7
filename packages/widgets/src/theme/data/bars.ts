import { css } from '../css.ts'

/** The bars of the app, and the list at its side. */
export const barsCss = css`
  .appbar {
    display: flex;
    align-items: center;
    gap: var(--s1);
    height: var(--bar);
    padding: 0 var(--s4);
    background: var(--surface);
    border-bottom: 1px solid var(--line);
  }
  .appbar .brand {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-right: var(--s4);
    color: var(--ink);
    text-decoration: none;
    font-weight: 680;
    font-size: 15px;
    letter-spacing: -0.02em;
  }
  .appbar nav {
    display: flex;
    gap: 2px;
  }
  .appbar nav a {
    display: flex;
    align-items: center;
    height: 32px;
    padding: 0 10px;
    border-radius: var(--r1);
    color: var(--ink-2);
    text-decoration: none;
    font-weight: var(--w-medium);
  }
  .appbar nav a:hover {
    background: var(--hover);
    color: var(--ink);
  }
  .appbar nav a[aria-current] {
    color: var(--ink);
    background: var(--press);
  }
  .appbar .find {
    margin-left: auto;
    width: 232px;
    color: var(--ink-3);
    cursor: pointer;
  }
  .appbar .find .kbds {
    margin-left: auto;
  }
  .mark {
    width: 22px;
    height: 22px;
    flex: none;
    color: var(--accent-solid);
  }
  [data-theme='dark'] .mark {
    color: var(--accent);
  }
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
    background: var(--line-strong);
    margin: 0 4px;
  }
  .bulk {
    display: flex;
    align-items: center;
    gap: 2px;
    height: 44px;
    padding: 0 6px 0 14px;
    border-radius: var(--r2);
    background: light-dark(#26221f, #383533);
    color: #fff;
    box-shadow: var(--shadow-2);
  }
  .bulk .btn {
    background: none;
    box-shadow: none;
    color: #fff;
    padding: 0 10px;
  }
  .bulk .btn svg.i {
    color: rgb(255 255 255/0.72);
  }
  .bulk .btn:hover {
    background: rgb(255 255 255/0.1);
  }
  .bulk .sep {
    width: 1px;
    height: 20px;
    background: rgb(255 255 255/0.2);
    margin: 0 6px;
  }

  .side {
    display: grid;
    gap: 1px;
    align-content: start;
  }
  .side .it {
    white-space: nowrap;
    display: flex;
    align-items: center;
    gap: 8px;
    height: 30px;
    padding: 0 8px;
    border-radius: var(--r1);
    color: var(--ink-2);
    text-decoration: none;
    cursor: pointer;
    min-width: 0;
  }
  .side .it .i {
    color: var(--ink-3);
  }
  .side .it .n {
    margin-left: auto;
    font-size: var(--t12);
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  .side .it:hover {
    background: var(--hover);
  }
  .side .it[aria-current] {
    background: var(--press);
    color: var(--ink);
    font-weight: var(--w-medium);
  }
  .side .it[aria-current] .i {
    color: var(--accent);
  }
  .side .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    height: 28px;
    padding: 0 8px;
    font-size: var(--t12);
    color: var(--ink-3);
    font-weight: var(--w-medium);
  }
`

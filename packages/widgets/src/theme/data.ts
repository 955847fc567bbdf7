import { css } from './css.ts'

/** What holds many things: tables, lists, bars, files, people. */
export const dataCss = css`
  .avatar {
    display: inline-grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border-radius: 50%;
    font-size: 10px;
    font-weight: var(--w-strong);
    letter-spacing: 0.01em;
    flex: none;
    background: var(--av, var(--accent-mid));
    color: var(--avc, var(--accent));
  }
  .avatar.s20 {
    width: 20px;
    height: 20px;
    font-size: 9px;
  }
  .avatar.s32 {
    width: 32px;
    height: 32px;
    font-size: 12px;
  }
  .avatar.s40 {
    width: 40px;
    height: 40px;
    font-size: 14px;
  }
  .av1 {
    --av: light-dark(#dde9e4, #203630);
    --avc: light-dark(#1f5a4a, #93cdb9);
  }
  .av2 {
    --av: light-dark(#e6e3f0, #2b283d);
    --avc: light-dark(#4a4180, #b8b0e6);
  }
  .av3 {
    --av: light-dark(#f3e4d6, #3b2a1b);
    --avc: light-dark(#7c4414, #e5b48a);
  }
  .av4 {
    --av: light-dark(#dbe7f1, #1d2e3c);
    --avc: light-dark(#23547c, #95c2e6);
  }
  .av5 {
    --av: light-dark(#f3dfe7, #3d2230);
    --avc: light-dark(#83264f, #e9a6c2);
  }
  .file {
    display: flex;
    align-items: center;
    gap: 10px;
    min-width: 0;
  }
  .fico {
    width: 28px;
    height: 32px;
    border-radius: 4px;
    background: var(--surface);
    box-shadow: inset 0 0 0 1px var(--line-strong);
    position: relative;
    flex: none;
    display: grid;
    place-items: end center;
    padding-bottom: 5px;
    font: 700 8px/1 var(--font);
    letter-spacing: 0.02em;
    color: var(--ink-2);
  }
  .fico::before {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    width: 8px;
    height: 8px;
    background: linear-gradient(45deg, var(--line-strong) 50%, var(--sunken) 50%);
    border-radius: 0 4px 0 2px;
  }
  .fico.pdf {
    color: var(--bad);
  }
  .fico.doc {
    color: var(--info);
  }

  .table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 0;
    table-layout: fixed;
    font-size: var(--t13);
  }
  .table th {
    position: sticky;
    top: 0;
    z-index: 1;
    height: 32px;
    padding: 0 8px;
    text-align: left;
    font-weight: var(--w-medium);
    font-size: var(--t12);
    color: var(--ink-3);
    background: var(--surface);
    border-bottom: 1px solid var(--line);
    white-space: nowrap;
    user-select: none;
  }
  .table th .i {
    display: inline-block;
    vertical-align: -2px;
    margin-left: 2px;
  }
  .table th[aria-sort] {
    color: var(--ink);
  }
  .table td {
    height: var(--row);
    padding: 0 8px;
    border-bottom: 1px solid light-dark(#f0eeeb, #252322);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .table tbody tr:hover {
    background: var(--hover);
  }
  .table tr[aria-selected='true'] {
    background: var(--accent-weak);
  }
  .table tr.is-cursor {
    background: var(--hover);
  }
  .table tr.is-cursor td {
    box-shadow:
      inset 0 1px 0 var(--line-strong),
      inset 0 -1px 0 var(--line-strong);
  }
  .table tr.is-cursor td:first-child {
    box-shadow:
      inset 2px 0 0 var(--accent),
      inset 0 1px 0 var(--line-strong),
      inset 0 -1px 0 var(--line-strong);
  }
  .table tr.is-cursor[aria-selected='true'] {
    background: var(--accent-mid);
  }
  .table .r {
    text-align: right;
  }

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

  .palette {
    width: min(560px, calc(100vw - 24px));
    border-radius: 12px;
    background: var(--raised);
    box-shadow: var(--shadow-2);
    overflow: hidden;
  }
  .palette .q {
    display: flex;
    align-items: center;
    gap: 10px;
    height: 52px;
    padding: 0 16px;
    border-bottom: 1px solid var(--line);
    font-size: var(--t16);
  }
  .palette .menu {
    box-shadow: none;
    background: none;
    padding: 6px;
  }
  .palette .item {
    height: 36px;
  }
  .palette .pfoot {
    display: flex;
    gap: 16px;
    height: 36px;
    align-items: center;
    padding: 0 16px;
    border-top: 1px solid var(--line);
    color: var(--ink-3);
    font-size: var(--t12);
  }
  .palette .pfoot span {
    display: flex;
    gap: 6px;
    align-items: center;
  }

  @media (prefers-reduced-motion: reduce) {
    .sk {
      animation: none;
      background: var(--press);
    }
    *,
    *::before,
    *::after {
      animation-duration: 0s !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
    }
  }
`

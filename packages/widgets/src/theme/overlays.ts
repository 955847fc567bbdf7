import { below } from './breakpoints.ts'
import { css } from './css.ts'

/** Menus, popovers, dialogs, toasts and tooltips. */
export const overlaysCss = css`
  [popover] {
    position: fixed;
    inset: auto;
    margin: 0;
    padding: 0;
    border: 0;
    overflow: visible;
    color: var(--ink);
  }
  .menu,
  .popover {
    background: var(--raised);
    border-radius: var(--r2);
    box-shadow: var(--shadow-2);
  }
  .menu {
    min-width: 200px;
    padding: 4px;
    max-height: min(420px, 80vh);
    overflow-y: auto;
  }
  .popover[popover] {
    padding: var(--s3);
  }
  .menu[popover] {
    padding: 4px;
    overflow-y: auto;
  }
  .menu .item {
    display: flex;
    align-items: center;
    gap: 8px;
    width: 100%;
    min-height: 32px;
    padding: 0 8px;
    border: 0;
    border-radius: var(--r1);
    background: none;
    color: var(--ink);
    text-align: left;
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
  }
  .menu .item .i {
    color: var(--ink-3);
  }
  .menu .item > .kbd,
  .menu .item > .kbds {
    margin-left: auto;
  }
  .menu .item.on,
  .menu .item:hover,
  .menu .item:focus-visible {
    background: var(--hover);
  }
  .menu .item:focus-visible {
    outline-offset: -2px;
  }
  .menu .item[aria-disabled='true'] {
    color: var(--ink-3);
    cursor: not-allowed;
  }
  .menu .item.bad,
  .menu .item.bad .i {
    color: var(--bad);
  }
  .menu .head {
    padding: 8px 8px 4px;
    font-size: var(--t12);
    color: var(--ink-3);
    font-weight: var(--w-medium);
  }
  .menu .rule {
    height: 1px;
    margin: 4px -4px;
    background: var(--line);
  }
  .dialog {
    width: min(480px, calc(100vw - 32px));
    max-height: calc(100vh - 64px);
    padding: 0;
    border: 0;
    border-radius: var(--r3);
    background: var(--raised);
    color: var(--ink);
    box-shadow: var(--shadow-2);
    overflow: hidden auto;
  }
  .dialog.wide {
    width: min(720px, calc(100vw - 32px));
  }
  .dialog::backdrop {
    background: var(--scrim);
  }
  .dialog[open] {
    animation: dialog-in var(--slow) var(--ease-out);
  }
  @keyframes dialog-in {
    from {
      opacity: 0;
      transform: translateY(8px);
    }
  }
  .dialog .dhead {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 16px 16px 0 20px;
  }
  .dialog .dbody {
    padding: 12px 20px 20px;
  }
  .dialog .dfoot {
    display: flex;
    gap: 8px;
    align-items: center;
    justify-content: flex-end;
    padding: 12px 16px;
    border-top: 1px solid var(--line);
  }
  @media ${below('md')} {
    .dialog,
    .dialog.wide {
      width: 100%;
      max-width: 100%;
      max-height: calc(100% - 32px);
      margin: auto 0 0;
      border-radius: var(--r3) var(--r3) 0 0;
      padding-bottom: env(safe-area-inset-bottom);
    }
    .dialog .dfoot .btn {
      flex: 1;
    }
  }
  .toasts {
    display: grid;
    gap: 8px;
    justify-items: start;
    background: none;
  }
  .toasts[popover] {
    left: 16px;
    bottom: 16px;
    max-width: calc(100vw - 32px);
  }
  .toast {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    padding: 6px 8px 6px 14px;
    border-radius: var(--r2);
    background: var(--inverse);
    color: #fff;
    box-shadow: var(--shadow-2);
    animation: toast-in 300ms var(--ease-out);
  }
  @keyframes toast-in {
    from {
      opacity: 0;
      transform: translateY(8px);
    }
  }
  .toast .btn {
    background: rgb(255 255 255 / 0.12);
    color: #fff;
    box-shadow: none;
  }
  .toast .btn:hover {
    background: rgb(255 255 255 / 0.2);
  }
  .toast .btn svg.i {
    color: rgb(255 255 255 / 0.8);
  }
  .tooltip {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    max-width: 320px;
    min-height: 26px;
    padding: 4px 8px;
    border-radius: var(--r1);
    background: light-dark(#26221f, #413e3b);
    color: #fff;
    font-size: var(--t12);
    line-height: 16px;
    box-shadow: var(--shadow-2);
    pointer-events: none;
  }
  .tooltip[popover] {
    padding: 4px 8px;
    color: #fff;
  }
  .tooltip[popover]:not(:popover-open) {
    display: none;
  }
  .tooltip .kbd,
  .bulk .kbd {
    background: rgb(255 255 255/0.14);
    color: inherit;
    box-shadow: none;
  }
`

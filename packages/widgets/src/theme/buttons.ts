import { css } from './css.ts'

/** Buttons, and the keyboard keys shown in them. */
export const buttonsCss = css`
  .btn {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    height: var(--ctl);
    padding: 0 12px;
    border: 0;
    border-radius: var(--r1);
    background: var(--raised);
    color: var(--ink);
    font-weight: var(--w-medium);
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
    box-shadow:
      inset 0 0 0 1px var(--line-strong),
      0 1px 1px rgb(30 20 10/0.03);
    transition:
      background var(--fast) var(--ease),
      box-shadow var(--fast) var(--ease);
  }
  .btn svg.i {
    color: var(--ink-2);
  }
  .btn:hover {
    background: linear-gradient(var(--hover), var(--hover)), var(--raised);
  }
  .btn:active {
    background: linear-gradient(var(--press), var(--press)), var(--raised);
  }
  .btn.primary {
    background: var(--accent-solid);
    color: var(--on-accent);
    box-shadow:
      inset 0 1px 0 rgb(255 255 255/0.12),
      0 1px 2px rgb(30 20 10/0.14);
  }
  .btn.primary svg.i {
    color: inherit;
  }
  .btn.primary:hover {
    background: var(--accent-solid-hover);
  }
  .btn.ghost {
    background: transparent;
    box-shadow: none;
    color: var(--ink-2);
  }
  .btn.ghost:hover {
    background: var(--hover);
    color: var(--ink);
  }
  .btn.ghost[aria-pressed='true'],
  .btn.ghost.on {
    background: var(--press);
    color: var(--ink);
  }
  .btn.danger {
    background: var(--bad-solid);
    color: #fff;
    box-shadow: inset 0 1px 0 rgb(255 255 255/0.12);
  }
  .btn.danger svg.i {
    color: inherit;
  }
  .btn.link {
    background: none;
    box-shadow: none;
    padding: 0;
    height: auto;
    color: var(--accent);
  }
  .btn.sm {
    height: var(--ctl-sm);
    padding: 0 8px;
    font-size: var(--t12);
  }
  .btn.lg {
    height: var(--ctl-lg);
    padding: 0 16px;
    font-size: var(--t14);
  }
  .btn.block {
    width: 100%;
  }
  .btn.icon {
    width: var(--ctl);
    padding: 0;
  }
  .btn.icon.sm {
    width: var(--ctl-sm);
  }
  .btn[disabled] {
    opacity: 1;
    color: var(--ink-3);
    background: var(--sunken);
    box-shadow: inset 0 0 0 1px var(--line);
    cursor: not-allowed;
  }
  .btn.ghost[disabled] {
    background: none;
    box-shadow: none;
  }
  .btn[aria-busy='true'] {
    opacity: 0.85;
    cursor: progress;
  }
  .spin {
    width: 14px;
    height: 14px;
    border-radius: 50%;
    border: 2px solid color-mix(in oklab, currentColor 28%, transparent);
    border-top-color: currentColor;
    animation: spin 0.8s linear infinite;
    flex: none;
  }
  @keyframes spin {
    to {
      transform: rotate(1turn);
    }
  }
  .kbd {
    display: inline-grid;
    place-items: center;
    min-width: 18px;
    height: 18px;
    padding: 0 4px;
    border-radius: 4px;
    font: var(--w-medium) 11px/1 var(--font);
    color: var(--ink-2);
    background: var(--surface);
    box-shadow:
      inset 0 0 0 1px var(--line-strong),
      0 1px 0 var(--line-strong);
  }
  .kbds {
    display: inline-flex;
    gap: 4px;
  }
`

import { css } from './css.ts'

/** Buttons, fields, choices: what is pressed and typed into. */
export const controlsCss = css`
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
  .btngroup {
    display: inline-flex;
  }
  .btngroup .btn {
    border-radius: 0;
    margin-left: -1px;
  }
  .btngroup .btn:first-child {
    border-radius: var(--r1) 0 0 var(--r1);
    margin: 0;
  }
  .btngroup .btn:last-child {
    border-radius: 0 var(--r1) var(--r1) 0;
  }
  .btngroup .btn.primary + .btn.primary {
    box-shadow: inset 1px 0 0 rgb(255 255 255/0.25);
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

  .field {
    display: grid;
    align-content: start;
    gap: 6px;
  }
  .field > label,
  .flabel {
    font-weight: var(--w-medium);
    font-size: var(--t13);
  }
  .field > legend {
    padding: 0;
    margin-bottom: 6px;
  }
  .field .hint {
    font-size: var(--t12);
    line-height: var(--l12);
    color: var(--ink-3);
  }
  .field .err {
    font-size: var(--t12);
    line-height: var(--l12);
    color: var(--bad);
    display: flex;
    gap: 4px;
    align-items: center;
  }
  .input {
    display: flex;
    align-items: center;
    gap: 6px;
    width: 100%;
    height: var(--ctl);
    padding: 0 10px;
    border: 0;
    border-radius: var(--r1);
    background: var(--surface);
    box-shadow: inset 0 0 0 1px var(--line-control);
    color: var(--ink);
    min-width: 0;
  }
  .input.lg {
    height: var(--ctl-lg);
    font-size: var(--t14);
    padding: 0 12px;
  }
  .input.sm {
    height: var(--ctl-sm);
    font-size: var(--t12);
    padding: 0 8px;
  }
  .input.quiet {
    box-shadow: inset 0 0 0 1px var(--line-strong);
    background: var(--surface);
  }
  textarea.input {
    height: auto;
    padding: 8px 10px;
    resize: vertical;
    line-height: var(--l13);
  }
  .input input {
    border: 0;
    background: none;
    outline: 0;
    flex: 1;
    min-width: 0;
    padding: 0;
  }
  .input svg.i {
    color: var(--ink-3);
  }
  .input:focus,
  .input:focus-within {
    outline: 2px solid var(--focus);
    outline-offset: 0;
  }
  .input.bad {
    box-shadow:
      inset 0 0 0 1px var(--bad),
      inset 0 0 0 2px var(--bad-weak);
  }
  .input::placeholder,
  .input input::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  .select {
    justify-content: space-between;
    cursor: pointer;
    text-align: left;
  }
  .input select {
    appearance: none;
    flex: 1;
    min-width: 0;
    height: 100%;
    margin: 0 -26px 0 -10px;
    padding: 0 30px 0 10px;
    border: 0;
    outline: 0;
    background: none;
    cursor: pointer;
    text-overflow: ellipsis;
  }
  .input select + svg.i {
    pointer-events: none;
  }
  .input select option {
    background: var(--raised);
    color: var(--ink);
  }
  .affix {
    color: var(--ink-3);
  }
  .swatch {
    width: 16px;
    height: 16px;
    border-radius: 4px;
    flex: none;
    box-shadow: inset 0 0 0 1px rgb(0 0 0/0.15);
  }

  .check {
    appearance: none;
    width: 16px;
    height: 16px;
    margin: 0;
    border-radius: 4px;
    background: var(--surface);
    box-shadow: inset 0 0 0 1.5px var(--line-control);
    display: inline-grid;
    place-items: center;
    flex: none;
    cursor: pointer;
    vertical-align: middle;
  }
  .check:checked,
  .check.mixed {
    background: var(--accent-solid);
    box-shadow: none;
  }
  .check:checked::after {
    content: '';
    width: 9px;
    height: 5px;
    border: solid #fff;
    border-width: 0 0 1.8px 1.8px;
    transform: translateY(-1px) rotate(-45deg);
  }
  .check.mixed::after {
    content: '';
    width: 8px;
    height: 1.8px;
    background: #fff;
    border-radius: 1px;
  }
  .check.radio {
    border-radius: 50%;
  }
  .check.radio:checked::after {
    width: 6px;
    height: 6px;
    border: 0;
    border-radius: 50%;
    background: #fff;
    transform: none;
  }
  .switch {
    appearance: none;
    width: 30px;
    height: 18px;
    margin: 0;
    border-radius: 9px;
    background: var(--line-control);
    position: relative;
    flex: none;
    cursor: pointer;
    transition: background var(--base) var(--ease);
  }
  .switch::after {
    content: '';
    position: absolute;
    left: 2px;
    top: 2px;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: #fff;
    box-shadow: 0 1px 2px rgb(0 0 0/0.3);
    transition: transform var(--base) var(--ease);
  }
  .switch:checked {
    background: var(--accent-solid);
  }
  .switch:checked::after {
    transform: translateX(12px);
  }
  .opt {
    display: flex;
    gap: 10px;
    align-items: flex-start;
  }
  .opt .hint {
    display: block;
    font-size: var(--t12);
    line-height: var(--l12);
    color: var(--ink-3);
  }
  .opt .check,
  .opt .switch {
    margin-top: 2px;
  }

  .seg {
    display: inline-flex;
    padding: 2px;
    border-radius: 8px;
    background: var(--press);
    gap: 1px;
  }
  .seg > * {
    height: calc(var(--ctl) - 4px);
    padding: 0 10px;
    border: 0;
    border-radius: var(--r1);
    background: none;
    color: var(--ink-2);
    font-weight: var(--w-medium);
    display: inline-flex;
    align-items: center;
    gap: 6px;
    cursor: pointer;
  }
  .seg > [aria-pressed='true'],
  .seg > .on {
    background: light-dark(var(--surface), var(--line-strong));
    color: var(--ink);
    box-shadow: var(--shadow-1);
  }
  .seg.sm > * {
    height: calc(var(--ctl-sm) - 4px);
    font-size: var(--t12);
    padding: 0 8px;
  }
  .tabs {
    display: flex;
    gap: var(--s4);
    border-bottom: 1px solid var(--line);
    padding: 0 var(--s4);
  }
  .tabs > * {
    height: 40px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--ink-2);
    font-weight: var(--w-medium);
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    cursor: pointer;
    text-decoration: none;
    white-space: nowrap;
  }
  .tabs > [aria-selected='true'] {
    color: var(--ink);
  }
  .tabs > [aria-selected='true']::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    bottom: -1px;
    height: 2px;
    background: var(--accent);
    border-radius: 2px 2px 0 0;
  }
  .tabs .count {
    color: var(--ink-3);
    font-size: var(--t12);
  }
`

import { css } from './css.ts'

/** Controls for typing and choosing: fields, checks, switches, tabs. */
export const fieldsCss = css`
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

import { css } from './css.ts'

/** Badges, status, chips and notes. */
export const feedbackCss = css`
  .badge {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    height: 20px;
    padding: 0 6px;
    border-radius: var(--r1);
    font-size: var(--t12);
    line-height: 1;
    font-weight: var(--w-medium);
    background: var(--hover);
    color: var(--ink-2);
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .badge.line {
    background: none;
    box-shadow: inset 0 0 0 1px var(--line-strong);
  }
  .badge.ok,
  .pill.ok {
    background: var(--ok-weak);
    color: var(--ok);
  }
  .badge.warn,
  .pill.warn {
    background: var(--warn-weak);
    color: var(--warn);
  }
  .badge.bad,
  .pill.bad {
    background: var(--bad-weak);
    color: var(--bad);
  }
  .badge.info,
  .pill.info {
    background: var(--info-weak);
    color: var(--info);
  }
  .badge.accent,
  .pill.accent {
    background: var(--accent-weak);
    color: var(--accent);
  }
  .pill {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    height: 24px;
    padding: 0 10px 0 8px;
    border-radius: var(--r-full);
    font-size: var(--t12);
    font-weight: var(--w-medium);
    background: var(--hover);
    color: var(--ink-2);
    white-space: nowrap;
  }
  .st {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    white-space: nowrap;
  }
  .st svg {
    width: 14px;
    height: 14px;
    flex: none;
  }
  .st svg .cut {
    stroke: var(--surface);
    stroke-width: 2.5;
  }
  .st.processing svg,
  .st.archived svg {
    color: var(--ink-3);
  }
  .st.new svg {
    color: var(--info);
  }
  .st.in-review svg {
    color: var(--warn-mark);
  }
  .st.ready svg {
    color: var(--ok);
  }
  .st.sent svg {
    color: var(--accent);
  }
  .st.failed svg {
    color: var(--bad);
  }
  .st.failed {
    color: var(--bad);
  }
  .st.processing,
  .st.archived {
    color: var(--ink-2);
  }
  .chip {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    height: 24px;
    padding: 0 8px;
    border-radius: var(--r1);
    background: var(--surface);
    box-shadow: inset 0 0 0 1px var(--line-strong);
    font-size: var(--t12);
    font-weight: var(--w-medium);
    white-space: nowrap;
  }
  .chip b {
    font-weight: var(--w-medium);
    color: var(--ink);
  }
  .chip {
    color: var(--ink-2);
  }
  .chip svg.i {
    color: var(--ink-3);
  }
  .chip.tag {
    background: var(--accent-weak);
    color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent-line);
  }
  .note {
    display: flex;
    gap: 10px;
    padding: 10px 12px;
    border-radius: var(--r1);
    background: var(--sunken);
    font-size: var(--t13);
  }
  .note .i {
    margin-top: 2px;
    flex: none;
  }
  .note.warn {
    background: var(--warn-weak);
    box-shadow: inset 0 0 0 1px var(--warn-line);
  }
  .note.warn > .i {
    color: var(--warn);
  }
  .note.bad {
    background: var(--bad-weak);
    box-shadow: inset 0 0 0 1px var(--bad-line);
  }
  .note.bad > .i {
    color: var(--bad);
  }
  .note.info {
    background: var(--info-weak);
    box-shadow: inset 0 0 0 1px var(--info-line);
  }
  .note.info > .i {
    color: var(--info);
  }
  .note.ok {
    background: var(--ok-weak);
    box-shadow: inset 0 0 0 1px var(--ok-line);
  }
  .note.ok > .i {
    color: var(--ok);
  }
`

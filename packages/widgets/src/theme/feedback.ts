import { css } from './css.ts'

/** What tells: badges, status, progress, skeletons, notes. */
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
  .tooltip .kbd,
  .bulk .kbd {
    background: rgb(255 255 255/0.14);
    color: inherit;
    box-shadow: none;
  }

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
  .sk {
    border-radius: 4px;
    background: linear-gradient(90deg, var(--press) 25%, var(--hover) 50%, var(--press) 75%);
    background-size: 300% 100%;
    animation: sk 1.6s linear infinite;
  }
  @keyframes sk {
    from {
      background-position: 150% 0;
    }
    to {
      background-position: -150% 0;
    }
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

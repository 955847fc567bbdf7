import { css } from './css.ts'

/** The document on its background, and the marks drawn on it. */
export const paperCss = css`
  .desk {
    background: var(--desk);
  }
  .sheet {
    background: #fff;
    color-scheme: light;
    box-shadow:
      0 1px 3px rgb(40 30 20/0.12),
      0 10px 30px -12px rgb(40 30 20/0.26);
    position: relative;
  }
  [data-theme='dark'] .sheet {
    box-shadow:
      0 1px 3px #000,
      0 10px 30px -8px #000;
  }
  [data-theme='dark'] .sheet {
    filter: brightness(0.94);
  }

  .ins {
    background: var(--ok-weak);
    color: var(--ok);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 2px;
    border-radius: 2px;
    padding: 0 1px;
  }
  .del {
    background: var(--bad-weak);
    color: var(--bad);
    text-decoration: line-through;
    text-decoration-thickness: 1px;
    border-radius: 2px;
    padding: 0 1px;
  }
  .ungrounded {
    background: var(--warn-weak);
    color: var(--warn);
    box-shadow: inset 0 -2px 0 var(--warn-mark);
    border-radius: 2px;
    padding: 0 2px;
    font-weight: 600;
  }
  .unsure {
    background: var(--warn-weak);
    box-shadow: inset 0 -2px 0 var(--warn-mark);
    border-radius: 2px 2px 0 0;
  }
  .srcbox {
    outline: 2px solid var(--accent);
    outline-offset: 3px;
    border-radius: 2px;
    background: color-mix(in oklab, var(--accent) 9%, transparent);
  }
`

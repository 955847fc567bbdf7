import { css } from '../theme/css.ts'

/**
 * The editor looks like the paper. Its own kinds of line (`p`, `ol > li[data-list]`, `[data-entry]`) use the same
 * custom properties as the drawn lines, so that opening a section moves as little as possible.
 */
export const editorStyles = css`
  .ql-container {
    position: relative;
  }
  .ql-editor {
    outline: none;
    white-space: pre-wrap;
    tab-size: 4;
    cursor: text;
    caret-color: currentColor;
    counter-reset: list-0 list-1 list-2;
  }
  .ql-editor p + p {
    margin-top: 6px;
  }
  .ql-editor p,
  .ql-editor h2,
  .ql-editor h3 {
    counter-set: list-0 list-1 list-2;
  }
  .tabard-paper .ql-editor h2,
  .tabard-paper .ql-editor h3 {
    margin: 10px 0 3px;
    font-size: 1.04em;
  }
  .ql-editor strong {
    font-weight: 650;
  }
  .ql-editor a {
    color: inherit;
    text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
  }
  .tabard-paper .ql-editor [data-entry='title'] {
    margin-top: 0;
    font-size: 1.08em;
    line-height: 1.35;
    font-weight: 650;
  }
  .tabard-paper .ql-editor * + [data-entry='title'] {
    margin-top: 14px;
  }
  .tabard-paper .ql-editor [data-entry='organisation'],
  .tabard-paper .ql-editor [data-entry='dates'] {
    margin-top: 0;
    color: var(--p-quiet);
  }
  .tabard-paper.entries-timeline .ql-editor:has(> [data-entry]) {
    padding-inline-start: 18px;
  }
  .tabard-paper.entries-timeline .ql-editor [data-entry='title'] {
    position: relative;
  }
  .tabard-paper.entries-timeline .ql-editor [data-entry='title']::before {
    content: '';
    position: absolute;
    inset-inline-start: -18px;
    top: 0.4em;
    width: 9px;
    height: 9px;
    border: 2px solid var(--p-brand);
    border-radius: 50%;
  }
  .tabard-paper .ql-editor [data-entry] + p:not([data-entry]),
  .tabard-paper .ql-editor [data-entry] + ol {
    margin-top: 3px;
  }
  .tabard-paper .ql-editor [data-kept-back] {
    color: var(--p-quiet);
    text-decoration: underline dotted;
    text-underline-offset: 3px;
  }
  .tabard-paper .ql-editor li[data-list] {
    position: relative;
    margin-top: 4px;
    padding-inline-start: 16px;
    list-style: none;
  }
  .ql-ui {
    position: absolute;
    inset-inline-start: 0;
    user-select: none;
  }
  .tabard-paper .ql-editor li[data-list='bullet'] > .ql-ui {
    inset-inline-start: 3px;
    top: 0.62em;
    width: 0.32em;
    height: 0.32em;
    border-radius: 50%;
    background: var(--p-brand);
  }
  .tabard-paper.bullets-square .ql-editor li[data-list='bullet'] > .ql-ui {
    border-radius: 0;
    background: var(--p-accent);
  }
  .tabard-paper.bullets-dash .ql-editor li[data-list='bullet'] > .ql-ui {
    inset-inline-start: 1px;
    top: 0.74em;
    width: 0.5em;
    height: 1.5px;
    border-radius: 0;
  }
  .tabard-paper .ql-editor li[data-list='ordered'] {
    padding-inline-start: 24px;
  }
  .ql-editor li[data-list='ordered'] {
    counter-increment: list-0;
    counter-set: list-1 list-2;
  }
  .ql-editor li[data-list='ordered'] > .ql-ui::before {
    content: counter(list-0) '.';
    color: var(--p-brandText);
  }
  .ql-editor li[data-list='ordered'].ql-indent-1 {
    counter-increment: list-1;
  }
  .ql-editor li[data-list='ordered'].ql-indent-1 > .ql-ui::before {
    content: counter(list-1) '.';
  }
  .ql-editor li[data-list='ordered'].ql-indent-2 {
    counter-increment: list-2;
  }
  .ql-editor li[data-list='ordered'].ql-indent-2 > .ql-ui::before {
    content: counter(list-2) '.';
  }
  .tabard-paper .ql-editor .ql-indent-1 {
    margin-inline-start: 18px;
  }
  .tabard-paper .ql-editor .ql-indent-2 {
    margin-inline-start: 36px;
  }
  .tabard-paper .ql-editor .ql-indent-3 {
    margin-inline-start: 54px;
  }
  .tabard-paper .ql-editor :is(.ql-indent-4, .ql-indent-5, .ql-indent-6, .ql-indent-7, .ql-indent-8) {
    margin-inline-start: 72px;
  }
  .ql-align-center {
    text-align: center;
  }
  .ql-align-right {
    text-align: end;
  }
  .ql-align-justify {
    text-align: justify;
  }
  .tabard-paper.items-ruled .side .ql-editor > p,
  .tabard-paper.items-ruled .side .ql-editor li {
    margin-top: 0;
    padding-block: 6px;
    border-top: 1px solid var(--p-line);
  }
  .ql-editor [class^='chip-'] {
    padding: 0 3px;
    border-radius: 3px;
    background: color-mix(in srgb, var(--p-brand) 9%, transparent);
    box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--p-brand) 26%, transparent);
  }
  .chip-candidate-name::before {
    content: var(--chip-candidate-name);
  }
  .chip-identifier::before {
    content: var(--chip-identifier);
  }
  .chip-tag::before {
    content: attr(data-value);
  }
  .chip-embed-card::before {
    content: var(--chip-embed-card);
  }
`

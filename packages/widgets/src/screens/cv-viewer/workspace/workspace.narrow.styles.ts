import { below } from '../../../theme/breakpoints.ts'
import { css } from '../../../theme/css.ts'

/** The workspace on narrow screens. These rules override all others, so they come last. */
export const narrowStyles = css`
  .cv-mobile {
    display: none;
  }
  .btn.cv-bar-panel,
  .cv-panel-bar {
    display: none;
  }
  @container tabard (max-width: 1079px) {
    .cv-panel {
      display: none;
    }
    .btn.cv-bar-panel {
      display: inline-flex;
    }
    .cv-work.has-panel .cv-panel {
      position: absolute;
      inset: 48px 0 0 auto;
      z-index: 5;
      display: flex;
      width: min(340px, 100%);
      box-shadow: var(--shadow-2);
    }
    .cv-work.has-panel .cv-panel-close {
      position: absolute;
      top: 6px;
      right: 6px;
      z-index: 2;
      display: block;
    }
  }
  @container tabard ${below('md')} {
    .cv-rail,
    .btn.cv-bar-panel {
      display: none;
    }
    .cv-panel-bar {
      display: flex;
      gap: 8px;
      margin-bottom: 8px;
    }
    .cv-panel-bar .cv-bar-wide {
      display: contents;
    }
    .cv-bar {
      padding: 0 8px 0 12px;
    }
    .cv-bar .cv-bar-wide,
    .cv-bar > .cv-status,
    .cv-bar .cv-save [role='status'] {
      display: none;
    }
    .cv-save.is-offline [role='status'],
    .cv-save.is-failed [role='status'] {
      display: inline;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .cv-mobile {
      position: static;
      display: grid;
      grid-auto-columns: 1fr;
      grid-auto-flow: column;
      height: 56px;
      background: var(--surface);
      border-top: 1px solid var(--line);
    }
    .cv-mobile .btn.cv-tool {
      flex-direction: column;
      gap: 3px;
      height: 56px;
      padding: 0;
      border-radius: 0;
      font-size: var(--t12);
      line-height: 14px;
    }
    .cv-mobile .btn.cv-tool.is-on {
      background: none;
      color: var(--accent);
    }
    .cv-mobile .btn.cv-tool.is-on svg.i {
      color: inherit;
    }
    .cv-work.has-sections .cv-rail,
    .cv-work.has-panel .cv-panel {
      position: absolute;
      inset: auto 0 56px;
      z-index: 5;
      display: flex;
      width: 100%;
      max-height: 70%;
      border: 0;
      border-radius: var(--r3) var(--r3) 0 0;
      background: var(--raised);
      box-shadow: var(--shadow-2);
    }
    .cv-work.has-panel .cv-panel > .tabs {
      background: var(--raised);
    }
    .cv-rail-item .btn.cv-rail-more {
      opacity: 1;
    }
    .cv-rail-name {
      height: 44px;
    }
    .cv-field {
      min-height: 44px;
    }
    .cv-field input {
      height: 40px;
    }
    .cv-tools-track {
      position: fixed;
      inset: auto 0 56px !important;
      width: auto !important;
      height: auto !important;
    }
    .cv-ring {
      display: none;
    }
    .section.is-editing {
      outline: 1.5px solid var(--accent-solid);
      outline-offset: 8px;
      border-radius: 2px;
    }
    .cv-toolbar {
      position: static;
      width: auto;
      max-width: none;
      margin: 0 8px 8px;
      overflow-x: auto;
      scrollbar-width: none;
    }
    .cv-toolbar :is(.btn, .sep) {
      flex: none;
    }
    .cv-link-form {
      min-width: 0;
      width: 100%;
    }
    .cv-share {
      grid-template-columns: minmax(0, 1fr);
    }
    .cv-share-side {
      margin: 0 -20px -20px;
    }
    .cv-share-safe {
      display: none;
    }
    .cv-preview {
      width: 100%;
      height: calc(100% - 32px);
    }
    .cv-preview-pages {
      padding: 12px;
    }
  }
`

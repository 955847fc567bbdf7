import { css } from '../../../theme/css.ts'
import { editorStyles } from '../../../editor/editor.styles.ts'

const workspaceCss = css`
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
    margin: 0 4px;
    background: var(--line-strong);
  }
  .cv-bar-name {
    margin-right: 4px;
    font-size: var(--t14);
    font-weight: var(--w-strong);
    letter-spacing: -0.01em;
  }
  .cv-bar-wide {
    display: contents;
  }
  .btn.cv-status {
    width: auto;
    height: 26px;
    padding: 0 8px;
    background: var(--hover);
    color: var(--ink);
    font-size: var(--t12);
  }
  .btn.cv-status svg.i.s12 {
    color: var(--ink-3);
  }
  .btn.cv-status .new svg.i {
    color: var(--info);
  }
  .btn.cv-status .in-review svg.i {
    color: var(--warn-mark);
  }
  .btn.cv-status .ready svg.i {
    color: var(--ok);
  }
  .btn.cv-status .sent svg.i {
    color: var(--accent);
  }
  .cv-save {
    display: flex;
    align-items: center;
    gap: 6px;
    min-width: 0;
    margin-left: 8px;
    color: var(--ink-3);
    font-size: var(--t12);
    white-space: nowrap;
  }
  .cv-save .spin {
    width: 12px;
    height: 12px;
  }
  .cv-save.is-offline {
    color: var(--warn);
  }
  .cv-save.is-failed {
    color: var(--bad);
  }
  .cv-sep {
    width: 1px;
    height: 20px;
    margin: 0 6px;
    background: var(--line);
  }
  .cv-bar > .btn.primary {
    margin-left: 4px;
  }
  .cv-bar .btn.ghost[disabled] {
    background: none;
    box-shadow: none;
    opacity: 0.6;
  }
  .cv-list-words {
    display: grid;
    gap: 8px;
    max-width: 240px;
    padding: 8px;
  }
  .cv-build {
    position: relative;
    flex: none;
    width: 20px;
    height: 26px;
    border-radius: 2px;
    overflow: hidden;
    background: #fff;
    box-shadow: inset 0 0 0 1px var(--line-strong);
  }
  .cv-build::before,
  .cv-build::after {
    content: '';
    position: absolute;
  }
  .cv-build.head-band::before {
    inset: 0 0 auto;
    height: 9px;
    background: var(--accent-solid);
  }
  .cv-build.head-plain::before,
  .cv-build.head-centred::before {
    inset: 4px 4px auto;
    height: 2px;
    background: #5a5651;
  }
  .cv-build.head-centred::before {
    inset: 4px 6px auto;
  }
  .cv-build.is-sidebar-left::after {
    inset: 0 auto 0 0;
    width: 6px;
    background: color-mix(in oklab, var(--accent-solid) 22%, #fff);
  }
  .cv-build.is-sidebar-right::after {
    inset: 12px 3px 3px auto;
    width: 4px;
    background: #dcd8d3;
  }
  .cv-build.is-single::after {
    inset: 12px 4px 4px;
    background: repeating-linear-gradient(#dcd8d3 0 1px, transparent 1px 3px);
  }

  .cv-rail {
    display: flex;
    flex-direction: column;
    gap: 2px;
    min-height: 0;
    padding: 12px 8px;
    overflow: auto;
  }
  .cv-rail-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 28px;
    padding: 0 0 0 8px;
  }
  h2.cv-rail-head {
    margin-top: 12px;
  }
  .cv-rail-list {
    display: grid;
    gap: 1px;
  }
  .cv-rail-none {
    padding: 8px;
  }
  .cv-rail-item {
    position: relative;
    display: flex;
    align-items: center;
    min-width: 0;
    border-radius: var(--r1);
  }
  .cv-rail-item:hover {
    background: var(--hover);
  }
  .cv-rail-item:has([aria-current]) {
    background: var(--press);
  }
  .cv-rail-item.is-over {
    box-shadow: 0 -2px 0 var(--accent);
  }
  .cv-rail-name {
    flex: 1;
    min-width: 0;
    height: 30px;
    padding: 0 4px 0 20px;
    border: 0;
    border-radius: var(--r1);
    background: none;
    color: var(--ink-2);
    text-align: left;
    cursor: pointer;
  }
  .cv-rail-name[aria-current] {
    color: var(--ink);
    font-weight: var(--w-medium);
  }
  .cv-rail-item.is-hidden .cv-rail-name {
    color: var(--ink-3);
    cursor: default;
  }
  .cv-grip {
    position: absolute;
    left: 3px;
    color: var(--ink-3);
    opacity: 0;
    cursor: grab;
  }
  .cv-rail-item:hover .cv-grip,
  .cv-rail-item:has([aria-current]) .cv-grip {
    opacity: 1;
  }
  .cv-rail-item .btn.cv-rail-more {
    opacity: 0;
  }
  .cv-rail-item:hover .cv-rail-more,
  .cv-rail-item:focus-within .cv-rail-more,
  .cv-rail-item.is-hidden .cv-rail-more,
  .cv-rail-more[aria-expanded='true'] {
    opacity: 1;
  }
  .cv-dot {
    flex: none;
    width: 6px;
    height: 6px;
    margin: 0 4px;
    border-radius: 50%;
    background: var(--warn-mark);
  }
  .cv-rename {
    width: calc(100% - 8px);
    margin: 1px 4px;
  }
  .cv-meter {
    display: grid;
    gap: 4px;
    flex: none;
    margin-top: auto;
    padding: 10px 8px 0;
    border: 0;
    border-top: 1px solid var(--line);
    background: none;
    color: var(--ink-2);
    font-size: var(--t12);
    line-height: var(--l12);
    text-align: left;
    cursor: pointer;
  }
  .cv-meter:hover {
    color: var(--ink);
  }
  .cv-meter-line {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  .cv-meter b {
    color: var(--ink);
    font-weight: var(--w-medium);
  }

  .cv-stage.can-edit [data-section][tabindex] {
    position: relative;
    cursor: text;
  }
  .cv-stage.can-edit [data-section][tabindex]::after {
    content: '';
    position: absolute;
    inset: -8px -10px;
    border-radius: 4px;
    pointer-events: none;
  }
  .cv-stage.can-edit [data-section][tabindex]:hover::after {
    box-shadow: 0 0 0 1px color-mix(in oklab, var(--accent-solid) 40%, transparent);
  }
  .cv-stage.can-edit [data-section][tabindex]:focus-visible {
    outline: none;
  }
  .cv-stage.can-edit [data-section][tabindex]:focus-visible::after {
    box-shadow: 0 0 0 2px var(--focus);
  }
  .cv-stage.can-edit .head {
    cursor: pointer;
  }
  .cv-stage [data-empty] .content {
    opacity: 0.62;
    font-style: italic;
  }
  .cv-tools-track {
    position: absolute;
    z-index: 2;
    pointer-events: none;
  }
  .cv-ring {
    position: absolute;
    inset: -9px -11px;
    border-radius: 4px;
    box-shadow: 0 0 0 1.5px var(--accent-solid);
  }
  .cv-toolbar {
    position: sticky;
    top: 8px;
    width: max-content;
    max-width: min(560px, 100cqw);
    margin: -56px 0 0 -11px;
    pointer-events: auto;
  }
  .cv-line-kind {
    min-width: 76px;
    justify-content: space-between;
  }
  .cv-link-form {
    display: flex;
    align-items: flex-start;
    gap: 4px;
    min-width: 320px;
  }
  .cv-link-form .field {
    flex: 1;
  }
  .cv-marker {
    position: absolute;
    left: -12px;
    right: -12px;
    height: 0;
    border-top: 1px dashed color-mix(in oklab, var(--ink-3) 72%, transparent);
    pointer-events: none;
  }
  .cv-marker span {
    position: absolute;
    right: 0;
    top: -9px;
    padding: 0 6px;
    border-radius: 4px;
    background: var(--raised);
    color: var(--ink-2);
    font-size: 11px;
    line-height: 18px;
    box-shadow: var(--shadow-1);
  }
  .cv-zoom {
    position: sticky;
    bottom: 12px;
    z-index: 1;
    display: flex;
    width: max-content;
    margin: 0 12px 12px auto;
    border-radius: var(--r1);
    background: var(--raised);
    box-shadow: var(--shadow-1);
  }

  .cv-panel {
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
    overflow: auto;
  }
  .cv-panel > .tabs {
    position: sticky;
    top: 0;
    z-index: 1;
    flex: none;
    background: var(--surface);
  }
  .cv-panel-close {
    display: none;
  }
  .cv-panel-body {
    padding: 8px 16px 24px;
  }
  .cv-field {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px;
    min-height: 32px;
  }
  .cv-field label,
  .cv-facts dt {
    color: var(--ink-3);
    font-size: var(--t12);
  }
  .cv-field input {
    width: 100%;
    height: 28px;
    min-width: 0;
    padding: 0 8px;
    border: 0;
    border-radius: var(--r1);
    background: none;
    text-overflow: ellipsis;
  }
  .cv-field input::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  .cv-field input:hover {
    background: var(--hover);
  }
  .cv-field input:focus {
    background: var(--surface);
    outline: 2px solid var(--focus);
    outline-offset: -1px;
  }
  .cv-field.is-unsure input {
    background: var(--warn-weak);
    box-shadow: inset 0 -2px 0 var(--warn-mark);
    border-radius: var(--r1) var(--r1) 0 0;
  }
  .cv-field-value {
    padding: 0 8px;
  }
  .cv-facts {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr);
    gap: 0 4px;
    align-items: center;
  }
  .cv-facts dt,
  .cv-facts dd {
    min-height: 30px;
    line-height: 30px;
  }
  .cv-facts dd {
    padding-left: 8px;
  }
  .cv-group {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 32px;
    margin-top: 12px;
    font-weight: var(--w-strong);
  }
  .cv-note {
    margin-top: 6px;
  }
  .cv-original {
    margin-top: 8px;
  }
  .unsure {
    background: var(--warn-weak);
    box-shadow: inset 0 -2px 0 var(--warn-mark);
  }
  .cv-read li {
    display: grid;
    grid-template-columns: 76px minmax(0, 1fr) auto;
    gap: 8px;
    align-items: center;
    min-height: 30px;
    border-top: 1px solid var(--line-weak);
  }
  .cv-unplaced li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 32px;
    border-top: 1px solid var(--line-weak);
    overflow-wrap: anywhere;
  }
  .cv-links-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  .cv-links-head .cv-group {
    margin: 0;
  }
  .cv-links li {
    display: grid;
    gap: 2px;
    padding: 10px 0;
    border-top: 1px solid var(--line);
  }
  .cv-panel .empty {
    padding: 24px 0;
  }

  .cv-share {
    display: grid;
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    gap: 24px;
  }
  .cv-share-form {
    display: grid;
    gap: 20px;
    align-content: start;
  }
  .cv-share-side {
    display: grid;
    gap: 8px;
    align-content: start;
    margin: -12px -20px -20px 0;
    padding: 12px 20px 20px;
    background: var(--sunken);
  }
  .cv-mini {
    overflow: hidden;
    border-radius: var(--r1);
    background: #fff;
    color: #1d1b19;
    box-shadow: var(--shadow-1);
  }
  .cv-mini-band {
    display: grid;
    gap: 2px;
    padding: 14px 16px;
    background: var(--accent-solid);
    color: #fff;
  }
  .cv-mini-band b {
    font-size: var(--t16);
    line-height: var(--l16);
  }
  .cv-mini-body {
    display: grid;
    gap: 4px;
    padding: 12px 16px 0;
    font-size: var(--t12);
    line-height: 17px;
  }
  .cv-mini-body b {
    color: var(--accent-solid);
  }
  .cv-mini-body p {
    max-height: 104px;
    overflow: hidden;
    mask-image: linear-gradient(#000 70%, transparent);
  }
  .cv-share-safe {
    display: flex;
    align-items: center;
    gap: 6px;
    margin-right: auto;
    color: var(--ink-3);
    font-size: var(--t12);
  }
  .cv-preview {
    width: min(900px, calc(100vw - 32px));
    height: calc(100vh - 64px);
    overflow: hidden;
  }
  .cv-preview[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
  }
  .cv-preview .dhead {
    padding-bottom: 12px;
    border-bottom: 1px solid var(--line);
  }
  .cv-preview-pages {
    display: grid;
    gap: 20px;
    justify-items: center;
    align-content: start;
    padding: 20px;
    overflow: auto;
    background: var(--desk);
  }
  .cv-preview-page {
    display: grid;
    gap: 6px;
    justify-items: center;
    width: min(720px, 100%);
  }
  .cv-preview-page > canvas,
  .cv-preview-page > .sk {
    width: 100%;
    aspect-ratio: 210 / 297;
    background-color: #fff;
    box-shadow: var(--shadow-1);
  }

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
  @container tabard (max-width: 767px) {
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

export const workspaceStyles = `${workspaceCss}\n${editorStyles}`

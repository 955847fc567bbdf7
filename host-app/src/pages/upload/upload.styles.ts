import { css } from '@tabard/widgets/theme'

export const uploadCss = css`
  .upload-page {
    min-height: 0;
    overflow-y: auto;
    background: var(--bg);
  }
  .upload-column {
    display: grid;
    gap: 16px;
    max-width: 640px;
    margin: 0 auto;
    padding: 24px 16px 48px;
  }
  .upload-back {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    justify-self: start;
    margin-bottom: -12px;
    color: var(--ink-2);
    font-size: var(--t12);
    text-decoration: none;
  }
  .upload-back:hover {
    color: var(--ink);
  }
  .upload-column .select {
    position: relative;
    padding-right: 0;
  }
  .upload-column .select select {
    flex: 1;
    height: 100%;
    padding-right: 32px;
    border: 0;
    outline: 0;
    background: none;
    appearance: none;
  }
  .upload-column .select .i {
    position: absolute;
    right: 10px;
    pointer-events: none;
  }
  .upload-column .select option {
    background: var(--raised);
    color: var(--ink);
  }
  .upload-zone {
    display: grid;
    justify-items: center;
    gap: 6px;
    padding: 40px 24px;
    border: 1.5px dashed var(--line-control);
    border-radius: var(--r2);
    background: var(--surface);
    text-align: center;
  }
  .upload-zone > .i {
    color: var(--accent);
    margin-bottom: 4px;
  }
  .upload-zone .btn {
    margin-top: 12px;
  }
  .upload-paste {
    white-space: nowrap;
  }
  @media (pointer: coarse) {
    .upload-paste {
      display: none;
    }
  }
  .upload-box {
    border-radius: var(--r2);
    background: var(--surface);
    box-shadow: var(--shadow-1);
    overflow: hidden;
  }
  .upload-box > header {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 0 8px 0 14px;
    border-bottom: 1px solid var(--line);
  }
`

import { css } from '../css.ts'

/** The marks of persons and files, such as avatars. */
export const marksCss = css`
  .avatar {
    display: inline-grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border-radius: 50%;
    font-size: 10px;
    font-weight: var(--w-strong);
    letter-spacing: 0.01em;
    flex: none;
    background: var(--av, var(--accent-mid));
    color: var(--avc, var(--accent));
  }
  .avatar.s20 {
    width: 20px;
    height: 20px;
    font-size: 9px;
  }
  .avatar.s32 {
    width: 32px;
    height: 32px;
    font-size: 12px;
  }
  .avatar.s40 {
    width: 40px;
    height: 40px;
    font-size: 14px;
  }
  .av1 {
    --av: light-dark(#dde9e4, #203630);
    --avc: light-dark(#1f5a4a, #93cdb9);
  }
  .av2 {
    --av: light-dark(#e6e3f0, #2b283d);
    --avc: light-dark(#4a4180, #b8b0e6);
  }
  .av3 {
    --av: light-dark(#f3e4d6, #3b2a1b);
    --avc: light-dark(#7c4414, #e5b48a);
  }
  .av4 {
    --av: light-dark(#dbe7f1, #1d2e3c);
    --avc: light-dark(#23547c, #95c2e6);
  }
  .av5 {
    --av: light-dark(#f3dfe7, #3d2230);
    --avc: light-dark(#83264f, #e9a6c2);
  }
  .file {
    display: flex;
    align-items: center;
    gap: 10px;
    min-width: 0;
  }
  .fico {
    width: 28px;
    height: 32px;
    border-radius: 4px;
    background: var(--surface);
    box-shadow: inset 0 0 0 1px var(--line-strong);
    position: relative;
    flex: none;
    display: grid;
    place-items: end center;
    padding-bottom: 5px;
    font: 700 8px/1 var(--font);
    letter-spacing: 0.02em;
    color: var(--ink-2);
  }
  .fico::before {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    width: 8px;
    height: 8px;
    background: linear-gradient(45deg, var(--line-strong) 50%, var(--sunken) 50%);
    border-radius: 0 4px 0 2px;
  }
  .fico.pdf {
    color: var(--bad);
  }
  .fico.doc {
    color: var(--info);
  }
`

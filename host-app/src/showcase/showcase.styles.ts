import { css } from '@tabard/widgets/theme'

/** Paper stays paper: these two do not follow the colours of the screen. */
export const showcaseCss = css`
  .original-page,
  .branded-page {
    color-scheme: light;
    width: 794px;
    height: 1123px;
    overflow: hidden;
    letter-spacing: 0;
    font-feature-settings: normal;
  }
  .original-page {
    padding: 70px 64px;
    background: #fdfdfc;
    color: #333;
    font:
      14.5px/1.55 'Liberation Serif',
      'Times New Roman',
      serif;
    white-space: pre-line;
  }
  .original-page p {
    margin: 0 0 12px;
  }
  .original-title {
    text-align: center;
    font-size: 20px;
    font-weight: bold;
  }
  .original-page .original-heading {
    margin-bottom: 4px;
    font-weight: bold;
    text-decoration: underline;
  }

  .branded-page {
    --b: #0b4f4a;
    --b2: #b98a3a;
    --mu: #5b6166;
    position: relative;
    display: flex;
    flex-direction: column;
    background: #fff;
    color: #22262a;
    font: 400 12.6px/1.52 var(--font);
  }
  .branded-top {
    position: absolute;
    z-index: 1;
    inset: 40px 60px auto;
    display: flex;
    justify-content: space-between;
    align-items: center;
    color: rgb(255 255 255 / 0.82);
    font-size: 10.5px;
  }
  .branded-agency {
    display: inline-flex;
    align-items: center;
    gap: 9px;
    color: #fff;
    font-weight: 600;
    font-size: 15px;
    line-height: 1;
  }
  .branded-agency svg {
    width: 24px;
    height: 24px;
  }
  .branded-agency i {
    font-style: normal;
    font-weight: 400;
    opacity: 0.82;
  }
  .branded-band {
    position: relative;
    overflow: hidden;
    padding: 104px 60px 30px;
    background: var(--b);
    color: rgb(255 255 255 / 0.86);
  }
  .branded-band::after {
    content: '';
    position: absolute;
    right: -70px;
    bottom: -150px;
    width: 360px;
    height: 360px;
    transform: rotate(45deg);
    border: 46px solid rgb(255 255 255 / 0.06);
  }
  .branded-name {
    color: #fff;
    font-size: 52px;
    line-height: 0.98;
    font-weight: 720;
    letter-spacing: -0.035em;
  }
  .branded-role {
    margin-top: 12px;
    font-size: 19px;
    font-weight: 500;
    color: color-mix(in srgb, var(--b2) 45%, #fff);
  }
  .branded-facts {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    padding: 13px 60px;
    border-bottom: 5px solid var(--b2);
    background: color-mix(in srgb, var(--b) 86%, #000);
    color: #fff;
    font-size: 15px;
  }
  .branded-facts p {
    font-size: 10.5px;
    color: rgb(255 255 255 / 0.78);
  }
  .branded-facts b {
    font-weight: 640;
  }
  .branded-body {
    display: grid;
    grid-template-columns: 1fr 178px;
    column-gap: 40px;
    padding: 24px 60px 0;
  }
  .branded-heading {
    margin-bottom: 7px;
    font-size: 15px;
    font-weight: 720;
    letter-spacing: -0.01em;
    color: var(--b);
  }
  .branded-lede {
    margin-bottom: 20px;
    font-size: 13.6px;
    line-height: 1.5;
  }
  .branded-entry {
    margin-bottom: 12px;
  }
  .branded-entry b {
    font-size: 13.6px;
    font-weight: 680;
  }
  .branded-entry p {
    color: var(--mu);
  }
  .branded-entry + .branded-heading {
    margin-top: 20px;
  }
  .branded-entry p.branded-point {
    position: relative;
    margin-top: 3.5px;
    padding-left: 14px;
    color: inherit;
  }
  .branded-point::before {
    content: '';
    position: absolute;
    left: 2px;
    top: 0.66em;
    width: 4px;
    height: 4px;
    background: var(--b2);
  }
  .branded-aside > div + div {
    margin-top: 20px;
  }
  .branded-aside .branded-heading {
    font-size: 13px;
  }
  .branded-item {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    padding: 5px 0;
    border-top: 1px solid #d9dddc;
  }
  .branded-item span {
    color: var(--mu);
  }
  .branded-foot {
    display: flex;
    justify-content: space-between;
    margin-top: auto;
    padding: 0 60px 30px;
    font-size: 10px;
    color: var(--mu);
  }
`

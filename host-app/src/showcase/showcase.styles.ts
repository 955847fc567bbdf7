import { css } from '@tabard/widgets/theme'

/** These two pages look like paper, so they do not follow the colours of the screen. */
export const showcaseCss = css`
  .original-page,
  .branded-page {
    background: #fff;
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

  /* Uses the font that the screen has loaded already, because a picture is not worth another font. */
  .branded-page .tabard-paper {
    --p-body: var(--font);
    --p-heading: var(--font);
  }
  /* The list of candidates shows this picture too, and has a rule that colours a class of this name. */
  .branded-page .who {
    color: inherit;
    font-weight: inherit;
  }
`

import { css } from '../../../theme/css.ts'

/** The top of the client's page: the agency, the candidate, and the person who presents the candidate. */
export const topStyles = css`
  .cvr {
    min-height: 100%;
    background: var(--surface);
    font-size: 15px;
    line-height: 24px;
    container: cvr / inline-size;
  }
  .cvr a {
    color: inherit;
  }
  .cvr-top {
    position: sticky;
    top: 0;
    z-index: 3;
    display: flex;
    align-items: center;
    gap: 8px;
    height: 60px;
    padding: 0 max(24px, calc(50cqw - 552px));
    background: color-mix(in oklab, var(--surface) 94%, transparent);
    border-bottom: 1px solid var(--line);
  }
  .cvr .btn.primary {
    color: var(--on-accent);
  }
  .cvr-brand {
    color: var(--accent);
    font-size: 16px;
    font-weight: 620;
    letter-spacing: -0.015em;
  }
  .cvr-brand img {
    display: block;
    width: auto;
    max-width: 190px;
    height: auto;
    max-height: 34px;
    padding: 2px 4px;
    border-radius: 4px;
    background: light-dark(transparent, #fff);
    object-fit: contain;
  }
  .cvr-failed {
    color: var(--bad);
    font-size: var(--t12);
  }
  .cvr-hero {
    position: relative;
    overflow: hidden;
    background: var(--band);
    color: var(--on-band);
    border-bottom: 5px solid var(--stripe);
  }
  .cvr-hero::after {
    content: '';
    position: absolute;
    right: max(-40px, calc(50cqw - 700px));
    top: -230px;
    width: 420px;
    height: 420px;
    border: 56px solid color-mix(in oklab, var(--on-band) 6%, transparent);
    transform: rotate(45deg);
    pointer-events: none;
  }
  .cvr-in {
    position: relative;
    z-index: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr) 320px;
    gap: 56px;
    align-items: end;
    max-width: 1152px;
    margin: auto;
    padding: 56px 24px 40px;
  }
  .cvr-hero h1 {
    font: 720 60px/1.02 var(--heading);
    letter-spacing: -0.03em;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  .cvr-reference {
    margin-bottom: 12px;
    font-size: 13px;
    opacity: 0.86;
  }
  .cvr-headline {
    margin-top: 12px;
    font-family: var(--heading);
    font-size: 22px;
    font-weight: 520;
    line-height: 1.3;
  }
  .cvr-where {
    margin-top: 2px;
    opacity: 0.88;
  }
  .cvr-contact {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
  }
  .cvr-facts {
    display: flex;
    flex-wrap: wrap;
    gap: 16px 36px;
    margin-top: 32px;
  }
  .cvr-facts dt {
    font-size: 12px;
    line-height: 16px;
    opacity: 0.86;
  }
  .cvr-facts dd {
    font-family: var(--heading);
    font-size: 18px;
    font-weight: 640;
  }
  .cvr-presenter {
    padding: 16px 18px;
    border-radius: 10px;
    background: color-mix(in oklab, var(--band), #000 20%);
    color: #fff;
    font-size: 14px;
    line-height: 22px;
  }
  .cvr-presenter .avatar {
    display: inline-grid;
    place-items: center;
    flex: none;
    width: 32px;
    height: 32px;
    border-radius: 50%;
    background: #fff;
    color: #1d1b19;
    font-size: 12px;
    font-weight: 600;
  }
  .cvr-presenter b {
    display: block;
    font-weight: 600;
  }
  .cvr-job {
    display: block;
    font-size: 12px;
    line-height: 16px;
    opacity: 0.86;
  }
  .cvr-presenter p {
    display: grid;
    justify-items: start;
    margin-top: 8px;
    overflow-wrap: anywhere;
  }
  .cvr-presenter p a {
    display: inline-block;
    min-height: 24px;
    line-height: 24px;
  }
  .cvr-presenter p:empty {
    display: none;
  }
`

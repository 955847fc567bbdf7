import { css } from './css.ts'

const FONTS =
  "'Inter Variable', Inter, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

/**
 * The tokens, as light-dark() pairs. The one input is --brand. Every accent is derived from it in OKLCH with clamped
 * lightness, so that any company colour stays readable, even yellow and even black. `scope` is `:root` in our own
 * documents and `.tabard` in a shadow root. It is not `:host`, because a page's `* { --ink: red }` would win there.
 */
export function tokensCss(scope: ':root' | '.tabard'): string {
  const isGuest = scope === '.tabard'
  // In somebody else's page, the host sets brand, font and corners with --tabard-* properties, which inherit into the
  // root.
  const hosted = (name: string, fallback: string) => (isGuest ? `var(--tabard-${name}, ${fallback})` : fallback)
  return css`
    ${scope}, [data-theme='light'], [data-theme='dark'], [data-brand] {
      --accent: light-dark(
        oklch(from var(--brand) clamp(0.34, l, 0.47) min(c, 0.17) h),
        oklch(from var(--brand) clamp(0.76, l + 0.3, 0.82) min(c, 0.115) h)
      );
      --accent-solid: light-dark(
        oklch(from var(--brand) clamp(0.34, l, 0.5) min(c, 0.17) h),
        oklch(from var(--brand) clamp(0.46, l, 0.52) min(c, 0.16) h)
      );
      --accent-solid-hover: light-dark(
        oklch(from var(--brand) calc(clamp(0.34, l, 0.5) - 0.05) min(c, 0.17) h),
        oklch(from var(--brand) calc(clamp(0.46, l, 0.52) + 0.04) min(c, 0.16) h)
      );
      --accent-weak: light-dark(
        oklch(from var(--brand) 0.968 min(c, 0.011) h),
        oklch(from var(--brand) 0.265 min(c, 0.026) h)
      );
      --accent-mid: light-dark(
        oklch(from var(--brand) 0.935 min(c, 0.02) h),
        oklch(from var(--brand) 0.325 min(c, 0.042) h)
      );
      --accent-line: light-dark(
        oklch(from var(--brand) 0.82 min(c, 0.05) h),
        oklch(from var(--brand) 0.46 min(c, 0.07) h)
      );
      --focus: light-dark(
        oklch(from var(--brand) clamp(0.45, l, 0.55) min(c, 0.17) h),
        oklch(from var(--brand) 0.76 min(c, 0.13) h)
      );
    }
    ${scope} {
      color-scheme: ${isGuest ? 'inherit' : 'light dark'};
      --brand: ${hosted('brand', '#8c1c4e')};
      --on-accent: #fff;

      /* surfaces: greys */
      --desk: light-dark(#eceae7, #0f0e0e);
      --bg: light-dark(#f8f7f5, #161515);
      --surface: light-dark(#fff, #1c1b1b);
      --raised: light-dark(#fff, #252423);
      --sunken: light-dark(#f3f1ee, #121111);
      --hover: light-dark(rgb(35 25 15 / 0.045), rgb(255 245 235 / 0.055));
      --press: light-dark(rgb(35 25 15 / 0.085), rgb(255 245 235 / 0.1));
      --inverse: light-dark(#26221f, #383533);

      --line: light-dark(#e6e3df, #2d2b2a);
      --line-weak: light-dark(#f0eeeb, #252322);
      --line-strong: light-dark(#d3cfca, #403d3b);
      --line-control: light-dark(#918d87, #74706b);

      --ink: light-dark(#1d1b19, #edebe8);
      --ink-2: light-dark(#5a5651, #aba7a2);
      --ink-3: light-dark(#67635d, #9f9b96);

      /* meaning: a colour never says it alone; a glyph or a word says it too */
      --ok: light-dark(#1b6e46, #6fc79a);
      --ok-weak: light-dark(#e6f3ec, #17291f);
      --ok-line: light-dark(#b2d9c3, #2b4f3d);
      --warn: light-dark(#855600, #eab654);
      --warn-weak: light-dark(#fdf4df, #2c2413);
      --warn-line: light-dark(#ecc776, #5e4a1c);
      --warn-mark: light-dark(#e5a321, #d99e2b);
      --bad: light-dark(#ad241c, #f0938a);
      --bad-solid: light-dark(#b3261e, #b3362e);
      --bad-weak: light-dark(#fcedeb, #331b19);
      --bad-line: light-dark(#efbdb8, #663530);
      --info: light-dark(#24588f, #8fbcea);
      --info-weak: light-dark(#e9f1fa, #17232f);
      --info-line: light-dark(#bcd5ee, #2c4661);

      --font: ${hosted('font', FONTS)};
      --mono: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
      --t12: 12px;
      --t13: 13px;
      --t14: 14px;
      --t16: 16px;
      --t20: 20px;
      --t28: 28px;
      --l12: 16px;
      --l13: 20px;
      --l14: 20px;
      --l16: 24px;
      --l20: 28px;
      --l28: 36px;
      --w-body: 420;
      --w-medium: 520;
      --w-strong: 620;

      --s1: 4px;
      --s2: 8px;
      --s3: 12px;
      --s4: 16px;
      --s8: 32px;

      --r1: ${hosted('radius', '6px')};
      --r2: ${isGuest ? 'calc(var(--r1) * 1.6667)' : '10px'};
      --r3: ${isGuest ? 'calc(var(--r1) * 2)' : '12px'};
      --r-full: 999px;
      --sh-a: light-dark(rgb(40 30 20 / 0.07), rgb(0 0 0 / 0.4));
      --sh-b: light-dark(rgb(40 30 20 / 0.2), rgb(0 0 0 / 0.72));
      --sh-ring: light-dark(rgb(40 30 20 / 0.09), rgb(255 255 255 / 0.1));
      --shadow-1: 0 1px 2px var(--sh-a), 0 0 0 1px var(--sh-a);
      --shadow-2: 0 14px 36px -10px var(--sh-b), 0 3px 8px var(--sh-a), 0 0 0 1px var(--sh-ring);
      --scrim: light-dark(rgb(30 24 20 / 0.34), rgb(0 0 0 / 0.6));

      --fast: 120ms;
      --base: 160ms;
      --slow: 200ms;
      --ease: cubic-bezier(0.2, 0, 0, 1);
      --ease-out: cubic-bezier(0.16, 1, 0.3, 1);

      --row: 36px;
      --ctl: 32px;
      --ctl-sm: 28px;
      --ctl-lg: 40px;
      --bar: 48px;
    }
    [data-theme='light'] {
      color-scheme: light;
    }
    [data-theme='dark'] {
      color-scheme: dark;
    }
    @media (pointer: coarse) {
      ${scope} {
        --row: 48px;
        --ctl: 44px;
        --ctl-sm: 40px;
        --ctl-lg: 48px;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      ${scope} {
        --fast: 0ms;
        --base: 0ms;
        --slow: 0ms;
      }
    }
    @media (prefers-contrast: more) {
      ${scope} {
        --line: var(--line-control);
        --line-strong: var(--ink-3);
        --ink-2: var(--ink);
        --ink-3: var(--ink);
      }
    }
  `
}

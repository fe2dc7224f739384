const ink = '#23211d';
const white = '#ffffff';

/** The brand's colors in an email, each readable on the other. */
export interface EmailColors {
  readonly [name: string]: string;
  readonly primary: string;
  readonly onPrimary: string;
  readonly primaryInDark: string;
}

/** The colors of an email from the brand's primary color, `#rrggbb`. */
export function emailColors(primary: string): EmailColors {
  const onWhite = contrast(primary, white);
  return {
    primary,
    // WCAG 2.2, 1.4.3.
    onPrimary: onWhite >= 4.5 ? white : ink,
    primaryInDark: lighten(primary),
  };
}

function channels(color: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

/** Half way to white, where both dark text and a dark background contrast with it. */
function lighten(color: string): string {
  const lighter = channels(color).map((value) => Math.round(255 - (255 - value) * 0.5));
  return `#${lighter.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Contrast ratio of two colors (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

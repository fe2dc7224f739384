/** CSS custom properties that give the theme the colors of a brand (src/ui/brand/tokens.css). */
export type BrandColors = Readonly<Record<`--brand-${string}`, string>>;

type Rgb = readonly [number, number, number];

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

/** The grounds that text and buttons are seen on, of the four themes. */
const grounds = {
  '': { light: [250, 248, 243], dark: [33, 31, 26] },
  '-high': { light: [255, 255, 255], dark: [12, 11, 10] },
} as const satisfies Readonly<Record<string, { light: Rgb; dark: Rgb }>>;

/**
 * The tokens of a theme for two colors, `#rrggbb`: each made darker or lighter until it can be read
 * (WCAG 2.2, 1.4.3; in the themes of high contrast 1.4.6), so that any color will do.
 */
export function brandColors(primaryColor: string, secondaryColor: string): BrandColors {
  const [primary, secondary] = [parse(primaryColor), parse(secondaryColor)];
  const tokens: Record<`--brand-${string}`, string> = {};
  for (const [suffix, { light, dark }] of Object.entries(grounds)) {
    const isHigh = suffix !== '';
    const least = isHigh ? 8 : 4.8;
    const both = (name: string, inLight: Rgb, inDark: Rgb) => {
      tokens[`--brand-${name}${suffix}`] = `light-dark(${write(inLight)}, ${write(inDark)})`;
    };
    const soft = { light: mix(primary, white, 0.12), dark: mix(primary, dark, 0.22) };
    const action = {
      // Links appear on tinted backgrounds as well.
      light: until(until(primary, black, light, least), black, soft.light, least),
      dark: until(until(primary, white, dark, isHigh ? 10 : 7), white, soft.dark, least),
    };
    const ink = {
      light: until(primary, black, soft.light, isHigh ? 9 : 7),
      dark: until(primary, white, soft.dark, isHigh ? 9 : 7),
    };
    both('primary', action.light, action.dark);
    both('primary-hover', mix(action.light, black, 0.76), mix(action.dark, white, 0.6));
    both('on-primary', white, until(primary, black, action.dark, isHigh ? 10 : 7));
    both('primary-soft', soft.light, soft.dark);
    both('primary-ink', ink.light, ink.dark);
    both('panel', action.light, until(primary, black, white, isHigh ? 10 : 8));
    both('on-panel', white, white);
    const quiet = { light: mix(secondary, white, 0.12), dark: mix(secondary, dark, 0.22) };
    both(
      'secondary',
      until(until(secondary, black, light, least), black, quiet.light, least),
      until(secondary, white, quiet.dark, isHigh ? 9 : 7),
    );
    both('secondary-soft', quiet.light, quiet.dark);
    const lawn = {
      light: mix(primary, white, isHigh ? 0.14 : 0.22),
      dark: mix(primary, dark, 0.26),
    };
    both('lawn', lawn.light, lawn.dark);
    both('lawn-2', mix(primary, white, isHigh ? 0.2 : 0.29), mix(primary, dark, 0.33));
    both('lawn-shadow', mix(primary, white, 0.42), mix(lawn.dark, black, 0.6));
    both('lawn-ink', until(primary, black, lawn.light, 9), until(primary, white, lawn.dark, 9));
    both('lawn-edge', until(primary, black, lawn.light, 3.4), until(primary, white, lawn.dark, 4));
    both('sky', mix(secondary, white, 0.08), mix(secondary, black, 0.16));
  }
  return tokens;
}

/** A color moved towards `end` in small steps until it differs enough from `ground`. */
function until(color: Rgb, end: Rgb, ground: Rgb, least: number): Rgb {
  for (let share = 1; share > 0; share -= 0.02) {
    const mixed = mix(color, end, share);
    if (contrast(mixed, ground) >= least) return mixed;
  }
  return end;
}

/** So much of `color`, the rest of `other`. */
const mix = (color: Rgb, other: Rgb, share: number): Rgb => [
  color[0] * share + other[0] * (1 - share),
  color[1] * share + other[1] * (1 - share),
  color[2] * share + other[2] * (1 - share),
];

/** Contrast ratio of two colors (WCAG 2.2). */
function contrast(one: Rgb, other: Rgb): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = Math.round(value) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const parse = (color: string): Rgb => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
];

const write = (color: Rgb): string =>
  `#${color.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

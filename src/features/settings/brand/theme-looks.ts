import { brandColors } from '../../../platform/pages/brand-colors.ts';

/** The four themes of pages. */
export const themes = ['light', 'dark', 'lightHigh', 'darkHigh'] as const;
type Theme = (typeof themes)[number];

/** Colors of a theme, `#rrggbb`. */
export interface ThemeLook {
  readonly theme: Theme;
  readonly paper: string;
  readonly ink: string;
  readonly primary: string;
  readonly onPrimary: string;
  readonly primarySoft: string;
  readonly primaryInk: string;
  readonly secondary: string;
  readonly secondarySoft: string;
}

/** What a brand's colors leave as it is (src/ui/brand/tokens.css). */
const grounds = {
  light: { paper: '#faf8f3', ink: '#23211d' },
  dark: { paper: '#171612', ink: '#f4f0e6' },
  lightHigh: { paper: '#ffffff', ink: '#000000' },
  darkHigh: { paper: '#000000', ink: '#ffffff' },
} as const satisfies Record<Theme, object>;

/** The project's own two colors. */
export const ownColors = { primary: '#5555aa', secondary: '#0960a6' } as const;

/** What src/ui/brand/tokens.css says for them by itself. */
const own = {
  light: {
    primary: '#5555aa',
    onPrimary: '#ffffff',
    primarySoft: '#ecebf8',
    primaryInk: '#3f3f8c',
    secondary: '#0960a6',
    secondarySoft: '#e2eff9',
  },
  dark: {
    primary: '#aeaef0',
    onPrimary: '#191938',
    primarySoft: '#2c2c4b',
    primaryInk: '#cbcbfb',
    secondary: '#7cc0f2',
    secondarySoft: '#15304a',
  },
  lightHigh: {
    primary: '#2f2f80',
    onPrimary: '#ffffff',
    primarySoft: '#eeeeff',
    primaryInk: '#22226b',
    secondary: '#00437a',
    secondarySoft: '#e6f3ff',
  },
  darkHigh: {
    primary: '#c9c9ff',
    onPrimary: '#000000',
    primarySoft: '#1c1c3d',
    primaryInk: '#dedeff',
    secondary: '#9bd3ff',
    secondarySoft: '#06243d',
  },
} as const satisfies Record<Theme, Omit<ThemeLook, 'theme' | 'paper' | 'ink'>>;

/** The least contrast of text: WCAG 2.2, 1.4.3, and in high contrast 1.4.6. */
export const leastContrast = (theme: Theme): number => (theme.endsWith('High') ? 7 : 4.5);

/** What pages do with two colors, `#rrggbb` in lower case, in each theme. */
export function looksOf(primary: string, secondary: string): readonly ThemeLook[] {
  const isOwn = primary === ownColors.primary && secondary === ownColors.secondary;
  const tokens = brandColors(primary, secondary);
  return themes.map((theme) => {
    const ground = { theme, ...grounds[theme] };
    if (isOwn) return { ...ground, ...own[theme] };
    const [suffix, side] = [
      theme.endsWith('High') ? '-high' : '',
      theme.startsWith('dark') ? 1 : 0,
    ];
    const token = (name: string): string => {
      const pair = tokens[`--brand-${name}${suffix}`] ?? '';
      return pair.match(/#[\da-f]{6}/g)?.[side] ?? ground.ink;
    };
    return {
      ...ground,
      primary: token('primary'),
      onPrimary: token('on-primary'),
      primarySoft: token('primary-soft'),
      primaryInk: token('primary-ink'),
      secondary: token('secondary'),
      secondarySoft: token('secondary-soft'),
    };
  });
}

import type { ThemeChoice } from './page-call.ts';

/** A `<meta name="theme-color">`: the paper of a theme, and for which devices. */
export interface ThemeColor {
  readonly content: string;
  readonly media?: string;
}

const papers = [
  { dark: false, contrast: false, content: '#faf8f3' },
  { dark: true, contrast: false, content: '#171612' },
  { dark: false, contrast: true, content: '#ffffff' },
  { dark: true, contrast: true, content: '#000000' },
] as const;

/**
 * The theme colors of the browser's own UI in the four themes: only those that the visitor's choice
 * leaves open. The first matching media query wins, so contrast comes first.
 */
export function themeColors({ dark, highContrast }: ThemeChoice): readonly ThemeColor[] {
  return papers
    .filter((paper) => (dark ?? paper.dark) === paper.dark)
    .filter((paper) => (highContrast ?? paper.contrast) === paper.contrast)
    .toSorted((one, other) => Number(other.contrast) - Number(one.contrast))
    .map((paper) => {
      const conditions = [
        ...(highContrast === undefined && paper.contrast ? ['(prefers-contrast: more)'] : []),
        ...(dark === undefined ? [`(prefers-color-scheme: ${paper.dark ? 'dark' : 'light'})`] : []),
      ];
      return conditions.length
        ? { content: paper.content, media: conditions.join(' and ') }
        : { content: paper.content };
    });
}

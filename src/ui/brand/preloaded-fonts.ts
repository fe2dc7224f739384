import display from './fonts/display.woff2?url';
import text from './fonts/text.woff2?url';

/** Links that fetch the fonts before the styles ask for them: those with the letters of most pages. */
export const preloadedFonts = [text, display].map((href) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
}));

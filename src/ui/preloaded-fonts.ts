/** Links that fetch the fonts before the styles ask for them. */
export const preloadedFonts: {
  rel: string;
  href: string;
  as: string;
  type: string;
  crossOrigin: 'anonymous';
}[] = [];

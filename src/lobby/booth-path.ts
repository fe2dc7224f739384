import { fairPaths } from '../fairs/fair-paths.ts';

/** The page of a booth at a fair. */
export const boothPath = (slug: string, boothId: string): string =>
  `${fairPaths(slug).visit}/booths/${boothId}`;

import { fairPaths } from '../fairs/fair-paths.ts';

/** The page of a booth at a fair. */
export const boothPath = (slug: string, boothId: string): string =>
  `${fairPaths(slug).visit}/booths/${boothId}`;

/** Where a rep tries the chat of the own booth. */
export const chatCheckPath = (slug: string, boothId: string): string =>
  `${boothPath(slug, boothId)}#chat-check`;

import { fairPaths } from '../fairs/fair-paths.ts';

/** A booth's page at a fair. */
export const boothPath = (slug: string, boothId: string): string =>
  `${fairPaths(slug).visit}/booths/${boothId}`;

/** The same page with the conversation first, where there is room for one half only. */
export const boothChatPath = (slug: string, boothId: string): string =>
  `${boothPath(slug, boothId)}?view=chat`;

/** Where a rep tests the chat of their own booth. */
export const chatCheckPath = (slug: string, boothId: string): string =>
  `${boothPath(slug, boothId)}?view=about#chat-check`;

/** Where the reps of an exhibiting college answer at a fair; `query` selects what is open. */
export const deskPath = (slug: string, query: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `${fairPaths(slug).visit}/desk${search === '' ? '' : `?${search}`}`;
};

/** Where the reps of an exhibiting college edit their saved answers. */
export const savedAnswersPath = (slug: string): string => `${fairPaths(slug).visit}/desk/answers`;

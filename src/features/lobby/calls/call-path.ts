import { fairPaths } from '../../fairs/fair-paths.ts';

/** The page of a call at a fair. */
export const callPath = (slug: string, callId: string): string =>
  `${fairPaths(slug).visit}/calls/${callId}`;

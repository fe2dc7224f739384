import { fairPaths } from '../../fairs/fair-paths.ts';

/** The list of someone's own conversations at a fair. */
export const questionsPath = (slug: string): string => `${fairPaths(slug).visit}/questions`;

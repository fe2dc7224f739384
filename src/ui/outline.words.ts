import { words } from '../platform/words/words.ts';

/** What is said of the outline of a page. */
export const outlineWords = words('ui.outline', { label: 'On this page' });

import type { Feature } from '../model/features.ts';

/**
 * The pages of features that can be switched off, by their plain paths. The page of the contact form
 * stays: it then names the email address, for people who follow the link of an old email.
 */
const pages: readonly (readonly [feature: Feature, pages: RegExp])[] = [
  ['newsletter', /^\/subscribe$/],
  ['push', /^\/app\/profile\/notifications$/],
  ['guides', /^\/resources(?:\/|$)/],
  ['classes', /^\/(?:counselors$|app\/class(?:\/|$))/],
];

/** Whether a page belongs to a feature that is switched off. */
export const isSwitchedOff = (page: string, off: readonly Feature[]): boolean =>
  pages.some(([feature, its]) => off.includes(feature) && its.test(page));

import type { Locator, Page } from 'playwright-core';
import { phone, phoneWithoutScripts } from './account-journeys.ts';

/** A question: a dialog over the page, or a step of it without JavaScript. */
export const questionOf = (page: Page, name: string | RegExp, device: typeof phone): Locator =>
  page.getByRole(device === phone ? 'dialog' : 'region', { name });

export const withAndWithout = [
  ['with JavaScript', phone],
  ['without JavaScript', phoneWithoutScripts],
] as const;

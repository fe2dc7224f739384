import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { phoneWithoutScripts } from './account-journeys.ts';
import { axeFindings } from './look-at-pages.ts';

/** Looks at a table or its question: axe finds nothing, and nothing is wider than the screen. */
export async function lookAtRows(page: Page, device: object) {
  if (device === phoneWithoutScripts) return;
  expect(await axeFindings(page)).toEqual([]);
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(() => wide()).toBeLessThanOrEqual(0);
}

/** Downloads the rows selected and answers the lines of the file. */
export async function linesSelected(page: Page): Promise<readonly string[]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download selected (CSV)' }).click(),
  ]);
  const parts = [];
  for await (const part of await file.createReadStream()) parts.push(String(part));
  return parts.join('').trim().split('\r\n');
}

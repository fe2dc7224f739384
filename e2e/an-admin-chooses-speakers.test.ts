import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { phone } from './account-journeys.ts';
import { demoDatabase } from './demo-database.ts';
import { openAs } from './demo-people.ts';
import { axeFindings, expectToFit } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });

/** The part of the page about a session’s speakers. */
const session = (page: Page, number: number) =>
  page.getByRole('region', { name: new RegExp(`^Session ${number}: `) });

test.each([
  ['with JavaScript on a phone', phone, 3],
  ['without JavaScript', { javaScriptEnabled: false, viewport: { width: 1440, height: 900 } }, 4],
] as const)(
  'an admin %s changes who speaks in a session of a booth fair',
  async (_, options, n) => {
    const page = await openAs(address, 'admin', options);
    await page.goto(`${address}/admin/fairs/${demoFairs.demo}/webinar`);
    const speakers = session(page, n).getByRole('listitem');
    const before = await speakers.count();
    const [name = ''] = await speakers.locator('span').allTextContents();
    await session(page, n)
      .getByRole('button', { name: `Remove ${name}` })
      .click();
    await page.getByText('Speakers saved.').first().waitFor();
    await expect.poll(() => speakers.count()).toBe(before - 1);
    await session(page, n).getByLabel('Add a speaker').selectOption({ label: name });
    await session(page, n).getByRole('button', { name: 'Add', exact: true }).click();
    // The last one now.
    await expect.poll(() => speakers.locator('span').last().textContent()).toBe(name);
    if (options === phone) {
      expect(await axeFindings(page)).toEqual([]);
      await expectToFit(page);
    }
  },
);

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Fair } from '../src/features/fairs/fair.entity.ts';
import type { Database } from '../src/platform/database/database.server.ts';
import { realWorld } from '../src/platform/real-world.server.ts';
import { eventually } from '../src/platform/testing/eventually.ts';
import { insertRecords } from '../src/platform/store/insert-records.server.ts';
import { demoDatabase } from './demo-database.ts';
import { openForVisitors } from './open-for-visitors.ts';

const day = 86_400_000;
const soon = (days: number) => new Date(Date.now() + days * day).toISOString();

/** A server with the demo, and two fairs for which colleges may sign up. */
export async function openForExhibitors(given?: Database): Promise<string> {
  const database = given ?? (await demoDatabase());
  const address = await openForVisitors({ database });
  const times = { startTime: soon(60), endTime: soon(60.2), exhibitorDeadline: soon(40) };
  const shown = { publishedAt: soon(-1), timeZone: 'America/New_York', ...times };
  await insertRecords(database.pool, realWorld, Fair, [
    { ...shown, name: 'Spring Fair', slug: 'spring', fairType: 'booth' },
    { ...shown, name: 'May Talks', slug: 'may-talks', fairType: '6x6' },
  ]);
  // What processes keep in memory follows the database within a second.
  await eventually(async () => expect((await fetch(`${address}/fair-may-talks`)).status).toBe(200));
  return address;
}

/** A person's fingers: who sends a form within two seconds is taken for a robot. */
const byHand = { delay: 150 };

/** Types a sign-up, as the contact person of a college. */
export async function typeSignUp(page: Page, email: string, name: string): Promise<void> {
  const fill = (label: string, value: string) =>
    page.getByLabel(label, { exact: true }).first().fill(value);
  await fill('Name of the college', name);
  await fill('Street address', '1 Elm Street');
  await fill('City', 'Amherst');
  await fill('State', 'MA');
  await fill('ZIP code', '01002');
  await fill('First name', 'Ada');
  await fill('Last name', 'Moreno');
  await page.getByLabel('Email', { exact: true }).first().pressSequentially(email, byHand);
  await fill('Phone', '413-555-0100');
  await page.getByLabel('I’m authorized to register this college').check();
}

/** The link of the newest mail to an address. */
export async function linkFor(address: string, email: string): Promise<string> {
  const answer = await fetch(`${address}/mailbox.json`);
  const mails = (await answer.json()) as { to: string; text: string }[];
  for (const { to, text } of mails) {
    const link = to === email && /\S+\/confirmation\?link=[\w-]+/.exec(text)?.[0];
    if (link) return link;
  }
  throw new Error(`No link was mailed to ${email}.`);
}

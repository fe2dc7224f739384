import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Database } from '../src/platform/database/database.server.ts';
import { demoId } from '../src/platform/demo/demo-id.server.ts';
import { freshAddress } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { joinCall, newCallVisitor, seesAndHears } from './call-visitors.ts';
import { demoDatabase } from './demo-database.ts';
import { signIn } from './demo-people.ts';
import { enterMailedCode, fillIn } from './fair-journeys.ts';
import { axeFindings, expectToFit } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';

const vermont = 'University of Vermont';

/** At another college a rep has opened the line before. */
const openElsewhere = ({ pool }: Database) =>
  pool.query(
    `insert into booth_queue (id, fair_id, is_open, updated_at)
     select id, fair_id, true, now() from fair_booth where id = $1
     on conflict (id) do update set is_open = true`,
    [demoId('booth', 2)],
  );

/** The fair ended half an hour ago, and its summaries are due. */
async function endLately({ pool }: Database): Promise<void> {
  await pool.query(`update fair set end_time = now() - interval '31 minutes' where slug = 'demo'`);
  await pool.query(`update job_clock set next_at = now() where name = 'fair-summaries'`);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const look = async (page: Page) => {
  expect(await axeFindings(page)).toEqual([]);
  await expectToFit(page);
};

/** What a phone shows in halves is beside each other on a wide screen. */
async function toConversation(page: Page, isPhone: boolean) {
  if (isPhone) await page.getByRole('link', { name: /^Conversation/ }).press('Enter');
}

async function say(page: Page, text: string) {
  await page.locator('#say-text').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await page.getByRole('log').getByText(text, { exact: true }).first().waitFor();
}

/** Answers the question of the first message: the college may write back. */
async function shareContact(page: Page) {
  const dialog = page.getByRole('dialog', { name: `Share your details with ${vermont}?` });
  await dialog.waitFor();
  await look(page);
  await dialog.getByLabel(/^Yes, share/).check();
  await dialog.getByRole('button', { name: 'Save my answer' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

test.each([
  ['a phone', 390, 844],
  ['a desktop', 1440, 900],
] as const)(
  'on %s, a newcomer goes from the front page through the fair to a call, and the college gets the lead',
  async (_, width, height) => {
    const isPhone = width < 600;
    const database = await demoDatabase();
    const address = await openForVisitors({ database });
    const lobby = `${address}/app/fairs/visit/demo`;
    await openElsewhere(database);
    const repDevice = await newCallVisitor('both');
    await signIn(repDevice, address, 'college');
    const rep = await repDevice.newPage();
    await rep.goto(`${lobby}/desk`);
    await rep.getByRole('heading', { level: 1, name: / desk$/ }).waitFor();

    // In: from the front page into the lobby.
    const device = await newCallVisitor('both');
    const page = await device.newPage();
    await page.setViewportSize({ width, height });
    const email = freshAddress(`newcomer-${width}`);
    await page.goto(address);
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Enter the fair' })
      .first()
      .press('Enter');
    await fillIn(page, { as: 'student', email });
    await enterMailedCode(page, address, email);
    await page.waitForURL(lobby);

    // A rep is free: the booth is among those to talk to now.
    const here = page.getByRole('region', { name: 'Here now' });
    await here
      .getByRole('link', { name: new RegExp(vermont) })
      .first()
      .waitFor();
    await look(page);
    await here
      .getByRole('link', { name: new RegExp(vermont) })
      .first()
      .press('Enter');
    await page.getByRole('heading', { level: 1, name: vermont }).waitFor();
    await toConversation(page, isPhone);
    const question = `Is there a sailing team, ${width}?`;
    await say(page, question);
    await shareContact(page);
    await look(page);

    // The answer finds them at another booth.
    await page.goto(`${lobby}/booths/${demoId('booth', 2)}?view=chat`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await rep
      .getByRole('region', { name: 'To answer' })
      .getByRole('link', { name: question })
      .press('Enter');
    await say(rep, `Yes, on the lake (${width}).`);
    const toast = page.getByRole('status').filter({ hasText: 'your question' });
    await toast.getByText(`Yes, on the lake (${width}).`).waitFor();
    await toast.getByRole('link', { name: 'Read' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: vermont }).waitFor();

    // In private.
    await page.getByRole('link', { name: /^Private/ }).press('Enter');
    await page.getByText(`Private with ${vermont}`).first().waitFor();
    await say(page, 'I was ill for a year. Do I explain that?');
    await look(page);
    await rep.locator('summary', { hasText: 'One person here shares with you' }).press('Enter');
    await rep.getByRole('link', { name: 'Maya Reyes', exact: true }).waitFor();
    await look(rep);
    await rep
      .getByRole('region', { name: 'To answer' })
      .getByRole('link', { name: /I was ill/ })
      .last()
      .press('Enter');
    await rep.getByRole('log').getByText('I was ill for a year.').first().waitFor();
    await say(rep, `Only if you like (${width}).`);
    await page.getByRole('log').getByText(`Only if you like (${width}).`).waitFor();

    // In line at two booths, called at one.
    await button(rep, 'Open the line').press('Enter');
    await button(page, 'Join the line').press('Enter');
    await page.getByRole('heading', { name: 'You’re next' }).waitFor();
    await page.goto(`${lobby}/booths/${demoId('booth', 2)}?view=chat`);
    await button(page, 'Join the line').press('Enter');
    const second = page.getByRole('dialog', { name: /^Share your details with / });
    await second.getByLabel(/^No, share nothing/).check();
    await second.getByRole('button', { name: 'Save my answer' }).press('Enter');
    await second.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'You’re next' }).waitFor();
    await look(page);
    await button(rep, 'Call next').press('Enter');
    await button(page, /^Accept/).press('Enter');
    await page.waitForURL(/\/calls\//);
    await look(page);
    await joinCall(page);
    await rep.getByRole('link', { name: /^Join the call with Maya R/ }).press('Enter');
    await joinCall(rep);
    await Promise.all([page, rep].map(seesAndHears));
    await look(page);
    await button(page, 'Leave').press('Enter');
    await page.getByText('You left the call.').waitFor();
    await look(page);
    await button(rep, 'End for everyone').press('Enter');
    await rep.getByText('The call has ended.').waitFor();

    // The rep rates the lead, and takes it along in the layout for Slate.
    const office = await newVisitor({ viewport: { width, height } });
    await signIn(office, address, 'college');
    const leads = await office.newPage();
    await leads.goto(`${address}/app/leads`);
    await leads.getByRole('link', { name: 'Maya Reyes' }).first().press('Enter');
    const panel = leads.getByRole('region', { name: 'Maya Reyes' });
    await panel.getByText(question).waitFor();
    await panel.getByRole('button', { name: 'Hot', exact: true }).press('Enter');
    await panel.getByRole('button', { name: 'Hot', exact: true, pressed: true }).waitFor();
    await look(leads);
    await leads.goto(`${address}/app/leads`);
    await leads.getByRole('link', { name: 'Download', exact: true }).press('Enter');
    const coming = leads.waitForEvent('download');
    await button(leads, 'Download Slate').press('Enter');
    const table = await readFile(await (await coming).path(), 'utf8');
    expect(table).toContain(email);

    // The fair has ended, and the same evening the summary is in the newcomer's mailbox.
    await endLately(database);
    const mails = async () => {
      const answer = await fetch(`${address}/mailbox.json?to=${encodeURIComponent(email)}`);
      return (await answer.json()) as { readonly subject: string; readonly text: string }[];
    };
    const summary = async () =>
      (await mails()).find(({ subject }) => subject.startsWith('Your day at '))?.text;
    await expect.poll(summary).toContain(`${vermont}: you talked face to face`);
    const [link = ''] = /http\S+\/fairs\/visit\/demo/.exec((await summary()) ?? '') ?? [];
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: /has ended$/ }).waitFor();
    await look(page);
  },
  600_000,
);

import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FairAttendee } from '../src/features/attendees/fair-attendee.entity.ts';
import { FairBooth } from '../src/features/booths/fair-booth.entity.ts';
import { CollegeRep } from '../src/features/colleges/college-rep.entity.ts';
import { College } from '../src/features/colleges/college.entity.ts';
import { Fair } from '../src/features/fairs/fair.entity.ts';
import type { Entity, Values } from '../src/platform/model/entity.ts';
import { insertRecords } from '../src/platform/store/insert-records.server.ts';
import { testDatabase } from '../src/platform/testing/test-database.server.ts';
import { worldAt } from '../src/platform/testing/world-at.server.ts';
import { filledIn, type EntityName } from '../tests/support/test-records.server.ts';
import {
  freshAddress,
  phoneWithoutScripts,
  seeAlert,
  seeHeading,
  signInAs,
} from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { axeFindings, expectToFit, htmlFindings, movesOf, newWatcher } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { settledStudent } from './settled-student.ts';
import { confirmAndSignIn, password, postFromOwnPage, readCode } from './sign-up.ts';

const world = worldAt(new Date().toISOString());
const database = await testDatabase();
const address = await openForVisitors({ database, world });
const { pool } = database;
const at = (seconds: number) => new Date(world.now().getTime() + seconds * 1_000).toISOString();

/** Milliseconds after the start at which everyone's turn has come, of so few. */
const allIn = 3_000;

let made = 0;
async function make(entity: Entity, entityName: EntityName, said: Values): Promise<string> {
  const id = world.newId();
  made += 1;
  await insertRecords(pool, world, entity, [{ ...filledIn[entityName](made), ...said, id }]);
  return id;
}

/** A fair with two booths, that begins when the clock has gone on so many seconds. */
async function fairIn(seconds: number) {
  const slug = `doors-${(made += 1)}`;
  const fairId = await make(Fair, 'Fair', {
    name: 'Harvest Fair',
    slug,
    publishedAt: at(-3_600),
    exhibitorDeadline: at(-60),
    startTime: at(seconds),
    endTime: at(seconds + 7_200),
    timeZone: 'America/New_York',
  });
  const booth = async (name: string, city: string) => {
    const collegeId = await make(College, 'College', { name, city, state: 'OR', status: 'active' });
    await make(FairBooth, 'FairBooth', { fairId, collegeId, boothSent: true });
    return collegeId;
  };
  const elm = await booth('Elm College', 'Salem');
  await booth('Cedar University', 'Bend');
  await expect.poll(async () => (await fetch(`${address}/fair-${slug}`)).status).toBe(200);
  return { fairId, slug, elm, start: at(seconds), visit: `${address}/app/fairs/visit/${slug}` };
}

async function accountId(email: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('select id from account where email = $1', [
    email,
  ]);
  return rows[0]?.id ?? '';
}

const register = (fairId: string, email: string) =>
  make(FairAttendee, 'FairAttendee', { fairId, email });

/** A rep of a college, signed in at a desk. */
async function repOf(collegeId: string): Promise<BrowserContext> {
  const email = freshAddress('rep');
  const device = await newWatcher(1440);
  const form = { email, password, user_type: 'college', name: 'Ana Lima' };
  await postFromOwnPage(device, address, '/api/auth/sign-up/email', form);
  await confirmAndSignIn(device, address, email, await readCode(device, address, email));
  const userId = await accountId(email);
  const name = { firstName: 'Ana', lastName: 'Lima', email };
  const id = await make(CollegeRep, 'CollegeRep', { collegeId, userId, ...name });
  await pool.query('update college_rep set confirmed_at = $2 where id = $1', [id, world.now()]);
  return device;
}

/** Opens a page anew on a phone and on a desk, and looks at it. */
async function look(page: Page): Promise<void> {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const answer = await page.goto(page.url(), { waitUntil: 'load' });
    expect(await htmlFindings((await answer?.text()) ?? '')).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    expect([width, ...(await movesOf(page))]).toEqual([width]);
    await expectToFit(page);
  }
}

/** What someone finds who opens a fair that begins in so many seconds, registered for it or not. */
const screens = [
  { finds: 'that one registers first', seconds: 600, isKnown: false, heading: 'Join the fair' },
  { finds: 'a waiting room', seconds: 600, isKnown: true, heading: 'Until then' },
  { finds: 'the booths', seconds: -60, isKnown: true, heading: 'Here now' },
  { finds: 'thanks', seconds: -7_260, isKnown: true, heading: /has ended$/ },
] as const;
const watched = await settledStudent(address, database, freshAddress('watched'));
const signedIn = await watched.device.cookies();

test.each(screens)('a student finds $finds, right on a phone and on a desk', async (screen) => {
  const { fairId, elm, visit } = await fairIn(screen.seconds);
  if (screen.isKnown) await register(fairId, watched.email);
  await pool.query(
    `insert into saved_college (account_id, college_id, fair_id, saved_at) values ($1, $2, $3, $4)`,
    [await accountId(watched.email), elm, fairId, world.now()],
  );
  const rep = screen.heading === 'Here now' ? await repOf(elm) : null;
  await (await rep?.newPage())?.goto(visit);
  const visitor = await newWatcher(390);
  await visitor.addCookies(signedIn);
  const page = await visitor.newPage();
  const heading = page.getByRole('heading', { name: screen.heading });
  await expect
    .poll(async () => {
      await page.goto(visit);
      return heading.count();
    })
    .toBe(1);
  await look(page);
  await heading.waitFor();
  await visitor.close();
  await rep?.close();
});

const booths = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

test('a student waits, comes in at the hour, finds a booth and sees a rep come', async () => {
  const { fairId, slug, elm, start, visit } = await fairIn(600);
  const { email, device } = await settledStudent(address, database, freshAddress('early'));
  const page = await device.newPage();
  await page.setViewportSize({ width: 390, height: 844 });

  await page.goto(visit);
  await seeHeading(page, 'Join the fair');
  // The address of a booth, too, leads to the door.
  const { rows: found } = await pool.query<{ id: string }>(
    'select id from fair_booth where fair_id = $1 and college_id = $2',
    [fairId, elm],
  );
  await page.goto(`${visit}/booths/${found[0]?.id}`);
  await seeHeading(page, 'Join the fair');
  await register(fairId, email);
  await page.goto(visit);
  await seeHeading(page, 'Harvest Fair');
  await page.getByText('The doors open in').waitFor();

  // Reconnects a moment before; then it counts down by itself, and polls until it is time.
  world.moveTo(start);
  world.advance(-2_000);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByText('The doors are opening').waitFor();
  world.moveTo(start);
  world.advance(allIn);
  await page.getByRole('heading', { level: 2, name: 'Leave a question' }).waitFor();
  await expect.poll(() => booths(page)).toEqual(['Cedar University', 'Elm College']);
  await page.getByText('1 person here').waitFor();
  const entered = async () =>
    (
      await pool.query<{ entered_at: Date | null }>(
        'select entered_at from fair_attendee where fair_id = $1',
        [fairId],
      )
    ).rows;
  await expect.poll(entered).toEqual([{ entered_at: new Date(Date.parse(start) + allIn) }]);

  const rep = await repOf(elm);
  const desk = await rep.newPage();
  await desk.goto(visit);
  await desk.getByRole('link', { name: 'My booth' }).waitFor();
  await page.getByText('Ana Lima').waitFor();
  await page.getByText('2 people here').waitFor();

  await page.getByLabel('Find a booth').fill('salem');
  await page.keyboard.press('Enter');
  await page.getByText('1 booth of 2').waitFor();
  expect(page.url()).toContain('q=salem');
  await page.getByRole('heading', { level: 2, name: 'Here now' }).waitFor();
  await expect.poll(() => booths(page)).toEqual(['Elm College']);

  await page.getByRole('button', { name: 'Save Elm College' }).press('Enter');
  // It is asked once, over the page, and is in the bag whatever is answered.
  const question = page.getByRole('dialog', { name: 'Share your details with Elm College?' });
  await question.getByLabel(/^No, share nothing/).check();
  await question.getByRole('button', { name: 'Save my answer' }).press('Enter');
  await seeAlert(page, 'Nothing is shared with Elm College.');
  const inBag = page.getByRole('link', { name: /^Bag.* 1 college$/ });
  await inBag.waitFor();
  await rep.close();
  await page.getByText('Answers by email').first().waitFor();
  // Who has left does not come back because the page is read again.
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Saved: Elm/ })
    .press('Enter');
  await inBag.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByText('Ana Lima').count()).toBe(0);
  await page.getByRole('button', { name: 'Save Elm College' }).press('Enter');
  await inBag.waitFor();
  await expect.poll(() => page.getByText('Ana Lima').count()).toBe(0);

  // It ends while the connection is lost, and is over when it is back.
  world.advance(2 * 3_600_000);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await seeHeading(page, 'Harvest Fair has ended');
  await page
    .getByRole('region', { name: 'My bag' })
    .getByText('Elm College', { exact: true })
    .waitFor();
  expect(page.url()).toContain(slug);
  await device.close();
});

test('a student without scripts waits, comes in, looks for a booth and keeps a college', async () => {
  const { fairId, start, visit } = await fairIn(600);
  const { email, device } = await settledStudent(address, database, freshAddress('plain'));
  await device.close();
  await register(fairId, email);
  const visitor = await newVisitor(phoneWithoutScripts);
  const page = await visitor.newPage();
  await page.goto(`${address}/login`);
  await signInAs(page, email, password);
  await page.waitForURL(/\/app/);
  await page.goto(visit);
  await page.getByText('The doors open in').waitFor();
  world.moveTo(start);
  world.advance(allIn);
  await page.getByRole('link', { name: 'Nothing happens? Check again' }).click();
  await page.getByRole('heading', { level: 2, name: 'Leave a question' }).waitFor();
  await page.getByLabel('Find a booth').fill('cedar');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByText('1 booth of 2').waitFor();
  await expect.poll(() => booths(page)).toEqual(['Cedar University']);
  await page
    .getByRole('region', { name: 'Leave a question' })
    .getByRole('button', { name: 'Save Cedar University' })
    .click();
  await seeHeading(page, 'Share your details with Cedar University?');
  await seeAlert(page, 'Cedar University is in your bag.');
  await page.getByRole('link', { name: 'Decide later' }).click();
  await page.getByRole('region', { name: 'My bag' }).getByText('Bend, OR').waitFor();
  // Its booth knows, and takes it out again.
  await page
    .getByRole('article')
    .getByRole('link', { name: /Cedar University/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Cedar University' }).waitFor();
  await page.getByRole('button', { name: /^Saved: Cedar University/ }).click();
  await seeAlert(page, 'Cedar University is no longer in your bag.');
  await page.getByRole('button', { name: 'Save Cedar University' }).waitFor();
  await visitor.close();
});

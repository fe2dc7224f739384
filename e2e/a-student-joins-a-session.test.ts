import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FairAttendee } from '../src/features/attendees/fair-attendee.entity.ts';
import { FairWebinar } from '../src/features/fairs/fair-webinar.entity.ts';
import { Fair } from '../src/features/fairs/fair.entity.ts';
import type { Entity, Values } from '../src/platform/model/entity.ts';
import { insertRecords } from '../src/platform/store/insert-records.server.ts';
import { testDatabase } from '../src/platform/testing/test-database.server.ts';
import { worldAt } from '../src/platform/testing/world-at.server.ts';
import { filledIn, type EntityName } from '../tests/support/test-records.server.ts';
import {
  firstPage,
  freshAddress,
  phone,
  phoneWithoutScripts,
  seeHeading,
  signInAs,
} from './account-journeys.ts';
import { enterMailedCode, linkIn } from './fair-journeys.ts';
import { axeFindings } from './look-at-pages.ts';
import { openForVisitors, openForeignPage } from './open-for-visitors.ts';
import { settledStudent } from './settled-student.ts';

const world = worldAt(new Date().toISOString());
const database = await testDatabase();
const address = await openForVisitors({ database, world });
const { pool } = database;
const at = (minutes: number) => new Date(world.now().getTime() + minutes * 60_000).toISOString();
/** Where the sessions take place: another site. */
const meeting = `http://127.0.0.1:${await openForeignPage('<h1>In the meeting</h1>')}`;

let made = 0;
async function make(entity: Entity, entityName: EntityName, said: Values): Promise<string> {
  const id = world.newId();
  made += 1;
  await insertRecords(pool, world, entity, [{ ...filledIn[entityName](made), ...said, id }]);
  return id;
}

/** Minutes until each session of the fair begins: it has been live for two hours. */
const sessions = { over: -110, open: 5, notChosen: 6, withoutLink: 7, early: 70 } as const;
type Which = keyof typeof sessions;
const numberOf = (which: Which) => Object.keys(sessions).indexOf(which) + 1;

async function liveFair() {
  const slug = `six-${(made += 1)}`;
  const fairId = await make(Fair, 'Fair', {
    name: 'Six Colleges',
    slug,
    fairType: '6x6',
    timeZone: 'America/New_York',
    startTime: at(-120),
    endTime: at(240),
    exhibitorDeadline: at(-600),
    publishedAt: at(-9_000),
  });
  const planned = Object.entries(sessions).map(([which, minutes], place) => ({
    number: place + 1,
    title: `The ${which} one`,
    startTime: at(minutes),
    lengthMinutes: 45,
    exhibitors: [],
  }));
  const links = planned
    .filter(({ number }) => number !== numberOf('withoutLink'))
    .map(({ number }) => [number, { join: `${meeting}/room-${number}` }]);
  await make(FairWebinar, 'FairWebinar', {
    fairId,
    webinarStatus: 'scheduled',
    details: { sessions: planned },
    webinarLinks: Object.fromEntries(links) as Values,
  });
  await expect.poll(async () => (await fetch(`${address}/fair-${slug}`)).status).toBe(200);
  return {
    fairId,
    slug,
    join: (which: Which) => `${address}/fair-${slug}/join/${numberOf(which)}`,
  };
}

const chosen = (['over', 'open', 'withoutLink', 'early'] as const).map(numberOf);
const register = (fairId: string, email: string) =>
  make(FairAttendee, 'FairAttendee', { fairId, email, attending: chosen });

/** In the room of a session, from which its meeting opens beside. */
async function isIn(page: Page, which: Which): Promise<void> {
  await page.waitForURL(/\/app\/fairs\/visit\/[^/]+\/sessions\/\d+$/);
  await seeHeading(page, `The ${which} one`);
  expect(await page.content()).not.toContain(meeting);
}

async function opensMeeting(page: Page, which: Which): Promise<void> {
  const opening = page.waitForEvent('popup');
  await main(page).getByRole('link', { name: 'Open the video meeting' }).click();
  const beside = await opening;
  await beside.waitForURL(`${meeting}/room-${numberOf(which)}`);
  await beside.close();
}
const attended = async (fairId: string) =>
  (
    await pool.query<{ session: number }>(
      'select session from session_attendance where fair_id = $1 order by session',
      [fairId],
    )
  ).rows.map(({ session }) => session);
const main = (page: Page) => page.getByRole('main');

/** The places with a button, and how it is called there. */
const places: readonly (readonly [path: (slug: string) => string, name: RegExp])[] = [
  [(slug) => `/fair-${slug}`, /^Join session 2/],
  [() => '/app', /^Join session 2/],
  [(slug) => `/app/fairs/visit/${slug}`, /^Join now session 2/],
  [(slug) => `/fair-${slug}/registration-confirmation`, /^Join session 2/],
  [(slug) => `/my-registration?fair=${slug}`, /^Join now session 2/],
];

test.each([
  ['with JavaScript', phone],
  ['without JavaScript', phoneWithoutScripts],
])('a student %s joins from the ticket, the lobby and the registration', async (_, options) => {
  const { fairId, slug, join } = await liveFair();
  const { email } = await settledStudent(address, database, freshAddress('joins'));
  await register(fairId, email);
  const page = await firstPage(options);
  // What axe runs on a page is a script.
  const look = async () => {
    if (options === phone) expect(await axeFindings(page)).toEqual([]);
  };

  // A page of the email, signed out: nothing leaks, and signing in leads on.
  await page.goto(join('open'));
  await seeHeading(page, 'Session 2: The open one');
  expect(await page.content()).not.toContain(meeting);
  await look();
  await main(page).getByRole('link', { name: 'Sign in' }).click();
  await signInAs(page, email);
  await main(page)
    .getByRole('link', { name: /^Join now/ })
    .click();
  await isIn(page, 'open');
  await look();
  await opensMeeting(page, 'open');
  expect(await attended(fairId)).toEqual([numberOf('open')]);

  for (const [path, name] of places) {
    await page.goto(`${address}${path(slug)}`);
    expect(await page.content()).not.toContain(meeting);
    await main(page).getByRole('link', { name }).first().click();
    await isIn(page, 'open');
  }

  // Why not, and what to do.
  const told = async (which: Which, heading: string, next: RegExp) => {
    await page.goto(join(which));
    await page.getByRole('heading', { name: heading }).waitFor();
    expect(await page.content()).not.toContain(meeting);
    await look();
    return main(page).getByRole('link', { name: next });
  };
  await (await told('over', 'This session is over', /recordings/)).waitFor();
  await page.goto(join('withoutLink'));
  await isIn(page, 'withoutLink');
  await main(page).getByText('This session has no video.').waitFor();
  await look();
  await page.goto(join('early'));
  expect(
    await main(page)
      .getByRole('button', { name: /^Join now/ })
      .isDisabled(),
  ).toBe(true);
  await look();
  await page.goto(join('notChosen'));
  await main(page).getByRole('button', { name: 'Add this session' }).click();
  await main(page)
    .getByRole('link', { name: /^Join now/ })
    .click();
  await isIn(page, 'notChosen');
  expect(await attended(fairId)).toEqual(
    (['open', 'notChosen', 'withoutLink'] as const).map(numberOf),
  );
});

test('the button becomes active by itself', async () => {
  const { fairId, join } = await liveFair();
  const { email } = await settledStudent(address, database, freshAddress('waits'));
  await register(fairId, email);
  const page = await firstPage(phone);
  await page.goto(join('open'));
  await main(page).getByRole('link', { name: 'Sign in' }).click();
  await signInAs(page, email);
  await main(page)
    .getByRole('link', { name: /^Join now/ })
    .waitFor();
  await page.clock.install();
  await page.goto(join('early'));
  await main(page)
    .getByRole('button', { name: /^Join now/ })
    .waitFor();
  await page.clock.runFor(61 * 60_000);
  await main(page)
    .getByRole('link', { name: /^Join now/ })
    .waitFor();
});

test.each([
  ['with JavaScript', phone],
  ['without JavaScript', phoneWithoutScripts],
])('a guest %s joins by the emailed link, and elsewhere with the code', async (_, options) => {
  const { fairId, slug } = await liveFair();
  const email = freshAddress('guest');
  await register(fairId, email);
  const page = await firstPage(options);
  await page.goto(`${address}/my-registration?fair=${slug}`);
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByRole('button', { name: 'Send me a new link' }).click();
  await page.getByText('If this address is registered').first().waitFor();
  const key = new URL(await linkIn(address, email)).searchParams.get('key') ?? '';
  const link = `${address}/fair-${slug}/join/${numberOf('open')}?key=${key}`;

  await page.goto(link);
  await main(page).getByRole('button', { name: 'Open my registration' }).click();
  await main(page)
    .getByRole('link', { name: /^Join now/ })
    .click();
  await isIn(page, 'open');
  expect(await attended(fairId)).toEqual([numberOf('open')]);

  // The same link again on this device leads on; on another one it takes the code.
  await page.goto(link);
  await isIn(page, 'open');
  const other = await firstPage(options);
  await other.goto(link);
  await main(other).getByRole('button', { name: 'Open my registration' }).click();
  await enterMailedCode(other, address, email);
  await main(other)
    .getByRole('link', { name: /^Join now/ })
    .click();
  await isIn(other, 'open');

  // Who takes the registration back is not let in by it any more.
  await pool.query('delete from fair_attendee where fair_id = $1', [fairId]);
  await other.goto(link);
  await other.getByRole('heading', { name: 'Register first' }).waitFor();
});

test('a stranger who registers from there chooses among colleges, and is led back', async () => {
  const { slug, join } = await liveFair();
  const page = await firstPage(phone);
  await page.goto(join('open'));
  await main(page).getByRole('link', { name: 'Register free' }).click();
  await seeHeading(page, 'Join the fair');
  expect(
    await main(page)
      .getByRole('checkbox', { name: /^The open one/ })
      .isChecked(),
  ).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await main(page)
    .getByRole('link', { name: /^Parent/ })
    .click();
  await page.waitForURL(/as=parent/);
  const email = freshAddress('registers');
  await main(page).getByLabel('Email', { exact: true }).fill(email);
  await main(page).getByLabel('First name').fill('Maya');
  await main(page).getByLabel('Last name').fill('Reyes');
  await main(page)
    .getByRole('checkbox', { name: /^I agree/ })
    .check();
  await main(page).getByRole('button', { name: 'Continue' }).click();
  await enterMailedCode(page, address, email);
  await main(page)
    .getByRole('link', { name: /^Join now/ })
    .click();
  await isIn(page, 'open');
  expect(slug).not.toBe('');
});

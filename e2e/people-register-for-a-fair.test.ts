import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/accounts/demo-accounts.ts';
import {
  firstPage,
  freshAddress,
  phone,
  phoneWithoutScripts,
  seeAlert,
  seeHeading,
} from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { linkIn, newHand, registerFor, type Attendee } from './fair-journeys.ts';
import { axeFindings, htmlFindings, newWatcher } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { confirmAndSignIn, password, postFromOwnPage, readCode } from './sign-up.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const six = `${address}/fair-demo-6x6`;
const day = 24 * 3_600_000;
const fromNow = (days: number) => new Date(Date.now() + days * day);

/** A fair of the operator's, a week ahead unless told. */
async function fair(slug: string, said: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const columns = {
    id: randomUUID(),
    name: `The ${slug} fair`,
    slug,
    start_time: fromNow(7),
    end_time: fromNow(7.2),
    exhibitor_deadline: fromNow(6),
    fair_type: 'booth',
    time_zone: 'America/Chicago',
    published_at: fromNow(-1),
    ...said,
  };
  const names = Object.keys(columns);
  await database.pool.query(
    `insert into fair (${names.join(', ')}) values (${names.map((_, n) => `$${n + 1}`).join(', ')})`,
    Object.values(columns),
  );
  const url = `${address}/fair-${slug}`;
  await expect.poll(async () => (await fetch(`${url}/register`)).status).toBe(200);
  return url;
}

const attendees: readonly Attendee[] = ['student', 'parent', 'counselor'];
const figures: Readonly<Record<Attendee, { readonly required: number; readonly taps: number }>> = {
  student: { required: 10, taps: 11 },
  parent: { required: 7, taps: 8 },
  counselor: { required: 8, taps: 8 },
};

async function looksRight(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}

describe.each([
  ['a phone', 390],
  ['a desk', 1440],
] as const)('Somebody at %s', (_where, width) => {
  test.each(attendees)(
    'registers as a %s, in few taps, and finds every step usable',
    async (as) => {
      const visitor = await newWatcher(width);
      const page = await visitor.newPage();
      const email = freshAddress(`${as}-${width}`);
      // The steps of the three differ in their fields: on the wide window one of them stands for all.
      const look = async () => {
        if (width === 390 || as === 'student') await looksRight(page);
      };
      const asked = await registerFor(page, `${six}/register`, {
        as,
        email,
        look,
        session: 'Near the city',
      });
      expect(asked).toEqual(figures[as]);
      expect(asked.required).toBeLessThanOrEqual(11);
      expect(asked.taps).toBeLessThanOrEqual(14);
      await seeHeading(page, 'You are registered');
      await page.getByText(`Check ${email}`).waitFor();
      await look();

      await page.goto(await linkIn(address, email));
      await seeHeading(page, 'Open your registration');
      await look();
      await page.getByRole('button', { name: 'Open my registration' }).click();
      await seeHeading(page, 'My registrations');
      await seeAlert(page, 'Welcome. Your registration is below.');
      expect(page.url()).toBe(`${address}/my-registration?fair=demo-6x6`);
      await look();
      await visitor.close();
    },
  );

  test('sees why the form is closed, and what to do instead', async () => {
    const visitor = await newWatcher(width);
    const page = await visitor.newPage();
    const states: readonly (readonly [slug: string, said: object, heading: string])[] = [
      ['soon', { registration_opens_at: fromNow(2) }, 'Registration is not open yet'],
      ['off', { cancelled_at: fromNow(-1) }, 'This fair is cancelled'],
      [
        'past',
        { start_time: fromNow(-2), end_time: fromNow(-1), exhibitor_deadline: fromNow(-3) },
        'This fair has ended',
      ],
    ];
    for (const [slug, said, heading] of states) {
      await page.goto(`${await fair(`${slug}-${width}`, { ...said })}/register`);
      await page.getByRole('heading', { name: heading }).waitFor();
      await looksRight(page);
    }
    const full = await fair(`full-${width}`, { capacity: 1 });
    await registerFor(page, `${full}/register`, { as: 'parent', email: freshAddress('last') });
    await seeHeading(page, 'You are registered');
    await page.goto(`${full}/register`);
    await page.getByRole('heading', { name: 'This fair is full' }).waitFor();
    await looksRight(page);
    await visitor.close();
  });
});

describe('Somebody whose browser runs no scripts', () => {
  test.each(attendees)('registers as a %s, changes it and takes it back', async (as) => {
    const page = await firstPage(phoneWithoutScripts);
    const email = freshAddress(`plain-${as}`);
    await registerFor(page, `${six}/register`, { as, email, session: 'Near the city' });
    await seeHeading(page, 'You are registered');

    await page.goto(await linkIn(address, email));
    await page.getByRole('button', { name: 'Open my registration' }).click();
    await seeHeading(page, 'My registrations');
    expect(await page.getByLabel('First name', { exact: true }).inputValue()).toBe('Maya');
    await page.getByLabel('First name', { exact: true }).fill('May');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await seeAlert(page, 'Your changes are saved.');
    expect(await page.getByLabel('First name', { exact: true }).inputValue()).toBe('May');

    await page.getByText('Cancel my registration', { exact: true }).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await seeAlert(page, 'Your registration for Demo 6x6 Fair is cancelled.');
    await page.context().close();
  });

  test('goes back without losing anything, and is told what is wrong where it is', async () => {
    const page = await firstPage(phoneWithoutScripts);
    const hand = newHand(page);
    await page.goto(`${six}/register?as=parent`);
    await hand.type('First name', 'Rosa');
    await hand.type('Last name', 'Reyes');
    await hand.type('E-mail', 'rosa@example.test');
    await hand.tap('button', /^(?:Continue to|Next)/);
    await hand.type('ZIP code', 'nowhere');
    await hand.choose('I am the student’s', 'Mother');
    await hand.tap('button', 'Continue to your say');
    await hand.tick(/^Yes, keep/);
    await hand.tap('button', 'Register free');
    await page.getByText('Please enter a valid postal code.').waitFor();
    expect(await page.getByLabel('ZIP code', { exact: true }).inputValue()).toBe('nowhere');
    await hand.tap('button', 'Back');
    expect(await page.getByLabel('E-mail', { exact: true }).inputValue()).toBe('rosa@example.test');
    await page.context().close();
  });
});

describe('A child', () => {
  test.each([
    ['with scripts', phone],
    ['without scripts', phoneWithoutScripts],
  ])('is turned away kindly and cannot try again, %s', async (_how, device) => {
    const page = await firstPage(device);
    const hand = newHand(page);
    await page.goto(`${six}/register`);
    await hand.choose('Month', '05');
    await hand.type('Day', '1');
    await hand.type('Year', '2018');
    await hand.type('First name', 'Kim');
    await hand.type('Last name', 'Lee');
    await hand.type('E-mail', 'kim@example.test');
    await hand.tap('button', /^(?:Continue to|Next)/);
    await page.getByRole('heading', { name: 'Thank you for stopping by' }).waitFor();
    await page.goto(`${six}/register?as=student`);
    await page.getByText(/^We cannot sign you up with these details/).waitFor();
    expect(await page.getByLabel('Year').count()).toBe(0);
    await page.getByRole('link', { name: 'I am a parent or guardian' }).click();
    await seeHeading(page, 'Who’s coming?');
    await page.context().close();
  });
});

test('a closed browser loses nothing, and whoever wants to starts over', async () => {
  const visitor = await newWatcher(390);
  const page = await visitor.newPage();
  const hand = newHand(page);
  await page.goto(`${six}/register?as=counselor`);
  await hand.type('First name', 'Sam');
  await hand.type('Last name', 'Okafor');
  await hand.type('E-mail', 'sam@example.test');
  await hand.tap('button', /^(?:Continue to|Next)/);
  await seeHeading(page, 'Hi Sam. Where do you work?');
  await hand.type('School', 'Central High');
  await page.close();

  const again = await visitor.newPage();
  await again.goto(`${six}/register`);
  await seeHeading(again, 'Hi Sam. Where do you work?');
  expect(await again.getByLabel('School', { exact: true }).inputValue()).toBe('Central High');
  await again.getByText('We kept what you typed, on this device only.').waitFor();
  await looksRight(again);
  await newHand(again).tap('button', 'Back');
  expect(await again.getByLabel('E-mail', { exact: true }).inputValue()).toBe('sam@example.test');

  const third = await visitor.newPage();
  await third.goto(`${six}/register`);
  await newHand(third).tap('button', 'Start over');
  await seeHeading(third, 'Who’s coming?');
  expect(await third.getByLabel('First name', { exact: true }).inputValue()).toBe('');
  await visitor.close();
});

test('somebody who has an account is asked less, and sees what is registered already', async () => {
  const visitor = await newWatcher(390);
  const page = await visitor.newPage();
  const form = { email: demoEmail('student'), password: demoPassword };
  const answer = await postFromOwnPage(visitor, address, '/api/auth/sign-in/email', form);
  expect(answer.status()).toBe(200);
  const open = await fair('prefilled');
  await page.goto(`${open}/register`);
  await seeHeading(page, 'Who’s coming?');
  expect(await page.getByLabel('E-mail', { exact: true }).count()).toBe(0);
  expect(await page.getByLabel('First name', { exact: true }).inputValue()).not.toBe('');
  await looksRight(page);
  await page.goto(`${six}/register`);
  await page.getByRole('heading', { name: 'You are registered' }).waitFor();
  await looksRight(page);
  await page.getByRole('link', { name: 'See, change or cancel it' }).click();
  await seeHeading(page, 'My registrations');
  await looksRight(page);
  await visitor.close();
});

test('whoever asks for a new link is told the same, registered or not', async () => {
  const visitor = await newWatcher(390);
  const page = await visitor.newPage();
  const email = freshAddress('lost');
  await registerFor(page, `${six}/register`, { as: 'parent', email });
  await seeHeading(page, 'You are registered');
  const told: string[] = [];
  for (const one of [email, freshAddress('nobody')]) {
    await page.goto(`${address}/my-registration`);
    await seeHeading(page, 'Find your registration');
    await page.getByRole('main').getByLabel('E-mail', { exact: true }).fill(one);
    await page.getByRole('button', { name: 'Send me a new link' }).click();
    await page.getByText('a new link is on its way').waitFor();
    told.push(await page.getByRole('main').innerText());
  }
  expect(told[0]).toBe(told[1]);
  await looksRight(page);
  const link = await linkIn(address, email);
  await page.goto(link);
  await page.getByRole('button', { name: 'Open my registration' }).click();
  await seeHeading(page, 'My registrations');
  // Once and not again.
  await page.goto(link);
  await page.getByRole('button', { name: 'Open my registration' }).click();
  await seeAlert(page, 'This link is no longer good. Ask for a new one.');
  await visitor.close();
});

test('a student without JavaScript is asked about what somebody registered with the own address', async () => {
  const device = await newVisitor(phoneWithoutScripts);
  const form = { email: freshAddress('owner'), password, user_type: 'student' };
  const asOwner = { ...form, birth_date: '2009-05-01', name: 'Ona Weber' };
  await postFromOwnPage(device, address, '/api/auth/sign-up/email', asOwner);
  await confirmAndSignIn(device, address, form.email, await readCode(device, address, form.email));
  const stranger = await firstPage(phone);
  await registerFor(stranger, `${six}/register`, { as: 'student', email: form.email });
  await seeHeading(stranger, 'You are registered');
  await stranger.context().close();
  const page = await device.newPage();
  await page.goto(`${address}/my-registration`);
  await page.getByText('Was this you?').waitFor();
  expect(await htmlFindings(await page.content())).toEqual([]);
  await page.getByRole('button', { name: 'Yes, this is mine' }).click();
  await seeAlert(page, 'Thank you, that is noted.');
  expect(await page.getByText('Was this you?').count()).toBe(0);
  await device.close();
});

test('a second registration looks like the first', async () => {
  const email = freshAddress('twice');
  const seen: string[] = [];
  for (let n = 0; n < 2; n += 1) {
    const page = await firstPage(phone);
    await registerFor(page, `${six}/register`, { as: 'parent', email });
    await seeHeading(page, 'You are registered');
    seen.push(await page.getByRole('main').innerText());
    await page.context().close();
  }
  expect(seen[0]).toBe(seen[1]);
});

test('the page that a mail leads to is kept nowhere and told to nobody', async () => {
  const answer = await fetch(`${address}/my-registration?key=AAAAAAAAAAAAAAAAAAAAAA`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
});

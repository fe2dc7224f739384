import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import {
  enter,
  firstPage,
  freshAddress,
  phone,
  phoneWithoutScripts,
  seeAlert,
  seeHeading,
} from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import {
  enterMailedCode,
  linkIn,
  newHand,
  registerFor,
  requiredOn,
  type Attendee,
} from './fair-journeys.ts';
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
async function looksRight(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}

const mailsTo = async (email: string) => {
  const answer = await fetch(`${address}/mailbox.json?to=${encodeURIComponent(email)}`);
  return (await answer.json()) as { subject: string; text: string }[];
};

describe('Someone who is signed in', () => {
  test.each([
    ['with scripts', phone],
    ['without scripts', phoneWithoutScripts],
  ] as const)('and has told everything enters with one tap, %s', async (_how, device) => {
    const page = await firstPage(device);
    await enter(page, address, demoEmail('student'), demoPassword);
    const slug = `one-tap-${device === phoneWithoutScripts ? 'plain' : 'scripts'}`;
    await fair(slug, { start_time: fromNow(-0.1), end_time: fromNow(0.2) });
    await page.goto(`${address}/app/fairs/visit/${slug}`);
    await seeHeading(page, 'Join the fair');
    await expect.poll(() => requiredOn(page)).toBe(0);
    if (device !== phoneWithoutScripts) await looksRight(page);
    await page.getByRole('button', { name: 'Register and enter' }).click();
    await page.waitForURL(`${address}/app/fairs/visit/${slug}`);
    await page.context().close();
  });
});

describe.each([
  ['a phone', 390],
  ['a desk', 1440],
] as const)('Someone at %s', (_where, width) => {
  test.each(attendees)(
    'registers as a %s for a fair to come, and finds every step usable',
    async (as) => {
      const visitor = await newWatcher(width);
      const page = await visitor.newPage();
      const email = freshAddress(`${as}-${width}`);
      // The forms of the three differ in their fields: on the wide window one of them stands for all.
      const look = async () => {
        if (width === 390 || as === 'student') await looksRight(page);
      };
      await registerFor(page, `${six}/register`, { as, email, look });
      await seeHeading(page, 'Check your email');
      await page.getByText(email).waitFor();
      await look();
      await enterMailedCode(page, address, email);
      await seeHeading(page, 'You’re registered');
      await page.getByText('Opens in').waitFor();
      await look();
      await page.getByRole('link', { name: 'See, change or cancel it' }).click();
      await seeHeading(page, 'My registrations');
      await page.getByText('Doors open in').waitFor();
      await look();
      await visitor.close();
    },
  );

  test('sees why the form is closed, and what to do instead', async () => {
    const visitor = await newWatcher(width);
    const page = await visitor.newPage();
    const states: readonly (readonly [slug: string, said: object, heading: string])[] = [
      ['soon', { registration_opens_at: fromNow(2) }, 'Registration isn’t open yet'],
      ['off', { cancelled_at: fromNow(-1) }, 'This fair is canceled'],
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
    await seeHeading(page, 'Check your email');
    await page.goto(`${full}/register`);
    await page.getByRole('heading', { name: 'This fair is full' }).waitFor();
    await looksRight(page);
    await visitor.close();
  });
});

describe('Someone whose browser runs no scripts', () => {
  test.each(attendees)(
    'registers as a %s by the link, changes it and takes it back',
    async (as) => {
      const page = await firstPage(phoneWithoutScripts);
      const email = freshAddress(`plain-${as}`);
      await registerFor(page, `${six}/register`, { as, email });
      await seeHeading(page, 'Check your email');

      await page.goto(await linkIn(address, email));
      await page.getByRole('button', { name: 'Open my registration' }).click();
      await seeHeading(page, 'My registrations');
      await expect
        .poll(() => page.getByLabel('First name', { exact: true }).inputValue())
        .toBe('Maya');
      await page.getByLabel('First name', { exact: true }).fill('May');
      await page.getByRole('checkbox', { name: /Near the city/ }).check();
      await page.getByRole('button', { name: 'Save changes' }).click();
      await seeAlert(page, 'Your changes are saved.');
      await expect
        .poll(() => page.getByLabel('First name', { exact: true }).inputValue())
        .toBe('May');

      await page.getByText('Cancel my registration', { exact: true }).click();
      await page.getByRole('button', { name: 'Yes, cancel it' }).click();
      await seeAlert(page, 'Your registration for Demo 6x6 Fair is canceled.');
      await page.context().close();
    },
  );

  test('is told what is wrong where it is, and loses nothing', async () => {
    const page = await firstPage(phoneWithoutScripts);
    const hand = newHand(page);
    await page.goto(`${six}/register?as=parent`);
    await hand.type('First name', 'Rosa');
    await hand.type('Last name', 'Reyes');
    await hand.type('Email', 'rosa@here');
    await hand.tick(/^I agree/);
    await hand.tap('button', 'Continue');
    await page.getByText('Please enter a valid email address.').waitFor();
    await expect
      .poll(() => page.getByLabel('Email', { exact: true }).inputValue())
      .toBe('rosa@here');
    await expect
      .poll(() => page.getByLabel('First name', { exact: true }).inputValue())
      .toBe('Rosa');
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
    await hand.type('Email', 'kim@example.test');
    await hand.tick(/^I agree/);
    await hand.tap('button', 'Continue');
    await page.getByRole('heading', { name: 'Thank you for stopping by' }).waitFor();
    await page.goto(`${six}/register?as=student`);
    await page.getByText(/^We can’t sign you up with these details/).waitFor();
    await expect.poll(() => page.getByLabel('Year').count()).toBe(0);
    await page.getByRole('link', { name: 'I’m a parent or guardian' }).click();
    await seeHeading(page, 'Join the fair');
    expect(await mailsTo('kim@example.test')).toEqual([]);
    await page.context().close();
  });
});

test('a closed browser loses nothing, and a visitor who wants to can start over', async () => {
  const visitor = await newWatcher(390);
  const page = await visitor.newPage();
  const hand = newHand(page);
  await page.goto(`${six}/register?as=counselor`);
  await hand.type('Email', 'sam@example.test');
  await hand.type('First name', 'Sam');
  await page.close();

  const again = await visitor.newPage();
  await again.goto(`${six}/register`);
  await again.getByText('We saved what you typed, on this device only.').waitFor();
  await expect
    .poll(() => again.getByLabel('Email', { exact: true }).inputValue())
    .toBe('sam@example.test');
  await looksRight(again);
  await newHand(again).tap('button', 'Start over');
  await again.getByLabel('Month').waitFor();
  await expect.poll(() => again.getByLabel('First name', { exact: true }).inputValue()).toBe('');
  await visitor.close();
});

test('a parent who types before the form for parents has come loses nothing', async () => {
  const url = await fair('slow-form');
  const page = await firstPage(phone);
  await page.goto(`${url}/register`);
  await seeHeading(page, 'Join the fair');
  const typed = Promise.withResolvers<undefined>();
  await page.route('**/register.data*', async (route) => {
    await typed.promise;
    await route.continue();
  });
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^Parent/ }).click();
  await main.getByLabel('Email', { exact: true }).fill('early@mail.test');
  typed.resolve(undefined);
  await main.locator('[aria-current]', { hasText: 'Parent' }).waitFor();
  await expect
    .poll(() => main.getByLabel('Email', { exact: true }).inputValue())
    .toBe('early@mail.test');
});

test('someone who has an account is asked less, and sees what is registered already', async () => {
  const visitor = await newWatcher(390);
  const page = await visitor.newPage();
  const form = { email: demoEmail('student'), password: demoPassword };
  const answer = await postFromOwnPage(visitor, address, '/api/auth/sign-in/email', form);
  expect(answer.status()).toBe(200);
  const open = await fair('prefilled');
  await page.goto(`${open}/register`);
  await seeHeading(page, 'Join the fair');
  await page.getByRole('button', { name: 'Register free' }).waitFor();
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await expect.poll(() => page.getByLabel('Email', { exact: true }).count()).toBe(0);
  await expect.poll(() => page.getByLabel('First name', { exact: true }).inputValue()).not.toBe('');
  await looksRight(page);
  await page.goto(`${six}/register`);
  await page.getByRole('heading', { name: 'You’re registered' }).waitFor();
  await looksRight(page);
  await page.getByRole('link', { name: 'See, change or cancel it' }).click();
  await seeHeading(page, 'My registrations');
  await looksRight(page);
  await visitor.close();
});

test('someone who asks for a new link is told the same, registered or not', async () => {
  const visitor = await newWatcher(390);
  const page = await visitor.newPage();
  const email = freshAddress('lost');
  await registerFor(page, `${six}/register`, { as: 'parent', email });
  await seeHeading(page, 'Check your email');
  const told: string[] = [];
  for (const one of [email, freshAddress('nobody')]) {
    await page.goto(`${address}/login`);
    await page.getByRole('link', { name: 'Get a link by email' }).click();
    await seeHeading(page, 'Find your registration');
    await page.getByRole('main').getByLabel('Email', { exact: true }).fill(one);
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
  // Who is signed in here goes straight on.
  await page.goto(link);
  await seeHeading(page, 'My registrations');
  await visitor.close();
});

test('a student without JavaScript is asked about what someone else registered with the student’s address', async () => {
  const device = await newVisitor(phoneWithoutScripts);
  const form = { email: freshAddress('owner'), password, user_type: 'student' };
  const asOwner = { ...form, birth_date: '2009-05-01', name: 'Ona Weber' };
  await postFromOwnPage(device, address, '/api/auth/sign-up/email', asOwner);
  await confirmAndSignIn(device, address, form.email, await readCode(device, address, form.email));
  const stranger = await firstPage(phone);
  await registerFor(stranger, `${six}/register`, { as: 'student', email: form.email });
  await seeHeading(stranger, 'Check your email');
  await stranger.context().close();
  const page = await device.newPage();
  await page.goto(`${address}/my-registration`);
  await page.getByText('Was this you?').waitFor();
  expect(await htmlFindings(await page.content())).toEqual([]);
  await page.getByRole('button', { name: 'Yes, this is mine' }).click();
  await seeAlert(page, 'Thank you. Your registration is confirmed.');
  await expect.poll(() => page.getByText('Was this you?').count()).toBe(0);
  await device.close();
});

test('a second registration looks like the first', async () => {
  const email = freshAddress('twice');
  const seen: string[] = [];
  for (let n = 0; n < 2; n += 1) {
    const page = await firstPage(phone);
    await registerFor(page, `${six}/register`, { as: 'parent', email });
    await seeHeading(page, 'Check your email');
    seen.push(await page.getByRole('main').innerText());
    await page.context().close();
  }
  expect(seen[0]).toBe(seen[1]);
});

test('the page that a mail leads to is kept nowhere and told to no one', async () => {
  const answer = await fetch(`${address}/my-registration?key=AAAAAAAAAAAAAAAAAAAAAA`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
});

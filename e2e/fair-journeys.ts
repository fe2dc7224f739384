import type { Page } from 'playwright-core';
import { seeHeading } from './account-journeys.ts';
import { readCode } from './sign-up.ts';

/** As what someone registers for a fair. */
export type Attendee = 'student' | 'parent' | 'counselor';

/** What fingers did on a page besides typing. */
export interface Hand {
  readonly taps: number;
  tap(role: 'button' | 'link', name: string | RegExp): Promise<void>;
  tick(name: string | RegExp): Promise<void>;
  /** Opens a list and takes one of it: two taps. */
  choose(label: string, value: string): Promise<void>;
  /** Typing, with the keyboard's own key to the next field. */
  type(label: string, value: string): Promise<void>;
}

/** A hand on a page that counts its taps. */
export function newHand(page: Page): Hand {
  let taps = 0;
  const main = page.getByRole('main');
  return {
    get taps() {
      return taps;
    },
    async tap(role, name) {
      taps += 1;
      await main.getByRole(role, { name }).click();
    },
    async tick(name) {
      taps += 1;
      await main.getByRole('checkbox', { name }).check();
    },
    async choose(label, value) {
      taps += 2;
      // A label around its list has the months in its text.
      await main.getByLabel(label, { exact: label !== 'Month' }).selectOption(value);
    },
    type: (label, value) => main.getByLabel(label, { exact: true }).fill(value),
  };
}

/** How many fields of the form must be filled in; a date is one. */
export async function requiredOn(page: Page): Promise<number> {
  const names = await page
    .locator('main [required]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('name')?.split('.', 1)[0] ?? ''));
  return new Set(names).size;
}

interface Told {
  readonly as: Attendee;
  readonly email: string;
  /** Looked at before the form is sent. */
  readonly look?: () => Promise<void>;
}

/** Fills in what a fair asks and sends it; answers how much was asked. */
export async function registerFor(page: Page, url: string, told: Told) {
  await page.goto(url);
  return fillIn(page, told);
}

/** The same on the form itself. */
export async function fillIn(page: Page, { as, email, look = () => Promise.resolve() }: Told) {
  const hand = newHand(page);
  await seeHeading(page, 'Join the fair');
  if (as !== 'student') {
    await hand.tap('link', as === 'parent' ? /^Parent/ : /^Counselor/);
    await page.getByLabel('Month').waitFor({ state: 'detached' });
  }
  const fields = await requiredOn(page);
  if (as === 'student') {
    await hand.choose('Month', '05');
    await hand.type('Day', '1');
    await hand.type('Year', '2009');
  }
  await hand.type('Email', email);
  await hand.type('First name', 'Maya');
  await hand.type('Last name', 'Reyes');
  await hand.tick(/^I agree/);
  await look();
  await hand.tap('button', 'Continue');
  return { fields, taps: hand.taps };
}

/** Types the code of the newest email, which ends at a fair that is live inside, else on the next page. */
export async function enterMailedCode(page: Page, address: string, email: string): Promise<void> {
  await seeHeading(page, 'Check your email');
  await page
    .getByLabel('Code', { exact: true })
    .fill(await readCode(page.context(), address, email));
  await page.getByRole('button', { name: /^(?:Enter the fair|Confirm)$/ }).click();
}

/** The link of the newest mail to an address. */
export async function linkIn(address: string, email: string): Promise<string> {
  const answer = await fetch(`${address}/mailbox.json?to=${encodeURIComponent(email)}`);
  const mails = (await answer.json()) as { to: string; text: string }[];
  const mail = mails.find((one) => one.to === email && one.text.includes('?key='));
  const [link] = /http\S+\?key=[\w-]+/.exec(mail?.text ?? '') ?? [];
  if (link === undefined) throw new Error(`There is no link in the mail to ${email}.`);
  return link;
}

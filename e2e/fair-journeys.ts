import type { Page } from 'playwright-core';
import { seeHeading } from './account-journeys.ts';

/** As what somebody registers for a fair. */
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
  /** Looked at on every step. */
  readonly look?: () => Promise<void>;
  readonly session?: string;
}

/** Fills in the three steps of a fair and sends them; answers how much was asked. */
export async function registerFor(page: Page, url: string, told: Told) {
  const { as, email, look = () => Promise.resolve(), session } = told;
  const hand = newHand(page);
  await page.goto(url);
  await seeHeading(page, 'Who’s coming?');
  if (as !== 'student') {
    await hand.tap('link', as === 'parent' ? /^Parent or guardian/ : /^Counselor or teacher/);
    await page.getByLabel('Month').waitFor({ state: 'detached' });
  }
  // The type is asked, too.
  let required = 1 + (await requiredOn(page));
  if (as === 'student') {
    await hand.choose('Month', '05');
    await hand.type('Day', '1');
    await hand.type('Year', '2009');
  }
  await hand.type('First name', 'Maya');
  await hand.type('Last name', 'Reyes');
  await hand.type('E-mail', email);
  await look();
  await hand.tap('button', /^(?:Continue to|Next)/);
  await page.getByRole('heading', { level: 1, name: /^Hi Maya/ }).waitFor();
  required += await requiredOn(page);
  if (as !== 'parent') await hand.type('School', 'مدرسة الملك Central');
  if (as === 'student') {
    await hand.choose('Grade', '11th');
    await hand.choose('Start college', 'Not sure yet');
  }
  if (as === 'parent') await hand.choose('I am the student’s', 'Mother');
  if (as === 'counselor') await hand.choose('I work as', 'Teacher');
  await hand.type('ZIP code', '01103');
  await look();
  await hand.tap('button', 'Continue to your say');
  await seeHeading(page, 'Almost there, Maya');
  required += await requiredOn(page);
  if (session !== undefined) await hand.tick(new RegExp(session));
  await hand.tick(/^Yes, keep what I entered/);
  await look();
  await hand.tap('button', 'Register free');
  return { required, taps: hand.taps };
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

import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { openDatabaseAt, type Database } from '../src/platform/database/database.server.ts';
import { migrate } from '../src/platform/database/migrate.server.ts';
import { followWorld } from '../src/platform/jobs/queue-clock.server.ts';
import { silentLog } from '../src/platform/log.ts';
import { serverPrograms } from '../src/platform/testing/server-programs.server.ts';
import { startTestCluster } from '../src/platform/testing/test-cluster.server.ts';
import { atEnd, testDatabase } from '../src/platform/testing/test-database.server.ts';
import { worldAt } from '../src/platform/testing/world-at.server.ts';
import { seeAlert, seeHeading, signInAs } from './account-journeys.ts';
import { enterMailedCode, linkIn, registerFor } from './fair-journeys.ts';
import { axeFindings, newWatcher } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { newcomer, press } from './people-who-set-up.ts';
import { settledStudent } from './settled-student.ts';
import { postFromOwnPage } from './sign-up.ts';

const day = 24 * 3_600_000;
const polling = { timeout: 120_000, interval: 200 };

/** A PostgreSQL as an operator has it beside Quad. */
async function serverDatabase(): Promise<Database> {
  const cluster = await startTestCluster(serverPrograms());
  const opened = openDatabaseAt('server', cluster.address('postgres'), { log: silentLog });
  atEnd(async () => {
    await opened.close();
    await cluster.remove();
  });
  await migrate(opened);
  return opened;
}

/** A moment as the field of a form wants it, on the clocks of New York. */
function onClock(moment: Date): string {
  const zone = { timeZone: 'America/New_York', hourCycle: 'h23' } as const;
  const text = moment.toLocaleString('sv-SE', { ...zone, dateStyle: 'short', timeStyle: 'short' });
  return text.replace(' ', 'T');
}

async function right(page: Page): Promise<void> {
  expect(await axeFindings(page), page.url()).toEqual([]);
}

const main = (page: Page) => page.getByRole('main');

describe.each([
  ['the database that comes with Quad', testDatabase, 390],
  ['a PostgreSQL server', serverDatabase, 1440],
] as const)('on %s', (_name, openDatabase, width) => {
  test('a fair is made, taken, paid, announced, opened, asked at and thanked for', async () => {
    const database = await openDatabase();
    const world = worldAt(new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000).toISOString());
    const start = new Date(world.now().getTime() + 21 * day);
    const address = await openForVisitors({ demo: true, database, world });
    const moveTo = async (moment: number) => {
      world.moveTo(new Date(moment).toISOString());
      await followWorld(database.jobsPool, world);
    };
    const at = (path: string) => `${address}${path}`;
    const subjectsFor = async (email: string) => {
      const answer = await fetch(at(`/mailbox.json?to=${encodeURIComponent(email)}`));
      return ((await answer.json()) as { subject: string }[]).map(({ subject }) => subject);
    };
    const opened = (device: BrowserContext): Promise<Page> => device.newPage();

    // An admin makes the fair, looks at the draft and publishes it.
    const office = await newWatcher(1440);
    const form = { email: demoEmail('admin'), password: demoPassword };
    await postFromOwnPage(office, address, '/api/auth/sign-in/email', form);
    const admin = await opened(office);
    await admin.goto(at('/admin/fairs/new'));
    await seeHeading(admin, 'New fair');
    const tell = (label: string, value: string) =>
      admin.getByLabel(label, { exact: true }).fill(value);
    await tell('Name', 'Orchard Fair');
    await admin.getByLabel(/^Web address/).fill('orchard');
    await admin.getByLabel('Time zone').selectOption('America/New_York');
    await tell('Start', onClock(start));
    await tell('End', onClock(new Date(start.getTime() + 3 * 3_600_000)));
    await admin.getByLabel('Type of fair').selectOption('booth');
    await admin
      .getByLabel('Exhibitors can register until')
      .fill(onClock(new Date(start.getTime() - day)));
    await admin.getByRole('button', { name: 'Create draft' }).click();
    await seeHeading(admin, 'Orchard Fair');
    await right(admin);
    const fairPage = admin.url();
    expect((await fetch(at('/fair-orchard'))).status).toBe(404);
    await admin.getByRole('button', { name: 'Publish the fair' }).click();
    await seeAlert(admin, 'Orchard Fair is published.');
    await expect.poll(async () => (await fetch(at('/fair-orchard'))).status).toBe(200);

    // A college claims itself, and an admin agrees.
    const { rows: free } = await database.pool.query<{ name: string; domain: string }>(
      `select name, domain from college c where domain is not null and status <> 'closed'
         and not exists (select from college_rep r where r.college_id = c.id)
         and not exists (select from fair_booth b where b.college_id = c.id)
       order by name limit 1`,
    );
    const { name: college = '', domain = '' } = free[0] ?? {};
    const email = `bo.reed@${domain}`;
    const rep = await newcomer(address, email, 'college', await newWatcher(1440));
    await rep.goto(at('/app/setup'));
    await seeHeading(rep, 'Which college is yours?');
    // Its address tells which one is meant.
    await rep.getByRole('button', { name: `I represent it: ${college}` }).click();
    await seeHeading(rep, 'Your request is pending');
    await right(rep);
    await admin.goto(at('/admin/claims'));
    await admin.getByRole('button', { name: new RegExp(`^Approve: .* for ${college}`) }).click();
    await seeAlert(
      admin,
      'Approved. The person and the college’s reps get an email within a minute.',
    );

    await rep.goto(at('/app/setup'));
    await seeHeading(rep, 'About your college');
    await rep.getByLabel('Link to apply').fill(`https://www.${domain}/apply`);
    await press(rep, 'Save and continue');
    await seeHeading(rep, 'Your team');
    await rep.getByLabel('Phone', { exact: true }).fill('413-555-0133');
    await press(rep, 'Save and continue');
    await seeHeading(rep, 'What should visitors see?');
    await rep.getByLabel('About the college').fill('A college among orchards.');
    await press(rep, 'Finish');
    await rep.waitForURL(/\/app$/);

    // It signs up, pays by card, and sees what is left to do.
    await rep.goto(at('/app/fairs/signup'));
    await seeHeading(rep, 'Fairs and payments');
    await rep.getByRole('checkbox', { name: 'Orchard Fair' }).check();
    await rep.getByRole('button', { name: 'Review and pay' }).click();
    await rep.getByRole('heading', { name: 'Your choice' }).waitFor();
    await right(rep);
    await rep.getByRole('radio', { name: /^Card/ }).check();
    await moveTo(world.now().getTime() + 5_000);
    await rep.getByRole('button', { name: 'Register', exact: true }).click();
    await rep.getByRole('button', { name: /^Pay \$/ }).click();
    await seeHeading(rep, 'Fairs and payments');
    await rep.getByText('Thank you. Your payment has arrived.').waitFor();
    await rep.goto(at('/app'));
    const checklist = rep.getByRole('article').filter({ hasText: /\d of \d done/ });
    await checklist.getByRole('heading', { name: 'Orchard Fair' }).waitFor();
    await checklist.getByText(/^Next: /).waitFor();
    await right(rep);

    // Weeks before, someone of its team tries the chat, by keyboard.
    await checklist.getByRole('link', { name: 'A rep has passed the chat check' }).press('Enter');
    await seeHeading(rep, college);
    await rep.getByRole('heading', { name: 'Try the chat' }).waitFor();
    await rep.getByRole('button', { name: 'Try the chat' }).press('Enter');
    await rep
      .getByText('It works: our test message reached you and your reply reached us.')
      .waitFor();
    await rep.getByRole('heading', { name: 'Chat test passed' }).waitFor();
    await right(rep);
    await rep.goto(at('/app'));
    await checklist.getByText('A rep has passed the chat check').waitFor();
    await expect
      .poll(() => checklist.getByRole('link', { name: 'A rep has passed' }).count())
      .toBe(0);
    await admin.goto(`${fairPage}/exhibitors`);
    await admin.getByRole('link', { name: /^See readiness: / }).click();
    // No one has answered the questions of the fair yet: that is said before it is published.
    await admin.getByRole('link', { name: /^Publish: / }).click();
    await admin.getByRole('button', { name: 'Publish anyway' }).click();
    await seeAlert(admin, 'Booth published.');

    // A student with an account and a parent without one register.
    const { device } = await settledStudent(address, database, 'ada@example.test');
    const student = await opened(device);
    await student.setViewportSize({ width, height: 844 });
    await student.goto(at('/fair-orchard/register'));
    // Nothing is asked that the profile tells.
    await seeHeading(student, 'Join the fair');
    await right(student);
    await student.getByRole('button', { name: 'Register free' }).click();
    await seeHeading(student, 'You’re registered');
    await right(student);
    const parent = await opened(await newWatcher(width));
    const guest = 'pat@example.test';
    await registerFor(parent, at('/fair-orchard/register'), { as: 'parent', email: guest });
    await enterMailedCode(parent, address, guest);
    await seeHeading(parent, 'You’re registered');

    // A week before, both are reminded.
    await moveTo(start.getTime() - 7 * day + 60_000);
    for (const one of ['ada@example.test', guest])
      await expect
        .poll(() => subjectsFor(one), polling)
        .toEqual(expect.arrayContaining(['In a week: Orchard Fair']));

    // The student waits for the doors; the parent comes by the link of the email when they are open.
    await moveTo(start.getTime() - 600_000);
    const floor = at('/app/fairs/visit/orchard');
    await student.goto(floor);
    // Weeks have passed, so who one is is asked again, and then one is where one wanted to be.
    await signInAs(student, 'ada@example.test');
    await student.getByText('The doors open in').waitFor();
    await right(student);
    // Of so few, all have had their turn by then.
    await moveTo(start.getTime() + 3_000);
    await student.evaluate(() => window.dispatchEvent(new Event('online')));
    await student.getByRole('heading', { level: 2, name: 'Leave a question' }).waitFor();
    await right(student);
    await parent.goto(await linkIn(address, guest));
    await parent.getByRole('button', { name: 'Open my registration' }).click();
    await enterMailedCode(parent, address, guest);
    await parent.getByText('2 people here').waitFor();

    // The student asks at the booth, and the rep answers in another browser.
    await main(student).getByRole('article').getByRole('link', { name: college }).first().click();
    await seeHeading(student, college);
    const log = (page: Page) => page.getByRole('log', { name: 'Messages at this booth' });
    const post = async (page: Page, text: string) => {
      const box = page.getByRole('textbox', { name: /^Your (?:question|message|answer)/ });
      await box.fill(text);
      await box.press('Enter');
    };
    // A phone shows one half of the booth.
    if (width < 960) await student.getByRole('link', { name: /^Conversation/ }).press('Enter');
    await log(student).waitFor();
    await post(student, 'Do you have a rowing team?');
    await rep.goto(floor);
    await signInAs(rep, email);
    await rep.getByRole('link', { name: 'My booth' }).click();
    const asked = log(rep).getByRole('listitem').filter({ hasText: 'a rowing team' });
    await asked.getByRole('link', { name: /^Answer / }).press('Enter');
    await post(rep, 'Yes, on the lake, from March on.');
    await log(student).getByText('Yes, on the lake, from March on.').waitFor();
    await right(student);
    await right(rep);

    // It is over, and everyone is thanked.
    await moveTo(start.getTime() + 3 * 3_600_000 + 60_000);
    for (const page of [student, parent]) {
      await page.goto(floor);
      await seeHeading(page, 'Orchard Fair has ended');
      await right(page);
    }
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addCrowd } from '../src/features/campaigns/testing/add-members.server.ts';
import { sample } from '../src/features/colleges/federal-files/federal-files.fixture.server.ts';
import { startMailServer } from '../src/platform/testing/mail-server.server.ts';
import { serverPrograms } from '../src/platform/testing/server-programs.server.ts';
import { startTestCluster } from '../src/platform/testing/test-cluster.server.ts';
import { atEnd } from '../src/platform/testing/test-database.server.ts';
import { picture } from '../tests/support/files-by-http.fixture.server.ts';
import {
  freePort,
  runQuad,
  startServer,
} from '../tests/support/processes/run-quad.fixture.server.ts';
import { seeAlert, seeHeading } from './account-journeys.ts';
import { typeSignUp } from './exhibitor-journeys.ts';
import { fillIn } from './fair-journeys.ts';
import { expectToFit, newWatcher, axeFindings } from './look-at-pages.ts';
import { press } from './people-who-set-up.ts';
import { codeIn, confirmAndSignIn, password, signUp } from './sign-up.ts';

/** People who get the email: as many as a state's association writes to. */
const crowd = 5000;
const fair = 'Orchard Fair';
const hour = 3_600_000;

const folder = mkdtempSync(join(tmpdir(), 'quad-season-'));
const cluster = await startTestCluster(serverPrograms());
const mail = await startMailServer();
const port = String(await freePort());
const address = `http://127.0.0.1:${port}`;
const variables = {
  NODE_ENV: 'production',
  PORT: port,
  PUBLIC_URL: address,
  DATABASE_URL: cluster.address('postgres'),
  DATA_DIR: join(folder, 'data'),
  SECRET: 'tests-only-tests-only-tests-only-tests-only',
  SMTP_URL: mail.url,
  MAIL_FROM: 'Our Fairs <fairs@example.org>',
  SECOND_FACTOR: 'off',
};
let running = await startServer(variables);
const pool = new pg.Pool({ connectionString: variables.DATABASE_URL, max: 2 });
pool.on('error', () => undefined);
atEnd(async () => {
  await running.kill();
  await pool.end();
  await mail.close();
  await cluster.remove();
  rmSync(folder, { recursive: true, force: true });
});

const polling = { timeout: 120_000, interval: 200 };
const mailTo = (email: string) =>
  mail.received.filter(({ to }) => to && !Array.isArray(to) && to.text === email);

/** The text of the newest email to an address, once one says what is looked for. */
async function emailTo(email: string, looked: RegExp): Promise<string> {
  const find = () => mailTo(email).findLast(({ text }) => looked.test(text ?? ''))?.text;
  await expect.poll(find, polling).toBeDefined();
  return find() ?? '';
}

async function look(page: Page): Promise<void> {
  expect(await axeFindings(page), page.url()).toEqual([]);
  await expectToFit(page);
}

/** Signs in on the page of a visitor. */
async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** A rep with an account who has told nothing yet, on a page of their own. */
async function newRep(email: string): Promise<Page> {
  const device = await newWatcher(1440);
  await signUp(device, address, email);
  await confirmAndSignIn(device, address, email, codeIn(await emailTo(email, /\b\d{6}\b/)));
  return device.newPage();
}

/** Signs a college up for the fair as one of its reps. */
async function signUpFor(page: Page, how: string): Promise<void> {
  await page.goto(`${address}/app/fairs/signup`);
  await page.getByRole('checkbox', { name: fair }).check();
  await page.getByRole('button', { name: 'Review and pay' }).click();
  await page.getByRole('radio', { name: new RegExp(`^${how}`) }).check();
  await press(page, 'Register');
  await page.getByRole('link', { name: /^Invoice / }).waitFor();
}

/** The times of the fair as its form takes them, ten days from now. */
function onClock(moment: Date): string {
  const zone = { timeZone: 'America/New_York', hourCycle: 'h23' } as const;
  const text = moment.toLocaleString('sv-SE', { ...zone, dateStyle: 'short', timeStyle: 'short' });
  return text.replace(' ', 'T');
}

test('an organizer goes from an empty machine to the report of a fair', async () => {
  // The operator makes the organizer's account, who chooses a password.
  const email = 'organizer@example.org';
  const made = await runQuad(['create-admin', email], variables);
  const [temporary = ''] = made.output.trim().split('\n').slice(-1);
  const office = await newWatcher(1440);
  const admin = await office.newPage();
  const toPage = (name: string) =>
    admin.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
  const tell = (label: string, value: string) =>
    admin.getByLabel(label, { exact: true }).fill(value);
  await admin.goto(address);
  await admin.getByRole('link', { name: 'Sign in' }).first().click();
  await signIn(admin, email, temporary.trim());
  await admin.getByLabel('New password', { exact: true }).fill(password);
  await admin.getByRole('button', { name: 'Save and sign in' }).click();
  await admin.waitForURL(/\/app$/);
  await admin.getByText('0 of 7 done').waitFor();
  await look(admin);

  // Who runs the site.
  await admin.getByRole('link', { name: 'Add your organization' }).click();
  await admin.getByLabel('Legal name').fill('Our Fairs, Inc.');
  await admin.getByLabel('Postal address').fill('1 Main Street, Amherst, MA 01002');
  await admin.getByRole('button', { name: 'Save organization' }).click();
  await seeAlert(admin, 'Settings saved.');
  await look(admin);

  // What it is called and looks like, and what a booth costs.
  await toPage('Brand');
  await admin.getByRole('textbox', { name: /^Name\b/ }).fill('Our Fairs');
  await admin.getByRole('button', { name: 'Save name and tagline' }).click();
  await seeAlert(admin, 'Settings saved.');
  await admin.getByRole('textbox', { name: /^Main color/ }).fill('#a00d25');
  await admin.getByRole('button', { name: 'Save colors' }).click();
  await expect.poll(() => admin.content()).toMatch(/--brand-primary:\s*light-dark\(#a00d25/);
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await picture(600, 160) };
  await admin.getByLabel('Logo: choose a file').setInputFiles(logo);
  await admin.getByRole('button', { name: 'Upload: Logo' }).click();
  await seeAlert(admin, 'Logo saved.');
  await look(admin);
  await toPage('Pricing');
  const booths = admin.getByRole('group', { name: 'Live booths', exact: true });
  await booths.getByRole('textbox', { name: 'Price in USD' }).fill('320');
  await admin.getByRole('button', { name: 'Review changes' }).click();
  await admin.getByText('Registration, Live booths: $350 → $320').waitFor();
  await admin.getByRole('button', { name: 'Save these prices' }).click();
  await seeAlert(admin, 'Prices saved. They apply from now on.');
  await look(admin);

  // The colleges of the federal list.
  await toPage('Home');
  await admin.getByRole('link', { name: 'Import colleges' }).click();
  await seeHeading(admin, 'Import colleges');
  await admin.getByLabel('HD file').setInputFiles(sample.hd2024);
  await admin.getByLabel('Completions file').setInputFiles(sample.completions);
  await admin.getByRole('button', { name: 'Upload and check' }).click();
  await admin.getByText('Nothing is written yet', { exact: true }).waitFor();
  await admin.getByRole('button', { name: 'Import now' }).click();
  await admin.getByText('Import finished', { exact: true }).waitFor();
  await look(admin);

  // A fair in ten days.
  await toPage('Home');
  await admin.getByText('4 of 7 done').waitFor();
  await admin.getByRole('link', { name: 'Create a fair' }).click();
  await seeHeading(admin, 'New fair');
  const start = new Date(Math.ceil(Date.now() / hour) * hour + 10 * 24 * hour);
  await tell('Name', fair);
  await admin.getByLabel(/^Web address/).fill('orchard');
  await admin.getByLabel('Time zone').selectOption('America/New_York');
  await tell('Start', onClock(start));
  await tell('End', onClock(new Date(start.getTime() + 3 * hour)));
  await admin.getByLabel('Type of fair').selectOption('booth');
  await admin
    .getByLabel('Exhibitors can register until')
    .fill(onClock(new Date(start.getTime() - 24 * hour)));
  await admin.getByRole('button', { name: 'Create draft' }).click();
  await seeHeading(admin, fair);
  const fairPath = admin.url();
  await admin.getByRole('button', { name: 'Publish the fair' }).click();
  await seeAlert(admin, `${fair} is published.`);
  await look(admin);

  // Three colleges: one at its domain, one without, one that signs up without an account.
  const known = 'Alabama A & M University';
  const rep = await newRep('bo.reed@aamu.edu');
  await rep.goto(`${address}/app`);
  await rep.getByText(`You’re with ${known}?`).waitFor();
  await rep.getByRole('button', { name: 'Yes, that’s my college' }).click();
  await seeHeading(rep, 'Your request is pending');
  const recruiter = await newRep('dana.lee@gmail.test');
  await recruiter.goto(`${address}/app/setup?step=institution&q=auburn`);
  await recruiter.getByRole('link', { name: 'Ask to represent Auburn University' }).click();
  await recruiter.getByLabel('Your role').fill('Regional recruiter');
  await recruiter.getByLabel('Who are you').fill('I visit schools in Ohio for Auburn.');
  await recruiter.getByRole('button', { name: 'Send request' }).click();
  await seeHeading(recruiter, 'Your request is pending');
  const guest = await (await newWatcher(390)).newPage();
  await guest.goto(address);
  await guest.getByRole('link', { name: 'Our Fairs, home' }).first().waitFor();
  await guest.getByRole('link', { name: 'See what a booth is' }).click();
  await guest.getByText('$320').first().waitFor();
  await guest.getByRole('link', { name: `Exhibit at ${fair}` }).click();
  await seeHeading(guest, 'Exhibit at this fair');
  await typeSignUp(guest, 'ada@calbeautycollege.edu', 'California Beauty College');
  await guest.getByRole('radio', { name: /^Invoice/ }).check();
  await guest.getByRole('button', { name: 'Register', exact: true }).click();
  await seeHeading(guest, 'Your exhibitor registration');
  await guest.getByText('Your invoice is on its way').waitFor();

  await toPage('Requests');
  for (const college of [known, 'Auburn University']) {
    const approve = admin.getByRole('button', { name: new RegExp(`^Approve: .*${college}`) });
    await approve.click();
    await approve.waitFor({ state: 'detached' });
  }
  await look(admin);
  await signUpFor(rep, 'Invoice');
  await signUpFor(recruiter, 'Check');

  // All three have paid, and the guest is let into the booth by email.
  await toPage('Payments');
  const unpaid = admin.getByRole('link', { name: /^Mark as paid: / });
  for (const left of [3, 2, 1]) {
    await expect.poll(() => unpaid.count()).toBe(left);
    await unpaid.first().click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Mark $320 as paid' }).click();
  }
  await expect.poll(() => unpaid.count()).toBe(0);
  await look(admin);
  const entry = await emailTo('ada@calbeautycollege.edu', /\?enter=/);
  await guest.goto(/\S+\/confirmation\?enter=\S+/.exec(entry)?.[0] ?? '');
  await guest.getByRole('button', { name: 'Sign me in' }).click();
  await seeHeading(guest, 'California Beauty College');
  await guest.getByRole('link', { name: 'Edit the booth' }).first().click();
  await guest.getByRole('heading', { name: 'Edit your booth' }).waitFor();
  await look(guest);

  await admin.goto(`${fairPath}/readiness`);
  const open = admin.getByRole('link', { name: /^Publish: / });
  for (const left of [3, 2, 1]) {
    await expect.poll(() => open.count()).toBe(left);
    await open.first().click();
    await admin.getByRole('button', { name: 'Publish anyway' }).click();
    await seeAlert(admin, 'Booth published.');
  }
  await look(admin);

  // A student registers.
  const student = await (await newWatcher(390)).newPage();
  await student.goto(address);
  await student.getByRole('link', { name: 'Register free' }).first().click();
  await fillIn(student, { as: 'student', email: 'maya@example.test' });
  await seeHeading(student, 'Check your email');
  const code = codeIn(await emailTo('maya@example.test', /\b\d{6}\b/));
  await student.getByLabel('Code', { exact: true }).fill(code);
  await student.getByRole('button', { name: 'Confirm' }).click();
  await seeHeading(student, 'You’re registered');

  // An email to five thousand people, in the middle of which the process is killed.
  await addCrowd(pool, crowd);
  await toPage('Email Campaigns');
  await admin.getByRole('link', { name: 'New campaign' }).first().click();
  await admin.getByRole('button', { name: 'Start empty' }).click();
  const subject = 'Orchard Fair is next week';
  await admin.getByLabel('Subject').fill(subject);
  await admin.getByRole('textbox', { name: 'Text', exact: true }).click();
  await admin.keyboard.type('Three colleges wait for your questions.');
  await admin.getByText('All changes saved').waitFor();
  await admin.getByRole('button', { name: 'Save and choose recipients' }).click();
  await admin.getByRole('radio', { name: /^Students/ }).check();
  await admin.getByRole('heading', { name: '5,000 people get this email' }).waitFor();
  await admin.getByRole('button', { name: 'Save and preview' }).click();
  await admin.getByRole('link', { name: 'Choose when to send' }).click();
  await admin.getByRole('button', { name: 'Review and confirm' }).click();
  await admin.getByRole('button', { name: 'Send to 5,000 people' }).click();
  await seeAlert(admin, 'On its way. Follow it on this page.');
  const campaign = admin.url();
  const arrived = () => mail.received.filter((one) => one.subject === subject);
  await expect.poll(() => arrived().length, polling).toBeGreaterThan(crowd / 5);
  await running.kill();
  expect(arrived().length).toBeLessThan(crowd);
  running = await startServer(variables);

  // Meanwhile it is the day of the fair.
  await pool.query(
    `update fair set start_time = now() - interval '1 hour', end_time = now() + interval '2 hours',
       exhibitor_deadline = now() - interval '1 day'`,
  );
  await admin.goto(`${fairPath}/live`);
  await admin.getByRole('region', { name: 'Right now' }).waitFor();
  // Every process knows within seconds that a fair was moved; a page that was open before, later.
  const ownBooth = rep.getByRole('link', { name: 'My booth' });
  const comeIn = async () => {
    await rep.goto(`${address}/app/fairs/visit/orchard`);
    return ownBooth.count();
  };
  await expect.poll(comeIn, polling).toBe(1);
  await ownBooth.click();
  await seeHeading(rep, known);
  await admin.getByLabel('Announcement', { exact: true }).fill('Booths close in ten minutes.');
  await admin.getByRole('button', { name: 'Announce', exact: true }).click();
  await seeAlert(admin, 'Announced.');
  await rep.getByText('Booths close in ten minutes.').waitFor();
  await look(admin);

  // A part of the money goes back, and the report tells it.
  await toPage('Payments');
  await admin.getByRole('link', { name: 'Everything' }).click();
  await admin.getByRole('link', { name: /^Refund: .*Auburn/ }).click();
  const question = admin.getByRole('dialog', { name: /^Refund .+\?$/ });
  await question.getByLabel('Amount').fill('50');
  await question.getByLabel('Reason').fill('Half of the day was lost.');
  await question.getByRole('button', { name: /^Refund / }).click();
  await seeAlert(admin, 'Refunded. The college gets an email within a minute.');
  await admin.goto(`${fairPath}/report`);
  await admin.getByRole('heading', { name: 'Registered as' }).waitFor();
  await look(admin);
  const report = await (await office.request.get(`${fairPath}/report.csv`)).text();
  expect(report).toContain('attendeeType,student,registered,1');
  expect(report).toContain('booth,Auburn University,visits,0');

  // No one got the email twice, and no one is forgotten: who may have it is listed as unknown.
  const stateOf = async () => {
    const { rows } = await pool.query<{ status: string; count: number }>(
      `select status, count(*)::int as count from mail where batch_id = $1 group by status`,
      [campaign.split('/').at(-1)],
    );
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  };
  await expect
    .poll(
      async () => {
        const { sent = 0, unknown = 0 } = await stateOf();
        return sent + unknown;
      },
      { timeout: 300_000, interval: 1000 },
    )
    .toBe(crowd);
  const got = arrived().map(({ to }) => (to && !Array.isArray(to) ? to.text : ''));
  expect(got).toHaveLength(new Set(got).size);
  const { sent = 0 } = await stateOf();
  expect(got.length).toBeGreaterThanOrEqual(sent);
  await admin.goto(campaign);
  await look(admin);
});

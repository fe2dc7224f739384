import { expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { largePng } from '../src/platform/files/pictures.fixture.server.ts';
import { firstPage, phone, phoneWithoutScripts, seeAlert, seeHeading } from './account-journeys.ts';
import { newWatcher } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';
import {
  lookAtStep,
  newcomer,
  offersProfile,
  onAnotherDevice,
  press,
} from './people-who-set-up.ts';

const address = await openForVisitors({ demo: true });

test('someone claims a college, waits, and is let in by a rep who is there', async () => {
  const email = 'bo.reed@uvm.edu';
  const page = await newcomer(address, email, 'college', await newWatcher(390));
  await page.goto(`${address}/app`);
  await page.waitForURL(/\/app$/);
  await expect.poll(() => offersProfile(page)).toBe(true);
  await page.goto(`${address}/app/setup`);
  await lookAtStep(page, 'Which college is yours?');
  await page.getByText('University of Vermont').first().waitFor();
  await page.getByLabel('Name, city or state of your college').pressSequentially('gadsden');
  await page.getByText('Gadsden State Community College').first().waitFor();
  await page
    .getByText(/Your email address isn’t at this college/)
    .first()
    .waitFor();
  await page
    .getByRole('link', { name: 'Ask to represent Gadsden State Community College' })
    .waitFor();
  await page.getByLabel('Name, city or state of your college').fill('vermont');
  // By keyboard: what the search finds moves the buttons.
  await page.getByRole('button', { name: /^I represent it: University of Vermont/ }).press('Enter');
  await lookAtStep(page, 'Your request is pending');
  await page.getByText(/One of University of Vermont’s reps or an organizer/).waitFor();
  await page.getByLabel('Job title').fill('Admissions counselor');
  await press(page, 'Save');
  await seeAlert(page, 'Saved. It’s used once you’re confirmed.');
  await lookAtStep(page, /^Hello/);
  await page.getByRole('link', { name: 'Choose fairs' }).click();
  await lookAtStep(page, 'Fairs and payments');
  const fairs = page.getByRole('checkbox');
  await fairs.first().check();
  await press(page, 'Save my choice');
  await seeAlert(page, 'Saved. You can register for these fairs once you’re confirmed.');
  expect(await fairs.first().isChecked()).toBe(true);

  const rep = await onAnotherDevice(address, demoEmail('college'), 1440, demoPassword);
  await rep.goto(`${address}/app`);
  const menu = rep.getByRole('navigation', { name: 'Your pages' });
  await menu.getByRole('link', { name: 'Team', exact: true }).click();
  await rep.getByRole('button', { name: `Approve: ${email}` }).waitFor();
  await lookAtStep(rep, 'Team');
  await rep.getByRole('button', { name: `Approve: ${email}` }).click();
  await seeAlert(rep, 'Bo Reed now represents the college.');

  await page.goto(`${address}/app/setup`);
  await lookAtStep(page, 'Your team');
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Bo');

  await rep.getByRole('button', { name: `Remove: ${email}` }).click();
  await seeAlert(rep, 'Removed. They no longer have access to this college.');
  await page.goto(`${address}/app/setup?step=reps`);
  await seeHeading(page, 'Which college is yours?');
});

test('a college that is in no directory is entered, filled in and approved, and then a colleague is invited', async () => {
  const page = await newcomer(address, 'ann@willow.test', 'college', await newWatcher(1440));
  await page.goto(`${address}/app/setup`);
  await page.getByText('My college isn’t in the directory').click();
  await page.getByLabel('Name of the college').fill('Willow College');
  await page.getByLabel('Website').fill('https://www.willow.test');
  await page.getByLabel('Street').fill('1 Elm St');
  await page.getByLabel('City or town').fill('Amherst');
  await page.getByLabel('State', { exact: true }).fill('MA');
  await page.getByLabel('ZIP or postal code').fill('01002');
  await press(page, 'Add my college');
  await lookAtStep(page, 'About your college');
  await page.getByLabel(/^Subject 1/).fill('history');
  for (const choice of ['Under 1,000', 'Town', 'Public'])
    await page.getByLabel(choice, { exact: true }).check();
  await page.getByLabel('Link to apply').fill('https://www.willow.test/apply');
  await page.getByLabel('Percentage of courses online').fill('101');
  await page.getByLabel('Percentage of courses online').press('Enter');
  await page.getByText('Value must be at most 100').waitFor();
  await page.getByLabel('Percentage of courses online').fill('');
  await press(page, 'Save and continue');
  await lookAtStep(page, 'Your team');
  await page.getByText('You can invite colleagues once your college is approved.').waitFor();
  await page.getByLabel('Last name').fill('Reed');
  await page.getByLabel('Phone', { exact: true }).fill('413-555-0133');
  await press(page, 'Save and continue');
  await lookAtStep(page, 'What should visitors see?');
  await page.getByLabel('Logo').setInputFiles({
    name: 'willow.png',
    mimeType: 'image/png',
    buffer: largePng(64, 64),
  });
  await page.getByRole('img', { name: 'The logo of Willow College' }).waitFor();
  await page.getByLabel('About the college').fill('A small college under willows.');
  await press(page, 'Finish');
  await page.waitForURL(/\/app$/);
  await seeAlert(page, 'You’re all set.');

  const admin = await onAnotherDevice(address, demoEmail('admin'), 1440, demoPassword);
  await admin.goto(`${address}/admin/claims`);
  await press(admin, 'Approve Willow College');
  await seeAlert(admin, 'College approved. Its reps get an email within a minute.');

  await page.goto(`${address}/app/team`);
  await page.getByLabel('Your colleague’s email').fill('bea@willow.test');
  await press(page, 'Send invitation');
  await seeAlert(page, 'The invitation is on its way to bea@willow.test.');
  await lookAtStep(page, 'Team');
  await press(page, 'Withdraw: bea@willow.test');
  await seeAlert(page, 'Invitation withdrawn.');
});

test.each([
  ['with scripts', phone],
  ['without scripts', phoneWithoutScripts],
] as const)(
  'a colleague without an account joins the team by the one email that names who invites, %s',
  async (how, device) => {
    const email = `cora.${how.replaceAll(' ', '-')}@uvm.edu`;
    const rep = await onAnotherDevice(address, demoEmail('college'), 1440, demoPassword);
    await rep.goto(`${address}/app/team`);
    await rep.getByLabel('Your colleague’s email').fill(email);
    await press(rep, 'Send invitation');
    await seeAlert(rep, `The invitation is on its way to ${email}.`);
    const answer = await fetch(`${address}/mailbox.json?to=${encodeURIComponent(email)}`);
    const emails = (await answer.json()) as { subject: string; text: string }[];
    expect(emails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/ invited you to represent University of Vermont on Quad$/),
    ]);
    const link = /\S+\/team-invitation\?key=[\w-]{22}/.exec(emails[0]?.text ?? '')?.[0] ?? '';

    const page = await firstPage(device);
    await page.goto(link);
    await (device === phone ? lookAtStep : seeHeading)(page, 'Represent University of Vermont');
    await page.getByText(`Your account will use ${email}.`).waitFor();
    await page.getByLabel('First name').fill('Cora');
    await page.getByLabel('Last name').fill('Lake');
    await press(page, 'Accept');
    await seeAlert(page, 'You represent University of Vermont now.');
    await seeHeading(page, /Cora/);
    await rep.goto(`${address}/app/team`);
    await rep.getByText('Cora Lake').first().waitFor();

    const other = await firstPage(device);
    await other.goto(link);
    await seeHeading(other, 'This link doesn’t work anymore');
    await rep.getByRole('button', { name: `Remove: ${email}` }).click();
    await seeAlert(rep, 'Removed. They no longer have access to this college.');
  },
);

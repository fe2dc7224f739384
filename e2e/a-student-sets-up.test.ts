import { expect, test } from 'vitest';
import { freshAddress, phoneWithoutScripts, seeAlert, seeHeading } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { chooseSubject, seeSubject } from './choose-subject.ts';
import { newWatcher } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';
import {
  lookAtStep,
  newcomer,
  offersProfile,
  onAnotherDevice,
  press,
  tellAbout,
  tellSchool,
} from './people-who-set-up.ts';

const address = await openForVisitors({ demo: true });

test('a student begins on a phone and ends on a desk, and nothing is asked twice', async () => {
  const email = freshAddress('maya');
  const phone = await newcomer(address, email, 'student', await newWatcher(390));
  // It can wait: what is shared with whom, their own data and the way out are there without it.
  await phone.goto(`${address}/app`);
  await phone.getByRole('link', { name: 'Profile and your data' }).click();
  await seeHeading(phone, 'Profile');
  for (const [line, heading] of [
    [/^Who sees my details/, 'Who sees my details'],
    [/^Download my data/, 'Your data'],
    [/^Delete my account/, 'Delete my account'],
  ] as const) {
    await phone.getByRole('main').getByRole('link', { name: line }).click();
    await seeHeading(phone, heading);
    await phone.getByRole('link', { name: 'Back to profile' }).click();
    await seeHeading(phone, 'Profile');
  }
  await phone.goto(`${address}/app`);
  await phone.getByRole('link', { name: 'Finish setup' }).click();
  await phone.waitForURL(/\/app\/setup$/);
  await lookAtStep(phone, 'Who are you?');
  await expect.poll(() => offersProfile(phone)).toBe(false);
  await phone.getByLabel('Last name').fill('Reed');
  await phone.getByLabel('Last name').press('Enter');
  await phone.locator('[aria-invalid=true]').first().waitFor();
  await tellAbout(phone, 'Maya');
  await lookAtStep(phone, 'Where do you go to school?');
  await phone.getByLabel('School', { exact: true }).pressSequentially('map');
  await phone
    .locator('datalist option[value="Maple Grove High School"]')
    .first()
    .waitFor({ state: 'attached' });
  await tellSchool(phone, 'Maple Grove High School');
  await seeHeading(phone, 'What are you looking for in a college?');

  const desk = await onAnotherDevice(address, email);
  await desk.goto(`${address}/app/setup`);
  await lookAtStep(desk, 'What are you looking for in a college?');
  // Until its script is there, the field is a select.
  const subjects = desk.locator('input[role=combobox]').first();
  await subjects.pressSequentially('wizardry');
  await desk.getByText('We don’t know “wizardry”.').waitFor();
  await subjects.fill('comp sci');
  await desk.getByRole('option', { name: 'Computer Science' }).click();
  // What is left in the field is taken when only one subject can be meant.
  await subjects.pressSequentially('premed');
  await desk.getByLabel('Under 1,000').focus();
  await desk.getByRole('button', { name: 'Remove Premed' }).waitFor();
  await desk.getByLabel('Under 1,000').check();
  await press(desk, 'Save and continue');
  await lookAtStep(desk, 'What can we send you and share?');
  await expect.poll(() => desk.getByLabel(/^Preselect “Yes”/).isChecked()).toBe(false);
  await press(desk, 'Finish');
  await seeAlert(desk, 'You’re all set.');
  await lookAtStep(desk, 'A parent or guardian');
  await desk.getByRole('link', { name: 'Not now' }).click();
  await desk.waitForURL(/\/app$/);
  await expect.poll(() => offersProfile(desk)).toBe(true);

  // The phone still shows the third step: who saves it last is right, and no other step is touched.
  await phone.getByLabel('City', { exact: true }).check();
  await press(phone, 'Save and continue');
  await phone.getByText('You’re all set.').first().waitFor();
  await phone.goto(`${address}/app/setup?step=preferences`);
  await expect.poll(() => phone.getByLabel('City', { exact: true }).isChecked()).toBe(true);
  await phone.goto(`${address}/app/setup?step=about`);
  await expect.poll(() => phone.getByLabel('First name').inputValue()).toBe('Maya');
  await phone.getByRole('link', { name: 'School' }).click();
  await seeHeading(phone, 'Where do you go to school?');
});

test('a student sets up with JavaScript switched off', async () => {
  const email = freshAddress('noah');
  const page = await newcomer(address, email, 'student', await newVisitor(phoneWithoutScripts));
  await page.goto(`${address}/app/setup`);
  await seeHeading(page, 'Who are you?');
  await page.getByLabel('First name').fill('Noah');
  await page.getByLabel('Last name').fill('Reed');
  await page.getByLabel('City or town').fill('Amherst');
  await page.getByLabel('State', { exact: true }).fill('MA');
  await page.getByLabel('ZIP or postal code').fill('12');
  await page.getByLabel('Month').selectOption({ label: 'May' });
  await page.getByLabel('Day').fill('1');
  await page.getByLabel('Year').fill('2031');
  await press(page, 'Save and continue');
  await page.getByText('Please enter a date of birth between 1900 and today.').waitFor();
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Noah');
  await page.getByLabel('Year').fill('2009');
  await press(page, 'Save and continue');
  await page.getByText('Please enter a valid postal code.').waitFor();
  await page.getByLabel('ZIP or postal code').fill('01002');
  await press(page, 'Save and continue');
  await seeHeading(page, 'Where do you go to school?');
  await tellSchool(page, 'مدرسة النور');
  await seeHeading(page, 'What are you looking for in a college?');
  await chooseSubject(page, 'History');
  await press(page, 'Save and continue');
  await seeHeading(page, 'What can we send you and share?');
  await page.getByLabel('Remind me of fairs I registered for').uncheck();
  await press(page, 'Finish');
  await seeHeading(page, 'A parent or guardian');
  await page.goto(`${address}/app/setup?step=privacy`);
  await expect
    .poll(() => page.getByLabel('Remind me of fairs I registered for').isChecked())
    .toBe(false);
  await page.goto(`${address}/app/setup?step=preferences`);
  await seeSubject(page, 'History');
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { firstPage, freshAddress, seeHeading } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { linkFor, openForExhibitors, typeSignUp } from './exhibitor-journeys.ts';
import { newcomer, onAnotherDevice, press } from './people-who-set-up.ts';

/*
 * Where else someone closes the browser: at the code of an account (a-student-registers), in the
 * middle of a registration (people-register-for-a-fair), at the card page as a guest
 * (an-exhibitor-signs-up-and-pays), in the middle of a student's setup (a-student-sets-up).
 */
const address = await openForExhibitors();
const demo = (who: Parameters<typeof demoEmail>[0]) =>
  onAnotherDevice(address, demoEmail(who), 1440, demoPassword);

/** Presses the payment button, and closes the browser before the result arrives. */
async function payAndClose(page: Page): Promise<void> {
  const isPaid = Promise.withResolvers<undefined>();
  await page.route('**/*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const answer = await route.fetch({ maxRedirects: 0 });
    expect(answer.status()).toBeLessThan(400);
    await route.abort();
    isPaid.resolve(undefined);
  });
  await page.getByRole('button', { name: /^Pay \$/ }).focus();
  // Pressed without waiting for the page that it leads to: the browser closes before.
  await page.keyboard.press('Enter');
  await isPaid.promise;
  await page.context().close();
}

test('a guest who pays and closes the browser at once finds the place settled, elsewhere', async () => {
  const page = await firstPage();
  const email = freshAddress('hasty');
  await page.goto(`${address}/fair-spring/exhibitor`);
  await typeSignUp(page, email, 'Hasty College');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByRole('button', { name: /^Pay \$350/ }).waitFor();
  await payAndClose(page);

  const elsewhere = await firstPage();
  await elsewhere.goto(await linkFor(address, email));
  await elsewhere.getByRole('button', { name: 'Open my registration' }).click();
  await seeHeading(elsewhere, 'Your exhibitor registration');
  await elsewhere.getByText('Your spot is confirmed', { exact: true }).waitFor();
  await expect.poll(() => elsewhere.getByRole('button', { name: /^Pay / }).count()).toBe(0);
});

test('a guest who closes the browser before signing up has not signed up, and begins anew', async () => {
  const visitor = await newVisitor();
  const page = await visitor.newPage();
  await page.goto(`${address}/fair-spring/exhibitor`);
  await typeSignUp(page, freshAddress('undecided'), 'Undecided College');
  await page.close();
  const again = await visitor.newPage();
  await again.goto(`${address}/fair-spring/exhibitor`);
  await seeHeading(again, 'Exhibit at this fair');
  await expect.poll(() => again.getByLabel('Name of the college').inputValue()).toBe('');
  const admin = await demo('admin');
  await admin.goto(`${address}/admin/payments?show=all&q=undecided`);
  await admin.getByText('No matching payments.').waitFor();
});

test('a rep who closes the browser at the card page pays from another device, once for all fairs', async () => {
  const page = await demo('college');
  await page.goto(`${address}/app/fairs/signup`);
  await seeHeading(page, 'Fairs and payments');
  for (const fair of ['Spring Fair', 'May Talks'])
    await page.getByRole('checkbox', { name: fair }).check();
  await page.getByRole('button', { name: 'Review and pay' }).click();
  await page.getByRole('heading', { name: 'Your choice' }).waitFor();
  await page.getByRole('radio', { name: /^Card/ }).check();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByRole('button', { name: /^Pay \$600.00/ }).waitFor();
  await page.context().close();

  const desk = await demo('college');
  await desk.goto(`${address}/app/fairs/signup`);
  // What isn't paid comes first.
  const both = desk
    .locator('#unpaid')
    .getByRole('listitem')
    .filter({ hasText: 'Spring Fair' })
    .filter({ hasText: 'May Talks' });
  await both.getByRole('link', { name: /^Open the invoice: / }).waitFor();
  await expect.poll(() => desk.getByRole('checkbox', { name: 'Spring Fair' }).count()).toBe(0);
  await both.getByRole('button', { name: 'Pay by card' }).press('Enter');
  await desk.getByRole('button', { name: /^Pay \$600.00/ }).waitFor();
  await payAndClose(desk);

  const third = await demo('college');
  await expect
    .poll(async () => {
      await third.goto(`${address}/app/fairs/signup`);
      await seeHeading(third, 'Fairs and payments');
      const receipt = third.getByRole('listitem').filter({ hasText: 'Spring Fair' });
      return receipt.getByRole('link', { name: /^Receipt / }).count();
    })
    .toBe(1);
  await expect.poll(() => third.getByRole('button', { name: 'Pay by card' }).count()).toBe(0);
});

test('a college and a counselor who leave in the middle of the set-up go on where they were, elsewhere', async () => {
  const rep = freshAddress('ida');
  const page = await newcomer(address, rep, 'college', await newVisitor());
  await page.goto(`${address}/app/setup`);
  await page.getByText('My college isn’t in the directory').click();
  await page.getByLabel('Name of the college').fill('Poplar College');
  await page.getByLabel('Website').fill('https://www.poplar.test');
  await page.getByLabel('Street').fill('1 Elm St');
  await page.getByLabel('City or town').fill('Amherst');
  await page.getByLabel('State', { exact: true }).fill('MA');
  await page.getByLabel('ZIP or postal code').fill('01002');
  await press(page, 'Add my college');
  await seeHeading(page, 'About your college');
  await page.getByLabel('Link to apply').fill('https://www.poplar.test/apply');
  await page.context().close();
  const other = await onAnotherDevice(address, rep);
  await other.goto(`${address}/app/setup`);
  await seeHeading(other, 'About your college');
  await expect.poll(() => other.getByLabel('Link to apply').inputValue()).toBe('');

  const counselor = freshAddress('otto');
  const office = await newcomer(address, counselor, 'counselor', await newVisitor());
  await office.goto(`${address}/app/setup`);
  await seeHeading(office, 'Where do you work?');
  await office.getByLabel('Name, city or state of your school').pressSequentially('map');
  await office.getByText('Maple Grove High School').first().waitFor();
  await press(office, /^This is my school/);
  // The school is all that is needed: the link of the class follows at once.
  await seeHeading(office, /^Your class at /);
  await office.context().close();
  const home = await onAnotherDevice(address, counselor);
  await home.goto(`${address}/app/setup?step=school`);
  await home.getByText('Maple Grove High School').first().waitFor();
});

test('what was typed into a profile or a class and not saved is not there the next time', async () => {
  const page = await demo('student');
  await page.goto(`${address}/app/profile/details`);
  await seeHeading(page, 'About you');
  const name = page.getByLabel('First name').first();
  const before = await name.inputValue();
  await name.fill('Somebody Else');
  await page.context().close();
  const again = await demo('student');
  await again.goto(`${address}/app/profile/details`);
  await seeHeading(again, 'About you');
  await expect.poll(() => again.getByLabel('First name').first().inputValue()).toBe(before);

  const list = 'Names and emails, one student per line';
  const classPage = `${address}/app/class/demo-6x6`;
  const counselor = await demo('counselor');
  await counselor.goto(classPage);
  await counselor.getByRole('heading', { level: 1, name: /^Your class at/ }).waitFor();
  const linkOn = (one: Page) => one.locator('#class-link').inputValue();
  await expect.poll(() => linkOn(counselor)).toContain('/class-');
  const link = await linkOn(counselor);
  await counselor.getByText('Add students', { exact: true }).click();
  await counselor.getByLabel(list).fill('Half Written,half@example.test');
  await counselor.context().close();
  const later = await demo('counselor');
  await later.goto(classPage);
  await later.getByRole('heading', { level: 1, name: /^Your class at/ }).waitFor();
  await expect.poll(() => linkOn(later)).toBe(link);
  await expect.poll(() => later.getByText('Half Written').count()).toBe(0);
});

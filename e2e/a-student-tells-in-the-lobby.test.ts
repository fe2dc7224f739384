import { expect, test } from 'vitest';
import {
  firstPage,
  freshAddress,
  phone,
  phoneWithoutScripts,
  seeHeading,
} from './account-journeys.ts';
import { chooseSubject } from './choose-subject.ts';
import { enterMailedCode, registerFor } from './fair-journeys.ts';
import { axeFindings, expectToFit } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';

const address = await openForVisitors({ demo: true });
const lobby = `${address}/app/fairs/visit/demo`;

test.each([
  ['with scripts', phone],
  ['without scripts', phoneWithoutScripts],
] as const)(
  'a newcomer tells grade, subjects and ZIP code in the lobby and sees what fits, %s',
  async (_how, device) => {
    const page = await firstPage(device);
    const email = freshAddress('tells');
    await registerFor(page, `${address}/fair-demo/register`, { as: 'student', email });
    await seeHeading(page, 'Check your email');
    await enterMailedCode(page, address, email);
    await page.waitForURL(lobby);
    const card = page.getByRole('region', {
      name: /Which grade|What would|What’s your|Which school/,
    });
    const asks = (question: string) => card.getByRole('heading', { name: question }).waitFor();
    await asks('Which grade are you in?');
    if (device === phone) {
      expect(await axeFindings(page)).toEqual([]);
      await expectToFit(page);
    }
    // Setup isn’t done: the menu leads to what can be decided before it.
    await page.locator('summary', { hasText: 'Your profile' }).click();
    await page.getByRole('link', { name: 'Who sees my details' }).first().click();
    await seeHeading(page, 'Who sees my details');
    await page.goto(lobby);
    await asks('Which grade are you in?');
    const forMe = page.getByRole('link', { name: /^For you/ });
    expect(await forMe.count()).toBe(0);
    await card.getByRole('button', { name: '11th' }).click();
    await asks('What would you like to study?');
    await chooseSubject(card, 'Nursing');
    await card.getByRole('button', { name: 'Next' }).click();
    await asks('What’s your ZIP code?');
    await forMe.first().waitFor();
    await card.getByLabel('What’s your ZIP code?').fill('60614');
    await card.getByRole('button', { name: 'Next' }).click();
    await asks('Which school do you go to?');
    await page.getByRole('link', { name: /^Near/ }).first().waitFor();
    await card.getByRole('button', { name: 'Skip this' }).click();
    await card.waitFor({ state: 'hidden' });
    // What was told is asked nowhere else; what was skipped isn’t asked again.
    await page.goto(lobby);
    await page.getByRole('heading', { name: 'Demo College Fair' }).first().waitFor();
    expect(await card.count()).toBe(0);
    await page.goto(`${address}/my-registration`);
    await expect.poll(() => page.getByLabel('ZIP code').inputValue()).toBe('60614');
    await page.context().close();
  },
);

test('a student closes the card once and isn’t asked again', async () => {
  const page = await firstPage(phone);
  const email = freshAddress('closes');
  await registerFor(page, `${address}/fair-demo/register`, { as: 'student', email });
  await enterMailedCode(page, address, email);
  await page.waitForURL(lobby);
  const heading = page.getByRole('heading', { name: 'Which grade are you in?' });
  await heading.waitFor();
  await page.getByRole('button', { name: 'Not now' }).click();
  await heading.waitFor({ state: 'hidden' });
  await page.reload();
  await page.getByRole('heading', { name: 'Demo College Fair' }).first().waitFor();
  expect(await heading.count()).toBe(0);
  await page.context().close();
});

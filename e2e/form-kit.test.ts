import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newVisitor } from './browser.ts';
import {
  refusedMessage,
  refusedName,
  takenEmail,
  takenMessage,
} from './form-kit/scratch-fields.ts';
import { madeUp, said } from './form-kit/made-up-language.ts';
import { openScratch } from './form-kit/open-scratch.ts';

const address = await openScratch();

/** Opens the page; with JavaScript, once it is hydrated. */
async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await newVisitor(options)).newPage();
  await page.goto(address);
  if (options.javaScriptEnabled !== false) await page.locator('html[data-hydrated]').waitFor();
  return page;
}

const describedBy = (field: Locator): Promise<string> =>
  field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

const signUp = (page: Page) => page.getByRole('button', { name: 'Sign up' });

async function fillIn(page: Page, changes: { name?: string; email?: string } = {}): Promise<void> {
  await page.getByLabel('Your name').fill(changes.name ?? 'Maya Reyes');
  await page.getByLabel('Email').fill(changes.email ?? 'maya@example.test');
  await page.getByLabel('Month').selectOption({ label: 'March' });
  await page.getByLabel('Day').fill('14');
  await page.getByLabel('Year').fill('2009');
  await page.getByRole('radio', { name: /^Student/, disabled: false }).check();
  await page.getByLabel('Mobile phone').fill('(503) 555-0142');
  await page.locator('select[name=state]').selectOption('OR');
  await page.getByLabel('Your question').fill('Do you teach forestry?');
  await page.getByRole('checkbox', { name: 'Medium' }).check();
  await page.getByLabel('Password', { exact: true }).fill('Quad-demo-2026!');
  await page.getByLabel('I agree to the terms').check();
}

describe('Someone who fills in a form', () => {
  test('hears nothing before having been in a field, and what is wrong while typing and on leaving', async () => {
    const page = await openPage();
    const email = page.getByLabel('Email');
    await expect.poll(() => page.locator('[aria-invalid]').count()).toBe(0);

    await email.pressSequentially('ma');
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
    await expect
      .poll(() => describedBy(email))
      .toBe('Please enter a valid email address. Your ticket and reminders go here.');
    await email.pressSequentially('ya@example.test');
    await expect.poll(() => email.getAttribute('aria-invalid')).toBeNull();
    await expect.poll(() => describedBy(email)).toBe('Your ticket and reminders go here.');

    const name = page.getByLabel('Your name');
    await name.focus();
    await expect.poll(() => name.getAttribute('aria-invalid')).toBeNull();
    await name.blur();
    await expect.poll(() => describedBy(name)).toBe('Required. As your friends write it.');
  });

  test('is not told that a date is wrong before it is all there', async () => {
    const page = await openPage();
    const year = page.getByLabel('Year');
    await page.getByLabel('Month').selectOption('02');
    await page.getByLabel('Day').fill('30');
    await expect.poll(() => year.getAttribute('aria-invalid')).toBeNull();
    await year.fill('2009');
    await expect.poll(() => year.getAttribute('aria-invalid')).toBe('true');
    await expect
      .poll(() => describedBy(page.getByRole('group', { name: 'When were you born?' })))
      .toContain('Please enter a valid date.');
    await page.getByLabel('Day').fill('28');
    await expect.poll(() => year.getAttribute('aria-invalid')).toBeNull();
  });

  test('can reach the button that waits, learns why, and is led to the first wrong field', async () => {
    const page = await openPage();
    await expect.poll(() => signUp(page).getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => signUp(page).isDisabled()).toBe(true);
    await page.getByLabel('Your name').fill('Maya');
    await signUp(page).focus();
    const tooltip = page.getByRole('tooltip', { name: 'Please fill out form before continuing.' });
    await tooltip.waitFor();
    await expect
      .poll(() => describedBy(signUp(page)))
      .toBe('Please fill out form before continuing.');
    await page.keyboard.press('Escape');
    await tooltip.waitFor({ state: 'hidden' });

    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('email');
    await expect.poll(() => describedBy(page.getByLabel('Email'))).toContain('Required.');
    // How many there are is said at the button.
    await page
      .getByText(/^\d+ answers (are missing|need another look)\.$/)
      .first()
      .waitFor();
    await expect.poll(() => page.locator('#done').textContent()).toBe('');
  });

  test('sends it once everything passes, and only once', async () => {
    const page = await openPage();
    const waiting = Promise.withResolvers<undefined>();
    let sent = 0;
    await page.route('**/act', async (route) => {
      sent += 1;
      await waiting.promise;
      await route.continue();
    });
    await fillIn(page);
    await expect.poll(() => signUp(page).getAttribute('aria-disabled')).toBeNull();
    const button = page.locator('form').first().locator('button[type=submit]');
    await button.evaluate((element: HTMLButtonElement) => {
      element.click();
      element.click();
    });
    await expect.poll(() => button.textContent()).toBe('Signing up…');
    await button.evaluate((element: HTMLButtonElement) => element.click());
    await page.getByLabel('Your name').press('Enter');
    await page.getByRole('status').filter({ hasText: 'The page is loading' }).waitFor();
    waiting.resolve(undefined);
    await expect.poll(() => page.locator('#done').textContent()).toBe('Welcome, Maya Reyes');
    expect(sent).toBe(1);
  });

  test('finds what the server says on its field, with the focus there and everything still typed', async () => {
    const page = await openPage();
    await fillIn(page, { email: takenEmail });
    await signUp(page).click();
    const email = page.getByLabel('Email');
    await expect.poll(() => describedBy(email)).toContain(takenMessage);
    await expect.poll(() => email.evaluate((one) => one === document.activeElement)).toBe(true);
    await expect
      .poll(() => page.getByLabel('Password', { exact: true }).inputValue())
      .toBe('Quad-demo-2026!');
    await email.fill('maya@example.test');
    await expect.poll(() => email.getAttribute('aria-invalid')).toBeNull();
    await signUp(page).click();
    await expect.poll(() => page.locator('#done').textContent()).toBe('Welcome, Maya Reyes');
  });

  test('is told above the form what no field is to blame for', async () => {
    const page = await openPage();
    await fillIn(page, { name: refusedName });
    await signUp(page).click();
    const message = page.getByRole('alert').filter({ hasText: refusedMessage });
    await message.waitFor();
    await expect.poll(() => message.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test('loses nothing while offline', async () => {
    const page = await openPage();
    await fillIn(page);
    await page.context().setOffline(true);
    await signUp(page).click();
    await page.getByRole('alert').filter({ hasText: 'You’re offline.' }).waitFor();
    await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Maya Reyes');
    await page.context().setOffline(false);
    await expect.poll(() => page.getByText('You’re offline.').count()).toBe(0);
    // By keyboard: the button moves up when the message above it goes.
    await signUp(page).press('Enter');
    await expect.poll(() => page.locator('#done').textContent()).toBe('Welcome, Maya Reyes');
  });

  test.each([
    ['refused', 'We couldn’t reach the server.'],
    ['answered by nobody who knows it', 'Something went wrong on our side.'],
  ])('loses nothing when the post is %s while the line stands', async (how, why) => {
    const page = await openPage();
    await fillIn(page);
    await page.route('**/act*', (route) =>
      how === 'refused'
        ? route.abort('connectionrefused')
        : route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
    );
    await signUp(page).click();
    const message = page.getByRole('alert').filter({ hasText: why });
    await message.waitFor();
    await expect.poll(() => message.evaluate((one) => one === document.activeElement)).toBe(true);
    await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Maya Reyes');
    await expect
      .poll(() => page.getByLabel('Password', { exact: true }).inputValue())
      .toBe('Quad-demo-2026!');
    await expect
      .poll(() => page.getByRole('radio', { name: /^Student/, disabled: false }).isChecked())
      .toBe(true);
    await page.unroute('**/act*');
    await signUp(page).click();
    await expect.poll(() => page.locator('#done').textContent()).toBe('Welcome, Maya Reyes');
    await expect.poll(() => page.getByText(why).count()).toBe(0);
  });

  test('can read the password, and sees which rules it keeps', async () => {
    const page = await openPage();
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('Quad2026');
    const rules = page.getByRole('list', { name: 'Your password' }).getByRole('listitem');
    await expect
      .poll(() => rules.locator('[aria-label=done]').count())
      .toBe((await rules.count()) - 1);
    const show = page.getByRole('button', { name: 'Show password' });
    await expect.poll(() => show.getAttribute('aria-pressed')).toBe('false');
    await show.click();
    await expect.poll(() => show.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => password.getAttribute('type')).toBe('text');
    await expect.poll(() => password.inputValue()).toBe('Quad2026');
  });

  test('can paste the code as the mail has it', async () => {
    const page = await openPage();
    const code = page.getByLabel('Code');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('123-456'));
    await code.focus();
    await page.keyboard.press('Control+V');
    await expect.poll(() => code.inputValue()).toBe('123456');
    await expect.poll(() => page.locator('#done').textContent()).toBe('');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => page.locator('#done').textContent()).toBe('Code 123456');
  });

  test('may press a button that needs nothing filled in', async () => {
    const page = await openPage();
    await page.getByRole('button', { name: 'Send it again' }).click();
    const code = page.getByLabel('Code');
    await expect.poll(() => describedBy(code)).toContain('Required.');
  });

  test('hits what is pressed, though a message appears above it', async () => {
    // On a phone the whole page is one column, and a message moves everything below it.
    const page = await openPage({ viewport: { width: 390, height: 3000 } });
    await page.getByLabel('Code').fill('123456');
    await page.getByLabel('Your name').focus();
    const box = await page.getByRole('button', { name: 'Confirm' }).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 3);
    await page.mouse.down();
    await page.mouse.up();
    await expect.poll(() => page.locator('#done').textContent()).toBe('Code 123456');
    await expect.poll(() => page.getByLabel('Your name').getAttribute('aria-invalid')).toBe('true');
  });

  test('is told how much room is left when there is little', async () => {
    const page = await openPage();
    const question = page.getByLabel('Your question');
    await question.fill('x'.repeat(60));
    await expect.poll(() => page.getByText(/characters? left/).count()).toBe(0);
    await question.fill('x'.repeat(119));
    await page.getByText('1 character left', { exact: true }).waitFor();
    await question.fill('x'.repeat(122));
    await page.getByText('2 characters too many', { exact: true }).waitFor();
    await expect.poll(() => describedBy(question)).toContain('Max length: 120 characters.');
  });
});

describe('Someone without JavaScript', () => {
  test('meets a plain button, and keeps what was typed after a failed post', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await expect.poll(() => signUp(page).getAttribute('aria-disabled')).toBeNull();
    await expect.poll(() => page.getByRole('button', { name: 'Show password' }).count()).toBe(0);
    await fillIn(page, { email: takenEmail });
    await signUp(page).click();
    const email = page.getByLabel('Email');
    await page.getByText(takenMessage).waitFor();
    await expect.poll(() => email.inputValue()).toBe(takenEmail);
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => page.getByLabel('Month').inputValue()).toBe('03');
    await expect.poll(() => page.getByLabel('Year').inputValue()).toBe('2009');
    await expect
      .poll(() => page.getByRole('radio', { name: /^Student/, disabled: false }).isChecked())
      .toBe(true);
    await expect.poll(() => page.getByRole('checkbox', { name: 'Medium' }).isChecked()).toBe(true);
    await expect
      .poll(() => page.getByLabel('Your question').inputValue())
      .toBe('Do you teach forestry?');
    await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    await expect.poll(() => page.locator('input[name=email]:focus').count()).toBe(1);
  });

  test('gets through', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await fillIn(page);
    await signUp(page).click();
    await expect.poll(() => page.locator('#done').textContent()).toBe('Welcome, Maya Reyes');
  });
});

describe('Someone who reads another language', () => {
  const wrongly = { name: 'x'.repeat(41), email: 'maya@' };
  const wrongs = (page: Page) =>
    page
      .locator('form')
      .first()
      .locator('[id$="e"]:is(p)')
      .evaluateAll((all) => all.map((one) => one.textContent));

  async function fillInWrongly(page: Page): Promise<void> {
    await page.locator('input[name=name]').fill(wrongly.name);
    await page.locator('input[name=email]').fill(wrongly.email);
    await page.locator('input[name=phone]').fill('555');
    await page.locator('input[name=site]').fill('nowhere');
    await page.locator('input[name=visitors]').fill('6000');
    await page.locator('textarea[name=about]').fill('x'.repeat(121));
    await page.locator('input[name=password]').fill('Quad-demo');
  }

  test.each([true, false])(
    'is told in it all that is wrong, with JavaScript: %s',
    async (javaScriptEnabled) => {
      const page = await (await newVisitor({ javaScriptEnabled })).newPage();
      await page.goto(`${address}?lang=${madeUp}`);
      if (javaScriptEnabled) await page.locator('html[data-hydrated]').waitFor();
      await fillInWrongly(page);
      // A browser that checks by itself does so in its own words.
      await page
        .locator('form')
        .first()
        .evaluate((form: HTMLFormElement) => {
          form.noValidate = true;
        });
      await page.locator('input[name=name]').press('Enter');
      // What is empty and must not be is wrong, too.
      await expect.poll(() => wrongs(page)).toHaveLength(11);
      for (const wrong of await wrongs(page)) expect(wrong).toMatch(said);
      await expect.poll(() => wrongs(page)).toContain('«Max length: 40 characters.»');
      await expect.poll(() => wrongs(page)).toContain('«Password must contain at least 1 number.»');
    },
  );

  test('is told in it what the server alone finds wrong', async () => {
    const page = await (await newVisitor()).newPage();
    await page.goto(`${address}?lang=${madeUp}`);
    await page.locator('html[data-hydrated]').waitFor();
    await page.locator('button[name=again]').click();
    const code = page.locator('input[name=code]');
    await expect.poll(() => describedBy(code)).toContain('«Required.»');
  });
});

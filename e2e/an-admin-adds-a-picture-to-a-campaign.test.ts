import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { picture } from '../tests/support/files-by-http.fixture.server.ts';
import { phoneWithoutScripts, seeAlert, seeHeading } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { axeFindings, expectUsable, newWatcher } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { postFromOwnPage } from './sign-up.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const list = '/admin/campaigns/email';
const png = { name: 'hall.png', mimeType: 'image/png', buffer: await picture(1600, 800) };

async function signIn(visitor: BrowserContext): Promise<void> {
  const form = { email: demoEmail('admin'), password: demoPassword };
  const answer = await postFromOwnPage(visitor, address, '/api/auth/sign-in/email', form);
  expect(answer.status()).toBe(200);
}

async function adminPage(options?: BrowserContextOptions): Promise<Page> {
  const visitor = await newVisitor(options);
  await signIn(visitor);
  return visitor.newPage();
}

/** Waits until all writes are saved. */
const seeSaved = (page: Page) => page.getByText('All changes saved').waitFor();

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

/** Waits until what is typed goes into the text: it has the focus a moment after a panel closes. */
const seeFocused = (page: Page) =>
  expect
    .poll(() => textOf(page).evaluate((text) => text.contains(document.activeElement)))
    .toBe(true);

/** Whether every image in a place is drawn. */
const allDrawn = (images: ReturnType<Page['locator']>) =>
  images.evaluateAll((found) =>
    found.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0),
  );

async function newDraft(page: Page, subject: string): Promise<string> {
  await page.goto(`${address}${list}/new`);
  await page.getByRole('button', { name: 'Start empty' }).click();
  await seeHeading(page, 'No subject yet');
  await page.getByLabel('Subject').fill(subject);
  return page.url();
}

/** Lets go of a file over the text, or puts it in from the clipboard. */
const giveFile = (page: Page, how: 'drop' | 'paste', type = 'image/png') =>
  textOf(page).evaluate(
    (text, { kind, bytes, mime }) => {
      const given = new DataTransfer();
      given.items.add(new File([Uint8Array.from(bytes)], 'given.png', { type: mime }));
      const { x, y } = text.getBoundingClientRect();
      const event =
        kind === 'drop'
          ? new DragEvent('drop', {
              bubbles: true,
              cancelable: true,
              dataTransfer: given,
              clientX: x + 30,
              clientY: y + 30,
            })
          : new ClipboardEvent('paste', {
              bubbles: true,
              cancelable: true,
              clipboardData: given,
            });
      text.dispatchEvent(event);
    },
    { kind: how, bytes: [...png.buffer], mime: type },
  );

test('an admin adds an image by keyboard, is told what is missing, changes it, and sees it arrive', async () => {
  const page = await adminPage({ viewport: { width: 1440, height: 900 } });
  const where = await newDraft(page, 'A look inside');
  await textOf(page).click();
  await page.keyboard.type('This is our hall.');
  await page.keyboard.press('Enter');

  await page.getByRole('button', { name: 'Add image' }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('group', { name: 'Add image' });
  const insert = panel.getByRole('button', { name: 'Insert' });
  const file = panel.getByLabel('Image file');
  await insert.click();
  await panel.getByText('Choose an image file.').waitFor();
  await file.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await panel.getByLabel('What the image shows').fill('A hall');
  await insert.click();
  await panel.getByText('Send PNG, JPEG or WebP.').waitFor();
  // A page that says it is a picture is known by the server.
  await file.setInputFiles({ ...png, buffer: Buffer.from('<!doctype html>') });
  await insert.click();
  await panel.getByText('Send PNG, JPEG or WebP.').waitFor();
  await file.setInputFiles(png);
  await panel.getByLabel('What the image shows').fill('');
  await insert.click();
  await panel.getByText('Describe the image, or select that it’s only decorative.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await panel.getByLabel('What the image shows').fill('A hall full of people');
  await page.keyboard.press('Enter');
  const image = textOf(page).getByRole('img', { name: 'A hall full of people' });
  await image.waitFor();
  await panel.waitFor({ state: 'detached' });
  await expect.poll(() => allDrawn(textOf(page).locator('img'))).toBe(true);
  await seeSaved(page);

  // Changed: selected, and given a link by keyboard alone.
  await image.click();
  await page.getByRole('button', { name: 'Edit image' }).focus();
  await page.keyboard.press('Enter');
  const editing = page.getByRole('group', { name: 'Edit image' });
  await editing.getByLabel('Link (optional)').fill('http://quad.example');
  await page.keyboard.press('Enter');
  await editing.getByText('Enter a full web address that starts with https://.').waitFor();
  await editing.getByLabel('Link (optional)').fill('https://quad.example/calendar');
  await page.keyboard.press('Enter');
  await editing.waitFor({ state: 'detached' });
  const plain = page.getByRole('complementary', { name: 'Plain text version' });
  await plain
    .getByText('[A hall full of people] (https://quad.example/calendar)', { exact: false })
    .waitFor();
  await seeSaved(page);
  // A click selects it, and follows no link.
  await textOf(page).getByText('This is our hall.').click();
  await image.click();
  await page.getByRole('button', { name: 'Edit image' }).click();
  expect(await editing.getByLabel('Link (optional)').inputValue()).toBe(
    'https://quad.example/calendar',
  );
  await editing.getByRole('button', { name: 'Close' }).click();

  // As a recipient sees it, light and dark.
  await page.goto(`${where}/preview`);
  const shown = page.frameLocator('iframe').getByRole('img', { name: 'A hall full of people' });
  for (const scheme of ['Light', 'Dark']) {
    await page.getByRole('link', { name: scheme }).click();
    await shown.waitFor();
    await expect.poll(() => allDrawn(shown)).toBe(true);
  }
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(`${where}/send`);
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await seeAlert(page, `Test sent to ${demoEmail('admin')}.`);
  await page.goto(`${address}/mailbox?to=${encodeURIComponent(demoEmail('admin'))}`);
  const mailed = page
    .locator('iframe')
    .first()
    .contentFrame()
    .getByRole('img', { name: 'A hall full' });
  await mailed.waitFor();
  await expect.poll(() => allDrawn(mailed)).toBe(true);

  // A template keeps it.
  await page.goto(where);
  await page.getByText('Saves the subject and text for another time.').click();
  await page.getByLabel('Template name').fill('With a hall');
  await page.getByRole('button', { name: 'Save as a template' }).click();
  await seeAlert(page, 'Template saved. Find it under “New campaign.”');
  await page.goto(`${address}${list}/new`);
  await page.getByRole('button', { name: 'Start from this: With a hall' }).click();
  await image.waitFor();
  await expect.poll(() => allDrawn(textOf(page).locator('img'))).toBe(true);
});

test('an admin on a phone drops, pastes, and removes images, and gets none of other sites', async () => {
  const page = await adminPage({ viewport: { width: 390, height: 844 } });
  await newDraft(page, 'From a phone');
  await textOf(page).click();
  await page.keyboard.type('Hello');
  await giveFile(page, 'drop');
  const panel = page.getByRole('group', { name: 'Add image' });
  await panel.getByLabel('What the image shows').fill('Dropped');
  expect(await axeFindings(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Insert' }).click();
  await textOf(page).getByRole('img', { name: 'Dropped' }).waitFor();
  await seeFocused(page);
  await textOf(page).press('End');
  await giveFile(page, 'paste');
  await panel.getByLabel('It’s only decorative').check();
  await panel.getByRole('button', { name: 'Insert' }).click();
  await expect.poll(() => textOf(page).locator('img').count()).toBe(2);
  // What is typed next goes on below it.
  await seeFocused(page);
  await page.keyboard.type('And on we go.');
  await textOf(page).getByText('And on we go.').waitFor();
  expect(await textOf(page).locator('img').count()).toBe(2);
  await seeSaved(page);

  await textOf(page).evaluate((text) => {
    const given = new DataTransfer();
    given.setData('text/html', '<p>Pasted <img src="https://evil.example/a.png"> words</p>');
    given.setData('text/plain', 'Pasted words');
    text.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: given }),
    );
  });
  await page.getByText('Images from other sites weren’t pasted.').waitFor();
  expect(await textOf(page).locator('img').count()).toBe(2);

  await textOf(page).getByRole('img', { name: 'Dropped' }).click();
  await page.getByRole('button', { name: 'Edit image' }).click();
  await page.getByRole('button', { name: 'Remove image' }).click();
  await expect.poll(() => textOf(page).locator('img').count()).toBe(1);
  await seeSaved(page);
});

test('with JavaScript switched off, an admin adds an image, and what is typed stays when one is refused', async () => {
  const scripted = await adminPage();
  const where = await newDraft(scripted, 'Kept');
  await scripted.getByRole('button', { name: 'Add image' }).click();
  const panel = scripted.getByRole('group', { name: 'Add image' });
  await panel.getByLabel('Image file').setInputFiles(png);
  await panel.getByLabel('What the image shows').fill('Kept as it is');
  await panel.getByRole('button', { name: 'Insert' }).click();
  await textOf(scripted).getByRole('img', { name: 'Kept as it is' }).waitFor();
  await seeSaved(scripted);
  await scripted.context().close();

  const page = await adminPage(phoneWithoutScripts);
  await page.goto(where);
  const text = page.getByRole('textbox', { name: /^Text/ });
  const before = await text.inputValue();
  expect(before).toContain('alt="Kept as it is"');
  await page.getByLabel('Subject').fill('Kept, still');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await seeAlert(page, 'Draft saved.');
  expect(await text.inputValue()).toBe(before);
  await text.fill(`${before}<img src="https://evil.example/a.png" alt="Elsewhere">`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('This image wasn’t uploaded here: https://evil.example/a.png').waitFor();
  expect(await text.inputValue()).toContain('Elsewhere');

  const adding = page.getByRole('group', { name: 'Add an image at the end of the text' });
  const file = adding.getByLabel('Image file');
  const words = adding.getByLabel('What the image shows');
  const add = adding.getByRole('button', { name: 'Add image' });
  await page.goto(where);
  await page.getByLabel('Subject').fill('Typed, and not saved yet');
  await add.click();
  await adding.getByText('Choose an image file.').waitFor();
  await adding.getByText('Describe what the image shows.').waitFor();
  const refuse = async (given: Parameters<typeof file.setInputFiles>[0], why: string) => {
    await file.setInputFiles(given);
    await words.fill('A hall & "more"');
    await text.fill(`${before}<p>One more line.</p>`);
    await add.click();
    await adding.getByText(why).waitFor();
    expect(await page.getByLabel('Subject').inputValue()).toBe('Typed, and not saved yet');
    expect(await text.inputValue()).toContain('One more line.');
    expect(await words.inputValue()).toBe('A hall & "more"');
  };
  await refuse({ ...png, buffer: Buffer.from('<!doctype html>') }, 'Send PNG, JPEG or WebP.');
  await refuse({ ...png, buffer: Buffer.alloc(12_000_000) }, 'The file can be up to 10 MB.');
  await file.setInputFiles(png);
  await add.click();
  await seeAlert(page, 'Draft saved. The image is at the end of the text.');
  expect(await page.getByLabel('Subject').inputValue()).toBe('Typed, and not saved yet');
  expect(await text.inputValue()).toMatch(
    /One more line\.<\/p><img src="\/api\/campaign-pictures\/[^"]+" alt="A hall &amp; [^>]*more[^>]*>$/,
  );
  // Any other button takes the image along.
  await file.setInputFiles(png);
  await words.fill('Once more');
  await page.getByRole('button', { name: 'Save and choose recipients' }).click();
  await seeAlert(page, 'Draft saved. The image is at the end of the text.');
  await page.goto(`${where}/preview`);
  const frame = page.frameLocator('iframe');
  for (const name of ['Kept as it is', 'A hall & "more"', 'Once more']) {
    const shown = frame.getByRole('img', { name });
    await shown.waitFor();
    await expect.poll(() => allDrawn(shown)).toBe(true);
  }
});

test('a form as large as one with an image is read from no one but admins', async () => {
  const visitor = await newVisitor();
  const sent = { multipart: { subject: 'x'.repeat(400_000) }, headers: { origin: address } };
  const answer = await visitor.request.post(`${address}${list}/drafts/none?index`, sent);
  expect(answer.status()).toBe(403);
});

test.each([390, 1440])(
  'everyone can use a draft with an image on a screen of %i pixels, in four themes',
  async (width) => {
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from campaign_draft where html like '%<img%' limit 1`,
    );
    const visitor = await newWatcher(width);
    await signIn(visitor);
    await expectUsable(visitor, `${address}${list}/drafts/${rows[0]?.id ?? ''}`);
    await visitor.close();
  },
);

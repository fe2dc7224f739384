import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  confirmedParent,
  firstPage,
  freshAddress,
  phone,
  phoneWithoutScripts,
  seeAlert,
  seeHeading,
} from './account-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';

const organiser = 'hello@fairs.example';
const address = await openForVisitors({
  env: () =>
    Promise.resolve({
      BRAND_CONTACT_EMAIL: organiser,
      BRAND_LEGAL_NAME: 'Lawn Fairs LLC',
      BRAND_POSTAL_ADDRESS: '1 Main Street, Springfield',
    }),
});
const wrongAddress = 'Please enter a valid email address.';
const sent = 'Thank you. Your message has been sent.';

/** A person's fingers: who sends a form within two seconds is taken for a robot. */
const byHand = { delay: 150 };

async function write(page: Page, { email, message }: Readonly<Record<string, string>>) {
  await page.getByLabel('I am').selectOption({ label: 'Parent or guardian' });
  await page.getByLabel('It’s about').selectOption({ label: 'A fair, or my registration' });
  await page.getByLabel('Name').fill('Ada Moreno');
  await page.getByLabel('Email').fill(email ?? '');
  await page.getByLabel('Message').fill(message ?? '');
}

/** The newest mail to the organizer, as it is read in the mailbox. */
async function newestMail(page: Page): Promise<string> {
  const mailbox = await page.context().newPage();
  await mailbox.goto(`${address}/mailbox?view=text&to=${encodeURIComponent(organiser)}`);
  const mails = mailbox.getByRole('article');
  const text = (await mails.count()) > 0 ? await mails.first().innerText() : '';
  await mailbox.close();
  return text;
}

test.each([
  ['on a phone', phone],
  ['on a phone with JavaScript switched off', phoneWithoutScripts],
])('a visitor writes to the organizer %s, with a wrong address first', async (where, device) => {
  const page = await firstPage(device);
  const message = `May my daughter come with me, ${where}?`;
  await page.goto(`${address}/contact-us`);
  await seeHeading(page, 'Write to us.');

  // `ada@moreno` is an address to the browser, and none to us.
  await write(page, { email: 'ada@moreno', message });
  // It looks disabled, and can be pressed: then it says what is wrong.
  await page.getByRole('button', { name: 'Send message' }).click({ force: true });
  await page.getByText(wrongAddress).waitFor();
  await expect.poll(() => page.getByLabel('Message').inputValue()).toBe(message);
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Ada Moreno');

  await page.getByLabel('Email').fill('');
  await page.getByLabel('Email').pressSequentially('ada@example.test', byHand);
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.waitForURL(/\/contact-us\?sent/);
  await seeAlert(page, sent);
  await page.getByRole('heading', { name: 'We got your message.' }).waitFor();

  await expect.poll(() => newestMail(page)).toContain(message);
  const mail = await newestMail(page);
  expect(mail).toContain('From: Ada Moreno (Parent or guardian)');
  expect(mail).toContain('Reply to: ada@example.test');

  await page.getByRole('link', { name: 'Write another message' }).click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('');
});

test('a robot that fills in everything is thanked, and no one has to read it', async () => {
  const page = await firstPage(phoneWithoutScripts);
  await page.goto(`${address}/contact-us`);
  await write(page, { email: 'robot@example.test', message: 'Buy cheap pennants now' });
  await page.locator('input[name=fax_extension]').evaluate((input) => {
    if (input instanceof HTMLInputElement) input.value = '555-0100';
  });
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.waitForURL(/\/contact-us\?sent/);
  // What is written after it arrives before it would.
  const person = await firstPage();
  await person.goto(`${address}/contact-us`);
  await write(person, { email: 'ada@example.test', message: '' });
  await person.getByLabel('Message').pressSequentially('I come after the robot.', byHand);
  await person.getByRole('button', { name: 'Send message' }).click();
  await expect.poll(() => newestMail(page)).toContain('I come after the robot.');
  const mailbox = await person.context().newPage();
  await mailbox.goto(`${address}/mailbox?view=text&to=${encodeURIComponent(organiser)}`);
  await expect.poll(() => mailbox.getByRole('main').innerText()).not.toContain('cheap pennants');
});

test('someone who is signed in need not type their own address, and sees where else to write', async () => {
  const email = freshAddress('known');
  const page = await (await confirmedParent(address, email)).newPage();
  await page.goto(`${address}/contact-us?topic=privacy`);
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
  await expect.poll(() => page.getByLabel('I am').inputValue()).toBe('parent');
  await expect.poll(() => page.getByLabel('It’s about').inputValue()).toBe('privacy');
  await expect
    .poll(() => page.getByRole('link', { name: organiser }).getAttribute('href'))
    .toBe(`mailto:${organiser}`);
  await page.getByText('1 Main Street, Springfield').waitFor();
});

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { builtPages } from '../src/platform/page-server/build-pages.server.ts';
import { newVisitor } from './browser.ts';
import { openForVisitors } from './open-for-visitors.ts';

const address = await openForVisitors({ demo: true });
const files = await readdir(join(builtPages, 'client', 'assets'));
const twins = new Set(files.filter((name) => name.endsWith('.es.js')));

/** The scripts that a page asks for. */
function scriptsOf(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js'))
      asked.add(pathname.slice('/assets/'.length));
  });
  return asked;
}

const languageOf = (page: Page) => page.locator('html').getAttribute('lang');
const footer = (page: Page) => page.getByRole('contentinfo');

async function signIn(page: Page): Promise<void> {
  await page.goto(`${address}/login`);
  const answer = await page.request.post(`${address}/api/auth/sign-in/email`, {
    headers: { origin: address },
    data: { email: demoEmail('student'), password: demoPassword },
  });
  expect(answer.status()).toBe(200);
}

test('a family whose phone speaks Spanish reads in Spanish, and loads no English scripts', async () => {
  const family = await newVisitor({ locale: 'es-MX' });
  const page = await family.newPage();
  const asked = scriptsOf(page);
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  expect(await answer?.headerValue('content-language')).toBe('es-US');
  expect(await answer?.headerValue('vary')).toContain('accept-language');
  expect(await languageOf(page)).toBe('es-US');
  await page.getByRole('heading', { level: 1, name: /universidades en un solo campus/ }).waitFor();
  await footer(page).getByRole('link', { name: 'Próximas ferias' }).click();
  await page.waitForURL(`${address}/calendar`);
  await page.waitForLoadState('networkidle');

  expect(asked.size).toBeGreaterThan(4);
  const english = [...asked].filter((name) => twins.has(name.replace(/\.js$/, '.es.js')));
  expect(english).toEqual([]);
  expect([...asked].some((name) => twins.has(name))).toBe(true);
});

test('an English reader loads no Spanish scripts', async () => {
  const page = await (await newVisitor({ locale: 'en-US' })).newPage();
  const asked = scriptsOf(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  expect(await languageOf(page)).toBe('en');
  expect([...asked].filter((name) => twins.has(name))).toEqual([]);
});

test.each([true, false])(
  'a parent switches to Spanish at the foot of a page, stays on it, and switches back (scripts: %s)',
  async (javaScriptEnabled) => {
    const parent = await newVisitor({ javaScriptEnabled });
    const page = await parent.newPage();
    await page.goto(`${address}/calendar?type=booth`);
    const spanish = footer(page).getByRole('button', { name: 'Español' });
    expect(await spanish.getAttribute('lang')).toBe('es');
    await spanish.click();
    await footer(page).getByRole('link', { name: 'Contacto' }).waitFor();
    expect(page.url()).toBe(`${address}/calendar?type=booth`);
    expect(await languageOf(page)).toBe('es-US');

    // It stays, on a page with the short footer as well.
    await page.goto(`${address}/login`);
    expect(await languageOf(page)).toBe('es-US');
    const english = footer(page).getByRole('button', { name: 'English' });
    expect(await english.getAttribute('lang')).toBe('en');
    await english.click();
    await page.waitForURL(`${address}/login`);
    await expect.poll(() => languageOf(page)).toBe('en');
  },
);

test('a student who chose Spanish finds it on another device after signing in', async () => {
  const page = await (await newVisitor()).newPage();
  await signIn(page);
  await page.goto(`${address}/app`);
  await footer(page).getByRole('button', { name: 'Español' }).click();
  await expect.poll(() => languageOf(page)).toBe('es-US');

  const other = await (await newVisitor()).newPage();
  await other.goto(address);
  expect(await languageOf(other)).toBe('en');
  await signIn(other);
  await other.goto(`${address}/app`);
  expect(await languageOf(other)).toBe('es-US');
  // Also on pages that everyone reads.
  await other.goto(address);
  await other.getByRole('heading', { level: 1, name: /universidades/ }).waitFor();

  // What this browser chooses counts for it, and for the account.
  await footer(other).getByRole('button', { name: 'English' }).click();
  await expect.poll(() => languageOf(other)).toBe('en');
  await page.reload();
  expect(await languageOf(page)).toBe('es-US');
});

test('no one is led to another site by the switch, or to a language that there is not', async () => {
  const send = (form: Record<string, string>) =>
    fetch(`${address}/language`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: address },
      body: new URLSearchParams(form),
    });
  const away = await send({ language: 'es', return: '//evil.example/' });
  expect(away.headers.get('location')).toBe('/');
  expect(away.headers.get('set-cookie')).toContain('quad.locale=es');
  expect(away.headers.get('set-cookie')).toContain('Max-Age=31536000');
  const odd = await send({ language: 'constructor', return: '/calendar' });
  expect(odd.headers.get('location')).toBe('/calendar');
  expect(odd.headers.get('set-cookie')).toBeNull();
});

test('pages are cached for each language apart', async () => {
  const read = async (language: string) =>
    (await fetch(address, { headers: { 'accept-language': language } })).text();
  for (const _time of [1, 2, 3]) {
    expect(await read('es')).toContain('<html lang="es-US"');
    expect(await read('en')).toContain('<html lang="en"');
  }
});

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { enter, firstPage, phone, phoneWithoutScripts } from './account-journeys.ts';
import { demoDatabase } from './demo-database.ts';
import { axeFindings } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database, demo: true });
const fairId = demoFairs['last-fall'];
const video = await readFile(
  new URL('../src/features/sessions/recording-files/demo-session-2.webm', import.meta.url),
);
const poster = await readFile(
  new URL('../src/features/sessions/recording-files/demo-session-2.png', import.meta.url),
);
const captions = 'WEBVTT\n\n00:01.000 --> 00:04.000\nWelcome to the second session.\n';

const files = {
  Recording: { name: 'session.webm', mimeType: 'video/webm', buffer: video },
  Captions: { name: 'session.vtt', mimeType: 'text/vtt', buffer: Buffer.from(captions) },
  Poster: { name: 'poster.png', mimeType: 'image/png', buffer: poster },
} as const;
type What = keyof typeof files;

const desktop = { viewport: { width: 1440, height: 900 } };
const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const card = (page: Page) => page.locator('#recording-2');
const removal = (page: Page, what: What) =>
  card(page)
    .locator('summary', { hasText: 'Remove' })
    .and(page.locator(`[aria-label^="Remove: ${what}"]`));

async function upload(page: Page, what: What, file: (typeof files)[What] = files[what]) {
  await card(page).getByLabel(`${what} to upload, session 2`).setInputFiles(file);
  await card(page)
    .getByRole('button', { name: new RegExp(`^(Upload|Replace): ${what}, session 2`) })
    .click();
}

async function remove(page: Page, what: What) {
  await removal(page, what).click();
  await card(page).locator('details[open]').getByRole('button', { name: 'Yes, remove it' }).click();
  await page.getByText('Removed.').first().waitFor();
}

test.each([
  ['on a computer', desktop],
  ['on a phone', phone],
  ['without JavaScript', phoneWithoutScripts],
])('an admin %s takes a recording down and puts another up', async (_, options) => {
  const page = await firstPage(options);
  const look = async () => {
    if (options === phoneWithoutScripts) return;
    expect(await axeFindings(page)).toEqual([]);
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
  };
  await enter(page, address, demoEmail('admin'), demoPassword);
  await page.goto(`${address}/admin/fairs/${fairId}/webinar`);
  await card(page).waitFor();
  await look();

  // What goes with the recording is gone with it.
  await remove(page, 'Recording');
  await card(page).getByText('No recording yet').waitFor();
  await expect.poll(() => removal(page, 'Captions').count()).toBe(0);

  // A file of another kind is refused at its field, and nothing is lost.
  await upload(page, 'Recording', files.Captions);
  await page
    .getByText(/MP4 or WebM/)
    .first()
    .waitFor();
  await card(page).getByText('No recording yet').waitFor();

  for (const what of ['Recording', 'Captions', 'Poster'] as const) {
    await upload(page, what);
    await removal(page, what).waitFor();
  }
  await look();

  // The recording starts half a minute before the session.
  const chapter = card(page).locator('input[name^="at-"]').first();
  await card(page).getByLabel('Seconds into the recording when session 2 starts').fill('30');
  await card(page).getByRole('button', { name: 'Replace the chapters' }).click();
  await page.getByText('Chapters saved.').first().waitFor();
  await expect.poll(() => chapter.inputValue()).toBe('1:30');

  await chapter.fill('soon');
  if (options === phoneWithoutScripts)
    await card(page).getByRole('button', { name: 'Save chapters' }).click();
  else await chapter.blur();
  await page.getByText('Enter a time such as 12:30.').first().waitFor();
  expect(await chapter.inputValue()).toBe('soon');
  await chapter.fill('0:05');
  await card(page).getByRole('button', { name: 'Save chapters' }).click();
  await page.getByText('Chapters saved.').first().waitFor();
  await expect.poll(() => chapter.inputValue()).toBe('0:05');

  // Visitors see it: public pages follow a change a moment later.
  const recordings = `${address}/fair-last-fall/recordings`;
  await expect
    .poll(async () => (await page.request.get(recordings)).text())
    .toContain('0:05: watch ');
  await page.goto(recordings);
  const player = page.locator('#session-2 video');
  await expect.poll(() => player.getAttribute('poster')).toMatch(/\/files\//);
  expect(await player.locator('track').getAttribute('src')).toMatch(/\.vtt$/);
  await page
    .locator('#session-2')
    .getByRole('link', { name: /^0:05: watch / })
    .waitFor();
  await look();
});

test.each([
  ['an admin on a computer', 'admin', `/admin/fairs/${fairId}/webinar`, desktop],
  [
    'a coordinator without JavaScript',
    'admin6x6',
    '/app/fairs/6x6/sessions?fair=last-fall',
    phoneWithoutScripts,
  ],
] as const)(
  '%s emails everyone who registered that the recordings are out',
  async (_, who, path, options) => {
    await database.pool.query('delete from recordings_email');
    await database.pool.query(`delete from mail where kind = 'recordings-out'`);
    const page = await firstPage(options);
    await enter(page, address, demoEmail(who), demoPassword);
    await page.goto(`${address}${path}`);
    const panel = page.getByRole('region', { name: 'Email about the recordings' });
    const ask = panel.locator('summary', { hasText: /^Email \d+ people/ });
    const people = Number(/\d+/.exec(await ask.innerText())?.[0]);
    expect(people).toBeGreaterThan(0);
    if (options === desktop) {
      expect(await axeFindings(page)).toEqual([]);
      expect(await tooWide(page)).toBeLessThanOrEqual(0);
    }
    await ask.click();
    await panel.getByRole('button', { name: 'Yes, send it' }).click();
    await page.getByText(`The email is on its way to ${people} people.`).first().waitFor();
    await expect
      .poll(async () => {
        await page.reload();
        return panel.innerText();
      })
      .toContain(`Sent to ${people} people`);
    await expect.poll(() => ask.count()).toBe(0);
    const { rows } = await database.pool.query<{ readers: number; emails: number }>(
      `select count(distinct recipient)::int as readers, count(*)::int as emails
       from mail where kind = 'recordings-out'`,
    );
    expect(rows).toEqual([{ readers: people, emails: people }]);
  },
);

test('an admin who finds no link behind a session is led to where it is set', async () => {
  const page = await firstPage(desktop);
  await enter(page, address, demoEmail('admin'), demoPassword);
  const id = demoFairs['demo-6x6'];
  await database.pool.query('update fair_webinar set webinar_links = null where fair_id = $1', [
    id,
  ]);
  for (const [fairType, where] of [
    ['6x6', '/app/fairs/6x6/sessions?fair=demo-6x6'],
    ['webinar', `/admin/fairs/${id}/webinar`],
  ] as const) {
    await database.pool.query('update fair set fair_type = $2 where id = $1', [id, fairType]);
    await page.goto(`${address}/fair-demo-6x6/join/1`);
    await page.getByRole('main').getByRole('link', { name: 'Set a link' }).click();
    await page.waitForURL(`${address}${where}`);
    await page.getByLabel('Link to join').first().waitFor();
  }
});

test('a page may play video files of the sites that recordings are on once they are out, and no others', async () => {
  const id = demoFairs['last-fall'];
  const media = async () => {
    const policy = (await fetch(`${address}/calendar`)).headers.get('content-security-policy');
    return /media-src [^;]*/.exec(policy ?? '')?.[0];
  };
  const set = (status: string, url: string) =>
    database.pool.query(
      `update fair_webinar set webinar_status = $2,
         recording_links = jsonb_set(recording_links, '{1,url}', to_jsonb($3::text))
       where fair_id = $1`,
      [id, status, url],
    );
  const { rows } = await database.pool.query<{ status: string; url: string }>(
    `select webinar_status as status, recording_links #>> '{1,url}' as url from fair_webinar
     where fair_id = $1`,
    [id],
  );
  const [before] = rows;
  if (!before) throw new Error('The demo has no recording.');
  const own = await media();
  expect(own).not.toContain('*');
  await set(before.status, 'https://video.example.org/one.webm');
  await expect.poll(media).toBe(`${own} https://video.example.org`);
  await set('ended', 'https://video.example.org/one.webm');
  await expect.poll(media).toBe(own);
  await set(before.status, before.url);
});

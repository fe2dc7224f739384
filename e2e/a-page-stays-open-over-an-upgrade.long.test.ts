import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { layOutNextRelease } from '../tests/support/processes/next-release.fixture.server.ts';
import { startMailServer } from '../src/platform/testing/mail-server.server.ts';
import { serverPrograms } from '../src/platform/testing/server-programs.server.ts';
import { startTestCluster } from '../src/platform/testing/test-cluster.server.ts';
import { atEnd } from '../src/platform/testing/test-database.server.ts';
import { freePort, startServer } from '../tests/support/processes/run-quad.fixture.server.ts';
import { newVisitor } from './browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'quad-open-page-'));
const next = join(folder, 'next');
layOutNextRelease(next);
const cluster = await startTestCluster(serverPrograms());
const mail = await startMailServer();
const port = String(await freePort());
const address = `http://127.0.0.1:${port}`;
let running: Awaited<ReturnType<typeof startServer>> | undefined;
atEnd(async () => {
  await running?.kill();
  await mail.close();
  await cluster.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Has a release, the one here unless told, serve at the address in place of the one that did. */
async function serve(release?: string): Promise<void> {
  await running?.stop();
  running = await startServer(
    {
      NODE_ENV: 'production',
      PORT: port,
      PUBLIC_URL: address,
      DATABASE_URL: cluster.address('postgres'),
      DATA_DIR: join(folder, 'data'),
      SECRET: 'tests-only-tests-only-tests-only-tests-only',
      SMTP_URL: mail.url,
      MAIL_FROM: 'Our Fairs <fairs@example.org>',
      SHUTDOWN_DELAY: '0',
    },
    release,
  );
}

test.each([
  ['of this release goes on when the next one serves', undefined, next],
  ['of the next release goes on when this one serves again', next, undefined],
])('a page %s', async (_way, before, after) => {
  await serve(before);
  const page = await (await newVisitor()).newPage();
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  await page.goto(`${address}/about-us`, { waitUntil: 'networkidle' });
  // What asks again by itself while no process is there may well be refused.
  await serve(after);
  page.on('response', (answer) => {
    if (answer.status() >= 400) wrong.push(`${answer.status()} ${answer.url()}`);
  });

  // Data of the release that serves, in modules of the one that the page came from.
  const footer = page.getByRole('contentinfo');
  await footer.locator('a[href="/privacy-policy"]').first().click();
  await page.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor();
  await page.getByRole('banner').locator('a[href="/colleges"]').first().click();
  await page.waitForURL(`${address}/colleges`);
  await page.getByRole('heading', { level: 1, name: 'Find your college' }).waitFor();
  // A form of the old page, answered by the new process.
  await footer.locator('a[href^="/contact-us"]').first().click();
  await page.getByLabel('I am').selectOption({ label: 'Parent or guardian' });
  await page.getByLabel('It’s about').selectOption({ label: 'A fair, or my registration' });
  await page.getByLabel('Name').fill('Ada Moreno');
  await page.getByLabel('Email').fill('ada@example.test');
  // By hand: a form that is sent within two seconds is taken for a robot's.
  await page.getByLabel('Message').pressSequentially('When does the fair begin?', { delay: 100 });
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('heading', { name: 'We got your message.' }).waitFor();
  expect(wrong).toEqual([]);
});

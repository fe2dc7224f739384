import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoId } from '../src/platform/demo/demo-id.server.ts';
import { newVisitor } from './browser.ts';
import { signIn } from './demo-people.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { postFromOwnPage } from './sign-up.ts';

const address = await openForVisitors({ demo: true });
const lobby = '/app/fairs/visit/demo';
const booth = `${lobby}/booths/${demoId('booth', 1)}`;

/** What the frame of a fair follows. */
const ofFrame = ['onMyFairNews', 'onQueueNews'];

/** A student's new tab, with everything that its pages follow, and over what. */
async function newTab() {
  const visitor = await newVisitor();
  await signIn(visitor, address, 'student');
  const page = await visitor.newPage();
  const sockets: string[] = [];
  const followed: string[] = [];
  const streams: string[] = [];
  page.on('websocket', (socket) => {
    sockets.push(socket.url());
    socket.on('framesent', ({ payload }) => {
      const [, field] = /\) \{\s*(on\w+)/.exec(String(payload).replaceAll('\\n', '\n')) ?? [];
      if (field !== undefined) followed.push(field);
    });
  });
  page.on('request', (request) => {
    if (request.headers()['accept'] === 'text/event-stream') streams.push(request.url());
  });
  /** Besides the frame of the fair, which stays from page to page; in no order. */
  const byPages = () => followed.filter((field) => !ofFrame.includes(field)).toSorted();
  return { visitor, page, sockets, followed, byPages, streams };
}

/** As by a link that is on none of its pages. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ key: 'x', idx: 1 }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'x', idx: 1 } }));
  }, path);

test('a student goes from the lobby to a booth and back over one connection', async () => {
  const { page, sockets, followed, byPages, streams } = await newTab();
  await page.goto(address + lobby);
  await expect.poll(byPages).toEqual(['onFairPresence']);
  await goTo(page, booth);
  const both = ['onBoothNews', 'onFairPresence', 'onThreadNews'];
  await expect.poll(byPages).toEqual(both);
  await goTo(page, lobby);
  await expect.poll(byPages).toEqual([...both, 'onFairPresence'].toSorted());
  expect(sockets).toEqual([`${address.replace('http', 'ws')}/graphql`]);
  expect(streams).toEqual([]);
  for (const one of ofFrame) expect(followed.filter((field) => field === one)).toHaveLength(1);
});

test('a student who signs out in another tab is asked to sign in at the booth, too', async () => {
  const { visitor, page, byPages } = await newTab();
  await page.goto(address + booth);
  await expect.poll(byPages).toEqual(['onBoothNews', 'onThreadNews']);
  const answer = await postFromOwnPage(visitor, address, '/api/auth/sign-out', {});
  expect(answer.status()).toBe(200);
  await page.waitForURL((url) => url.pathname === '/login');
});

import { describe, expect, test } from 'vitest';
import { pushService, readVapid } from '../../../../tests/support/push-service.server.ts';
import { allowPush as allow, browserOf } from '../../../../tests/support/test-push.server.ts';
import { said, testBooth, type TestBooth } from '../../../../tests/support/test-booth.server.ts';
import { codeOf } from '../../../../tests/support/test-queue.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { sent, threadCalls } from '../../../../tests/support/test-threads.server.ts';
import { deleteAccount } from '../../accounts/delete-account.server.ts';
import { pushData } from '../personal-data.server.ts';

const service = await pushService();
const app = await testServer('2026-11-21T12:00:00Z', { push: service.network });
const { pool } = app.database;
const withBrowser = browserOf(service);
const { write, answer: answerPrivately } = threadCalls;

const mine = async (who: Person) => {
  const { data } = await who.call('{ it: myPush { publicKey isOnHere browsers { id } } }');
  return data?.['it'] as {
    readonly publicKey: string;
    readonly isOnHere: boolean;
    readonly browsers: readonly { readonly id: string }[];
  };
};
const stop = (who: Person, id: string | null) =>
  who.call('mutation ($id: ID) { it: stopPush(id: $id) }', { id });

const secondsPass = async (seconds: number) => {
  app.world.advance(seconds * 1000);
  await app.jobs.runDue();
};
const start = () => testBooth(app, new Date(app.world.now().getTime() - 3_600_000));
const ask = async (booth: TestBooth, who: Person) =>
  said(await booth.post(who, 'Is there a pool?')).id;
const answerTo = async (booth: TestBooth, question: string) =>
  booth.post(booth.rep, 'Yes: we have two.', { answers: question });

describe('A student who allowed notifications and left the fair', () => {
  test('gets one about an answer: encrypted, signed, and without its words', async () => {
    const booth = await start();
    const student = await booth.attendee();
    const browser = await withBrowser(student);
    await answerTo(booth, await ask(booth, student));
    await secondsPass(5);
    const [push, ...more] = browser.got();
    expect(more).toEqual([]);
    const { rows } = await pool.query<{ name: string }>('select name from college where id = $1', [
      booth.collegeId,
    ]);
    expect(push?.told).toEqual({
      title: `${rows[0]?.name} answered you`,
      tag: `answer ${booth.boothId}`,
      path: `/app/fairs/visit/${booth.slug}/booths/${booth.boothId}?view=chat`,
      fair: `/app/fairs/visit/${booth.slug}`,
    });
    expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' });
    expect(Number(push?.headers.ttl)).toBeGreaterThan(86_000);
    expect(readVapid(push?.headers ?? {})).toMatchObject({
      isSigned: true,
      key: (await mine(student)).publicKey,
      aud: service.origin,
    });
    await secondsPass(3600);
    expect(browser.got()).toHaveLength(1);
  });

  test('gets one about two answers at once, and none about what they have read', async () => {
    const booth = await start();
    const student = await booth.attendee();
    const browser = await withBrowser(student);
    const question = await ask(booth, student);
    await answerTo(booth, question);
    await answerTo(booth, question);
    await secondsPass(5);
    expect(browser.got()).toHaveLength(1);
    const seen = await ask(booth, student);
    await answerTo(booth, seen);
    await student.call('mutation ($id: ID!) { readBoothAnswers(boothId: $id) }', {
      id: booth.boothId,
    });
    await secondsPass(60);
    expect(browser.got()).toHaveLength(1);
  });

  test('gets one about a private answer, which leads there', async () => {
    const booth = await start();
    const student = await booth.attendee();
    const browser = await withBrowser(student);
    const { threadId } = sent(await write(booth, student, 'May I ask about aid?'));
    await answerPrivately(threadId, booth.rep, 'Of course.');
    await secondsPass(5);
    expect(browser.got()).toMatchObject([
      { told: { path: expect.stringMatching(/\?view=chat&talk=private$/) as string } },
    ]);
  });

  test('gets it later when the push service is down for a moment', async () => {
    const booth = await start();
    const student = await booth.attendee();
    const browser = await withBrowser(student);
    await answerTo(booth, await ask(booth, student));
    service.statuses.push(503);
    await secondsPass(5);
    expect(browser.got()).toHaveLength(1);
    await secondsPass(30);
    expect(browser.got()).toHaveLength(2);
    await secondsPass(3600);
    expect(browser.got()).toHaveLength(2);
    expect((await mine(student)).isOnHere).toBe(true);
  });
});

describe('A browser gets nothing any longer', () => {
  const isQuiet = async (booth: TestBooth, student: Person, browser: { got(): unknown[] }) => {
    const before = browser.got().length;
    await answerTo(booth, await ask(booth, student));
    await secondsPass(60);
    return browser.got().length === before;
  };

  test('when its push service says that it is gone', async () => {
    const booth = await start();
    const student = await booth.attendee();
    const browser = await withBrowser(student);
    service.statuses.push(410);
    expect(await isQuiet(booth, student, browser)).toBe(false);
    expect(await mine(student)).toMatchObject({ isOnHere: false, browsers: [] });
    expect(await isQuiet(booth, student, browser)).toBe(true);
  });

  test('when its owner stops it; others can’t', async () => {
    const booth = await start();
    const student = await booth.attendee();
    const browser = await withBrowser(student);
    const [own] = (await mine(student)).browsers;
    const other = await booth.attendee();
    expect((await stop(other, own?.id ?? '')).data).toEqual({ it: false });
    expect((await stop(student, own?.id ?? '')).data).toEqual({ it: true });
    expect(await isQuiet(booth, student, browser)).toBe(true);
  });

  test('after signing out, and for the person who used it before', async () => {
    const booth = await start();
    const [student, sibling] = [await booth.attendee(), await booth.attendee()];
    const browser = await withBrowser(student);
    await allow(sibling, browser);
    expect(await mine(student)).toMatchObject({ browsers: [] });
    expect(await mine(sibling)).toMatchObject({ isOnHere: true });
    await app.fastify.inject({
      method: 'POST',
      url: '/api/auth/sign-out',
      headers: { authorization: `Bearer ${sibling.token ?? ''}` },
    });
    const { rows } = await pool.query('select from push_subscription where account_id = $1', [
      sibling.id,
    ]);
    expect(rows).toEqual([]);
  });

  test('when the account is deleted; its data tell of it without the way to the device', async () => {
    const booth = await start();
    const student = await booth.attendee();
    const browser = await withBrowser(student);
    const { data } = await student.call('{ it: myData }');
    const told = JSON.stringify(data?.['it']);
    expect(told).toContain('push_subscription');
    expect(told).not.toContain(browser.subscription.auth);
    expect(told).not.toContain(browser.subscription.endpoint);
    await deleteAccount(pool, app.world, [pushData.erase], student.id ?? '');
    const { rows } = await pool.query('select from push_subscription where account_id = $1', [
      student.id,
    ]);
    expect(rows).toEqual([]);
  });

  test('while an admin has switched notifications off', async () => {
    const booth = await start();
    const student = await booth.attendee();
    const browser = await withBrowser(student);
    const admin = await app.person('admin');
    const switchTo = (isOn: boolean) =>
      admin.call(
        `mutation { saveSiteFeatures(features: [{ name: "push", isOn: ${isOn} }]) { name } }`,
      );
    expect((await switchTo(false)).errors).toBeUndefined();
    expect(await isQuiet(booth, student, browser)).toBe(true);
    await switchTo(true);
    expect(await isQuiet(booth, student, browser)).toBe(false);
  });
});

describe('No server is called by what', () => {
  test.each([
    ['endpoint', 'http://localhost/push'],
    ['endpoint', 'https://name:word@push.test/'],
    ['endpoint', `https://push.test/${'x'.repeat(1000)}`],
    ['p256dh', 'A'.repeat(87)],
    ['p256dh', 'short'],
    ['auth', 'A'.repeat(21)],
  ])('isn’t a subscription: %s %s', async (field, value) => {
    const student = await app.person('student');
    const { subscription } = service.browser();
    const refused = allow(student, { subscription: { ...subscription, [field]: value } });
    expect(await codeOf(refused)).toBe('BAD_USER_INPUT');
  });

  test('leads into a network of its own, and it is forgotten', async () => {
    const booth = await start();
    const student = await booth.attendee();
    const { subscription } = service.browser();
    await allow(student, { subscription: { ...subscription, endpoint: 'https://127.0.0.1:1/' } });
    await answerTo(booth, await ask(booth, student));
    await secondsPass(5);
    expect(await mine(student)).toMatchObject({ browsers: [] });
  });

  test('one person has in more than five browsers: the oldest makes room', async () => {
    const student = await app.person('student');
    for (let days = 1; days <= 5; days += 1)
      await pool.query(
        `with one as (
           insert into session (account_id, token, expires_at) values ($1, $2, $3) returning id)
         insert into push_subscription (id, account_id, session_id, endpoint, p256dh, auth, created_at)
         select $4, $1, id, 'https://push.test/' || $2, '', '', $3::timestamptz from one`,
        [
          student.id,
          app.world.newId(),
          new Date(app.world.now().getTime() - days * 86_400_000),
          app.world.newId(),
        ],
      );
    const before = await mine(student);
    await allow(student, service.browser());
    const after = await mine(student);
    expect(after).toMatchObject({ isOnHere: true });
    expect(after.browsers.slice(1)).toEqual(before.browsers.slice(0, 4));
  });

  test('one person does over and over', async () => {
    const student = await app.person('student');
    for (let times = 0; times < 20; times += 1) await allow(student, service.browser());
    expect((await mine(student)).browsers).toHaveLength(1);
    expect(await codeOf(allow(student, service.browser()))).toBe('RATE_LIMITED');
  });
});

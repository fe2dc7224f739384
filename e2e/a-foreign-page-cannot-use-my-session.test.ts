import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { WebSocket as NodeSocket } from 'ws';
import { newVisitor } from './browser.ts';
import { openForeignPage, openForVisitors } from './open-for-visitors.ts';
import { confirmAndSignIn, postFromOwnPage, readCode, signUp } from './sign-up.ts';

const address = await openForVisitors();
const foreignPort = await openForeignPage('<!doctype html><title>Win a prize</title>');
const socketAddress = `${address.replace('http', 'ws')}/graphql`;

const createCollege = (name: string) => ({
  query: 'mutation ($input: CreateCollegeInput!) { createCollege(input: $input) { id } }',
  variables: {
    input: {
      name,
      boothUrl: 'https://college.example.edu',
      address1: '1 Lake Road',
      city: 'Lakeside',
      state: 'OH',
      postalCode: '43440',
    },
  },
});
const list = { query: '{ listColleges { items { id name } } }' };
const follow = { query: 'subscription { onCreateCollege { id name } }' };

let visitor: BrowserContext;

beforeAll(async () => {
  visitor = await newVisitor();
  const email = 'ada@example.test';
  await signUp(visitor, address, email);
  await confirmAndSignIn(visitor, address, email, await readCode(visitor, address, email));
});

/** The names of the colleges there are, read from a page of Quad. */
async function collegeNames(): Promise<string[]> {
  const answer = await postFromOwnPage(visitor, address, '/graphql', list);
  const { data } = (await answer.json()) as {
    data: { listColleges: { items: { name: string }[] } };
  };
  return data.listColleges.items.map((college) => college.name);
}

// On the same host the browser sends the cookie along; what stands in the way is the origin alone.
describe.each([
  ['on another port of the same host, where the cookie travels along', '127.0.0.1'],
  ['on another site', 'localhost'],
])('a page %s', (_where, host) => {
  async function openTrap(): Promise<Page> {
    const page = await visitor.newPage();
    await page.goto(`http://${host}:${foreignPort}/`);
    return page;
  }

  test('cannot change anything by a request', async () => {
    const page = await openTrap();
    const answers = await page.evaluate(
      async ({ url, bodies }) => {
        const tries = bodies.flatMap((body) => [
          { mode: 'cors', type: 'application/json', body },
          { mode: 'cors', type: 'text/plain', body },
          { mode: 'no-cors', type: 'text/plain', body },
          { mode: 'no-cors', type: 'application/x-www-form-urlencoded', body },
        ]);
        const read = tries.map(async ({ mode, type, body }) => {
          try {
            const answer = await fetch(url, {
              method: 'POST',
              mode: mode === 'cors' ? 'cors' : 'no-cors',
              credentials: 'include',
              headers: { 'content-type': type },
              body,
            });
            return await answer.text();
          } catch {
            return '';
          }
        });
        return Promise.all(read);
      },
      {
        url: `${address}/graphql`,
        bodies: [JSON.stringify(createCollege('Trap by request')), JSON.stringify(list)],
      },
    );
    expect(answers.join('')).toBe('');
    expect(await collegeNames()).not.toContain('Trap by request');
  });

  test('cannot change anything by a form', async () => {
    const page = await openTrap();
    const answered = page.waitForResponse(`${address}/graphql`);
    await page.evaluate(
      ({ url, body }) => {
        const form = document.createElement('form');
        form.method = 'post';
        form.action = url;
        form.enctype = 'text/plain';
        const field = document.createElement('input');
        // A text/plain form sends name=value: the sign ends up inside a string of the JSON.
        field.name = `${body.slice(0, -1)},"rest":"`;
        field.value = '"}';
        form.append(field);
        document.body.append(form);
        form.submit();
      },
      { url: `${address}/graphql`, body: JSON.stringify(createCollege('Trap by form')) },
    );
    expect((await answered).status()).toBeGreaterThanOrEqual(400);
    expect(await collegeNames()).not.toContain('Trap by form');
  });

  test('cannot read by a link', async () => {
    const page = await openTrap();
    const read = await page.evaluate(
      async (url) => {
        try {
          return await (await fetch(url, { credentials: 'include' })).text();
        } catch {
          return '';
        }
      },
      `${address}/graphql?query=${encodeURIComponent(list.query)}`,
    );
    expect(read).toBe('');
  });

  test('cannot follow anything by a WebSocket', async () => {
    const page = await openTrap();
    const heard = await page.evaluate(async (url) => {
      const socket = new WebSocket(url, 'graphql-transport-ws');
      const heard = Promise.withResolvers<string>();
      socket.onopen = () => {
        socket.send(JSON.stringify({ type: 'connection_init' }));
      };
      socket.onmessage = ({ data }: MessageEvent<string>) => heard.resolve(data);
      socket.onclose = () => heard.resolve('nothing');
      return heard.promise;
    }, socketAddress);
    expect(heard).toBe('nothing');
  });

  test('cannot follow anything by an event stream', async () => {
    const page = await openTrap();
    const heard = await page.evaluate(
      async ({ url, query, body }) => {
        const messages: string[] = [];
        const failed = Promise.withResolvers<string>();
        const source = new EventSource(`${url}?query=${encodeURIComponent(query)}`, {
          withCredentials: true,
        });
        for (const kind of ['message', 'next', 'complete']) {
          source.addEventListener(kind, () => messages.push(kind));
        }
        source.onerror = () => failed.resolve('failed');
        const end = await failed.promise;
        source.close();
        const streamed = await fetch(url, {
          method: 'POST',
          credentials: 'include',
          headers: { accept: 'text/event-stream', 'content-type': 'text/plain' },
          body,
        }).then(
          (answer) => answer.text(),
          () => 'failed',
        );
        return { end, streamed, messages };
      },
      { url: `${address}/graphql`, query: follow.query, body: JSON.stringify(follow) },
    );
    expect(heard).toEqual({ end: 'failed', streamed: 'failed', messages: [] });
  });
});

test('a page of Quad itself may do all that', async () => {
  const cookies = await visitor.cookies(address);
  const cookie = cookies.find(({ name }) => name.endsWith('session_token'));
  const socket = new NodeSocket(socketAddress, 'graphql-transport-ws', {
    headers: { origin: address, cookie: `${cookie?.name ?? ''}=${cookie?.value ?? ''}` },
  });
  const heard = Promise.withResolvers<string>();
  socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
  socket.on('message', (message: Buffer) => heard.resolve(message.toString()));
  socket.on('error', heard.reject);
  expect(JSON.parse(await heard.promise)).toMatchObject({ type: 'connection_ack' });
  socket.close();

  const body = createCollege('Lakeside College');
  const answer = await postFromOwnPage(visitor, address, '/graphql', body);
  expect(await answer.json()).toMatchObject({ data: { createCollege: {} } });
  expect(await collegeNames()).toEqual(['Lakeside College']);
});

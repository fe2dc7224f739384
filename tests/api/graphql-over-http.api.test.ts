import { serverAudits } from 'graphql-http';
import { beforeAll, describe, expect, test } from 'vitest';
import { testServer } from '../support/test-server.server.ts';

const app = await testServer();
const admin = await app.person('admin');
const own = 'application/graphql-response+json';
let url: string;

beforeAll(async () => {
  url = `${await app.fastify.listen({ port: 0, host: '127.0.0.1' })}/graphql`;
});

describe('a client that keeps to the specification of GraphQL over HTTP', () => {
  const audits = serverAudits({ url: () => url, fetchFn: fetch });

  test('finds all of its 61 points kept', () => {
    expect(audits).toHaveLength(61);
  });

  test.each(audits)('$id $name', async (audit) => {
    const result = await audit.fn();
    expect(result, 'reason' in result ? result.reason : '').toMatchObject({ status: 'ok' });
  });
});

/** Sends a request as it is; the answer's status, media type and body. */
async function send(path: string, init: RequestInit = {}) {
  const headers = { authorization: `Bearer ${admin.token}`, ...init.headers };
  const response = await fetch(`${url}${path}`, { ...init, headers });
  const media = response.headers.get('content-type');
  return { status: response.status, media, body: (await response.json()) as unknown };
}
const asking = (query: string, more: object = {}) =>
  `?${new URLSearchParams({ query, ...more }).toString()}`;
const posting = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const code = (name: string) => ({ errors: [{ extensions: { code: name } }] });

describe('a client that takes the media type of GraphQL', () => {
  const accept = { accept: own };
  const typed = { media: `${own}; charset=utf-8` };

  test('gets 200 with whatever could be run, errors and all', async () => {
    expect(await send('', posting({ query: '{ __typename }' }, accept))).toEqual({
      status: 200,
      ...typed,
      body: { data: { __typename: 'Query' } },
    });
    const query = 'mutation { deleteFair(input: { id: "x" }) { id } }';
    expect(await send('', posting({ query }, accept))).toMatchObject({
      status: 200,
      ...typed,
      body: { data: { deleteFair: null }, ...code('NOT_FOUND') },
    });
  });

  test('gets 400 and no data for what could not', async () => {
    for (const query of [
      '{',
      '{ nothing }',
      'query ($a: Int!) { listFairs(limit: $a) { nextToken } }',
    ])
      expect(await send('', posting({ query }, accept))).toEqual({
        status: 400,
        ...typed,
        body: expect.not.objectContaining({ data: expect.anything() }),
      });
  });
});

describe('a client that takes plain JSON', () => {
  test('gets 200 with the errors in the body', async () => {
    const plain = { accept: 'application/json' };
    expect(await send('', posting({ query: '{ nothing }' }, plain))).toMatchObject({
      status: 200,
      media: 'application/json; charset=utf-8',
      body: code('BAD_USER_INPUT'),
    });
  });

  test('or says nothing gets the same', async () => {
    expect(await send('', posting({ query: '{ __typename }' }))).toMatchObject({
      status: 200,
      media: 'application/json; charset=utf-8',
    });
  });

  test('gets 406 when it takes nothing that we have', async () => {
    const accept = { accept: 'text/html' };
    expect(await send('', posting({ query: '{ __typename }' }, accept))).toMatchObject({
      status: 406,
      body: code('BAD_USER_INPUT'),
    });
  });
});

describe('a client that weighs what it takes', () => {
  const media = async (accept: string, query = '{ nothing }') => {
    const response = await fetch(url, {
      ...posting({ query }, { accept, authorization: `Bearer ${admin.token}` }),
    });
    await response.body?.cancel();
    return response.headers.get('content-type')?.split(';')[0];
  };

  test('gets the dearest that there is, and never what it refuses', async () => {
    expect(await media(`${own};q=0, application/json`)).toBe('application/json');
    expect(await media(`${own};q=0.1, application/json;q=0.9`)).toBe('application/json');
    expect(await media(`application/json;q=0.9, ${own}`)).toBe(own);
    expect(await media(`${own}, text/event-stream;q=0`)).toBe(own);
    expect(await send('', posting({ query: '{ a }' }, { accept: `${own};q=0` }))).toMatchObject({
      status: 406,
      body: { errors: [{ extensions: { code: 'BAD_USER_INPUT', fields: {} } }] },
    });
  });

  test('gets results as data and subscriptions as a stream when it takes both', async () => {
    const both = `${own}, application/json, text/event-stream`;
    expect(await media(both, '{ __typename }')).toBe(own);
    expect(await media(both, 'subscription { onUpdateFair { id } }')).toBe('text/event-stream');
    expect(await media('text/event-stream', '{ __typename }')).toBe('text/event-stream');
    expect(await media(own, 'subscription { onUpdateFair { id } }')).toBe(own);
  });
});

describe('a client that asks by GET', () => {
  test('reads, with variables and the name of an operation', async () => {
    const query =
      'query a($limit: Int) { listFairs(limit: $limit) { items { id } } } query b { __typename }';
    expect(await send(asking(query, { operationName: 'b' }))).toMatchObject({
      status: 200,
      body: { data: { __typename: 'Query' } },
    });
    const variables = JSON.stringify({ limit: 1 });
    expect(await send(asking(query, { operationName: 'a', variables }))).toMatchObject({
      body: { data: { listFairs: { items: [] } } },
    });
  });

  test('writes nothing, whatever it calls its mutation', async () => {
    const input = `name: "x", slug: "x", startTime: "2027-01-10T15:00:00Z", endTime: "2027-01-10T16:00:00Z", exhibitorDeadline: "2027-01-10T15:00:00Z", fairType: "booth"`;
    const mutation = `mutation a { createFair(input: { ${input} }) { id } } query b { __typename }`;
    expect(await send(asking(mutation, { operationName: 'a' }))).toMatchObject({
      status: 405,
      body: {
        errors: [
          {
            message: 'Send mutations with POST.',
            extensions: { code: 'BAD_USER_INPUT', fields: {} },
          },
        ],
      },
    });
    expect((await send(asking(mutation, { operationName: 'b' }))).status).toBe(200);
    const { rows } = await app.database.pool.query('select 1 from fair');
    expect(rows).toEqual([]);
  });

  test('is told so when its variables are no JSON', async () => {
    const query = asking('{ __typename }', { variables: '{' });
    expect(await send(query)).toMatchObject({ status: 400, body: code('BAD_USER_INPUT') });
  });
});

describe('a page that is not ours', () => {
  test('cannot post a form, for only JSON is taken', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect(
        await send('', {
          method: 'POST',
          headers: { 'content-type': type },
          body: '{"query":"{ __typename }"}',
        }),
      ).toMatchObject({ status: 415, body: code('BAD_USER_INPUT') });
  });

  test('cannot use other methods', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const { status } = await send('', { method });
      expect([404, 405]).toContain(status);
    }
  });
});

describe('a caller', () => {
  const query = '{ listFairs { items { id } } }';
  test('is known by a bearer token, by the bare token, and not by others', async () => {
    const { token } = admin;
    const as = async (authorization: string) => send('', posting({ query }, { authorization }));
    for (const right of [`Bearer ${token}`, `bearer ${token}`, `${token}`])
      expect((await as(right)).body).toEqual({ data: { listFairs: { items: [] } } });
    const wrongs = [
      `Basic ${token}`,
      'Bearer',
      'Bearer x',
      `Bearer ${token}x`,
      `Bearer ${token?.slice(1)}`,
      'null',
      'undefined',
    ];
    for (const wrong of wrongs)
      expect(await as(wrong)).toMatchObject({ status: 200, body: code('UNAUTHENTICATED') });
  });

  test('is no one once the session has ended', async () => {
    const person = await app.person('admin');
    expect((await person.call(query)).errors).toBeUndefined();
    app.world.advance(8 * 86_400_000);
    expect((await person.call(query)).errors![0]!.extensions.code).toBe('UNAUTHENTICATED');
    expect((await app.stranger().call(query)).errors![0]!.extensions.code).toBe('UNAUTHENTICATED');
  });
});

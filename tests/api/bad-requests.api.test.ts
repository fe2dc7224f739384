import { getIntrospectionQuery } from 'graphql';
import { describe, expect, test } from 'vitest';
import { testServer } from '../support/test-server.server.ts';
import { refusal, refusedCall } from '../support/test-refusals.server.ts';

const app = await testServer();
const admin = await app.person('admin');
const list = '{ listFairs { items { id } } }';
const send = (payload: string, more: { contentType?: string; accept?: string } = {}) =>
  refusal(app, { person: admin, payload, ...more });
const ask = (query: string, variables?: unknown) => refusedCall(app, admin, query, variables);

describe('someone whose client writes nonsense', () => {
  const bodies: readonly (readonly [string, string])[] = [
    ['no JSON', '{"query":'],
    ['nothing', ''],
    ['an array, which would be a batch', JSON.stringify([{ query: list }, { query: list }])],
    ['a text', '"{ listFairs { items { id } } }"'],
    ['null', 'null'],
    ['no query', '{}'],
    ['a query that is a number', '{"query":5}'],
    ['a query that is a list', '{"query":["{ listFairs { items { id } } }"]}'],
    ['variables that are a list', JSON.stringify({ query: list, variables: [1] })],
    ['variables that are a text', JSON.stringify({ query: list, variables: '{}' })],
    ['an operation name that is a number', JSON.stringify({ query: list, operationName: 1 })],
    ['extensions that are a text', JSON.stringify({ query: list, extensions: 'x' })],
    ['half a character', `{"query":"{ listFairs \ud800"}`],
  ];
  test.each(bodies)('is told so when it sends %s', async (_, payload) => {
    const { status, code } = await send(payload);
    expect([200, 400]).toContain(status);
    expect(code).toBe('BAD_USER_INPUT');
  });

  const documents: readonly (readonly [string, string])[] = [
    ['is empty', ''],
    ['is a comment', '# nothing'],
    ['does not parse', '{ listFairs { items { id }'],
    ['asks for what is not there', '{ listUnicorns { id } }'],
    ['asks for a field that is not there', '{ listFairs { items { secret } } }'],
    ['has no fields', '{ listFairs { items } }'],
    ['names a type only', 'type Query { a: Int }'],
    ['spreads a fragment that is not there', '{ listFairs { items { ...a } } }'],
    ['has a variable that nothing declares', '{ getFair(id: $id) { id } }'],
    ['holds two operations and names neither', 'query a { __typename } query b { __typename }'],
    ['has a directive that is not there', '{ listFairs @magic { items { id } } }'],
    ['gives an argument twice', '{ getFair(id: "a", id: "b") { id } }'],
  ];
  test.each(documents)('is told so when the document %s', async (_, query) => {
    expect(await ask(query)).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('reads which type of content is taken', async () => {
    const body = JSON.stringify({ query: list });
    for (const contentType of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=iso-8859-1',
      'application/graphql',
    ])
      expect(await send(body, { contentType })).toMatchObject({
        status: 415,
        message: 'Send JSON in UTF-8, with the content type application/json.',
      });
  });

  test('gets 400 when it knows the media type of GraphQL, 200 otherwise', async () => {
    const body = JSON.stringify({ query: '{ nothing }' });
    const accept = 'application/graphql-response+json';
    expect((await send(body, { accept })).status).toBe(400);
    expect((await send(body)).status).toBe(200);
  });
});

describe('someone who sends too much', () => {
  test('is refused with a body of ten megabytes', async () => {
    const query = `{ listFairs { items { id } } } # ${'x'.repeat(10_000_000)}`;
    expect(await send(JSON.stringify({ query }))).toMatchObject({
      status: 413,
      message: 'The request is too large.',
    });
  });

  const nest = (levels: number) =>
    `{ listColleges { items { ${'college: collegeProfile { college { '.repeat(levels)}id${' } }'.repeat(levels)} } } }`;
  const many = (count: number, text: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => text(n)).join(' ');
  const floods: readonly (readonly [string, string])[] = [
    ['fifty levels deep', nest(25)],
    ['fifty levels deep by fragments', deepByFragments(25)],
    ['with a hundred and one aliases', `{ ${many(101, (n) => `a${n}: listFairs { nextToken }`)} }`],
    [
      'with a thousand lists under aliases',
      `{ ${many(1000, (n) => `a${n}: listFairs { nextToken }`)} }`,
    ],
    ['with fifty-one lists', `{ ${many(51, (n) => `a${n}: listFairs { nextToken }`)} }`],
    [
      'with fifty-one lists in fragments',
      `{ ${many(51, (n) => `...f${n}`)} } ${many(51, (n) => `fragment f${n} on Query { a${n}: listFairs { nextToken } }`)}`,
    ],
    ['of ten thousand words', `{ ${many(10_000, () => '__typename')} }`],
    ['of ten thousand brackets', `{ ${'a { '.repeat(5000)}${'} '.repeat(5000)} }`],
    ['with a list of brackets without end', `{ listFairs(limit: ${'['.repeat(20_000)}`],
    [
      'with twenty-one writes',
      `mutation { ${many(21, (n) => `a${n}: deleteFair(input: { id: "x" }) { id }`)} }`,
    ],
    ['with a hundred directives', `{ __typename ${many(100, () => '@skip(if: false)')} }`],
    ['of more than a hundred thousand characters', `{ __typename } # ${'x'.repeat(100_000)}`],
    ['whose fragments double each other thirty times', bomb(30)],
    [
      'whose fragments go in circles',
      '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }',
    ],
  ];
  test.each(floods)('is refused with a document %s', async (_, query) => {
    expect(await ask(query)).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('may ask for fifty things at once', async () => {
    const fifty = `{ ${many(50, (n) => `a${n}: listFairs(limit: 1) { nextToken }`)} }`;
    expect((await admin.call(fifty)).errors).toBeUndefined();
  });

  test('is refused when the records of one request could be too many, in one list or in several', async () => {
    const rows = (limit: number) =>
      `listFairs(limit: ${limit}) { items { attendees(limit: ${limit}) { items { id } } } }`;
    const tooMuch = { limit: 'This could load more than 250,000 records.' };
    expect((await ask(`{ ${rows(1000)} }`)).fields).toEqual(tooMuch);
    expect((await admin.call(`{ ${rows(400)} }`)).errors).toBeUndefined();
    // Each of them would do alone.
    const both = await admin.call(`{ a: ${rows(400)} b: ${rows(400)} }`);
    expect(both.data).toMatchObject({ a: { items: [] }, b: null });
    expect(both.errors![0]!.extensions.fields).toEqual(tooMuch);
  });

  const deep = (levels: number, inner: unknown, key: string): unknown =>
    levels === 0 ? inner : { [key]: deep(levels - 1, inner, key) };
  const filtered =
    'query ($filter: ModelFairFilterInput) { listFairs(filter: $filter) { items { id } } }';
  test('is refused with a filter within filters without end', async () => {
    const name = { name: { eq: 'x' } };
    expect((await admin.call(filtered, { filter: deep(7, name, 'not') })).errors).toBeUndefined();
    expect(await ask(filtered, { filter: deep(8, name, 'not') })).toMatchObject({
      fields: { [`filter${'.not'.repeat(8)}`]: 'At most 8 levels.' },
    });
    expect(await ask(filtered, { filter: deep(1000, name, 'not') })).toMatchObject({
      fields: { filter: 'At most 40 levels.' },
    });
    const query = JSON.stringify(filtered);
    const endless = `${'{"and":['.repeat(20_000)}${']}'.repeat(20_000)}`;
    expect(await send(`{"query":${query},"variables":{"filter":${endless}}}`)).toMatchObject({
      fields: { filter: 'At most 40 levels.' },
    });
  });

  test('is refused with a filter of more than a hundred comparisons', async () => {
    const or = Array.from({ length: 101 }, () => ({ name: { eq: 'x' } }));
    const wide = Array.from({ length: 5000 }, () => ({}));
    expect((await ask(filtered, { filter: { or } })).fields).toEqual({
      filter: 'At most 100 comparisons.',
    });
    expect(await ask(filtered, { filter: { and: wide } })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});

describe('someone who looks around', () => {
  test('reads the whole schema without a credential', async () => {
    const { data, errors } = await app.stranger().call(getIntrospectionQuery());
    expect(errors).toBeUndefined();
    const { types } = data?.['__schema'] as { types: { name: string }[] };
    expect(types.map(({ name }) => name)).toContain('ModelStudentPrivacySettingsConnection');
  });

  test('cannot make the schema describe itself without end', async () => {
    const types = `{ __schema { types { ${'fields { type { '.repeat(6)}name${' } }'.repeat(6)} } } }`;
    expect(await ask(types)).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

function deepByFragments(levels: number): string {
  const fragments = Array.from(
    { length: levels },
    (_, n) =>
      `fragment f${n} on College { collegeProfile { college { ${n + 1 < levels ? `...f${n + 1}` : 'id'} } } }`,
  );
  return `{ listColleges { items { ...f0 } } } ${fragments.join(' ')}`;
}

/** A kilobyte that spreads out to two to the power of `levels`. */
function bomb(levels: number): string {
  const fragments = Array.from(
    { length: levels },
    (_, n) =>
      `fragment f${n} on College { ${n + 1 < levels ? `...f${n + 1} ...f${n + 1}` : 'id'} }`,
  );
  return `{ listColleges { items { ...f0 } } } ${fragments.join(' ')}`;
}

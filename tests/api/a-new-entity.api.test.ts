import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { entities, model } from '../../src/app/entities.ts';
import { Api, type ApiResult } from '../../src/platform/graphql/api.server.ts';
import { answerRequests } from '../../src/platform/graphql/answer-request.server.ts';
import { silentLog } from '../../src/platform/log.ts';
import { checkField } from '../../src/platform/model/field.ts';
import { assembleModel } from '../../src/platform/model/model.ts';
import type { Role, Viewer } from '../../src/platform/model/viewer.ts';
import { migrationSql } from '../../src/platform/store/migrations/migration.ts';
import { NextTokens } from '../../src/platform/store/next-token.server.ts';
import { Reader } from '../../src/platform/store/reader.server.ts';
import { tablesOf } from '../../src/platform/store/migrations/tables.ts';
import { Writer } from '../../src/platform/store/writer.server.ts';
import { testDatabase } from '../../src/platform/testing/test-database.server.ts';
import { worldAt } from '../../src/platform/testing/world-at.server.ts';
import { readChange } from '../../src/platform/events/read-change.ts';
import type { Change } from '../../src/platform/events/feed.ts';
import { Scholarship } from './test-scholarship.entity.ts';

// The whole app knows the entity from its one file, and the database from the generated migration.
const world = worldAt('2026-11-21T12:00:00Z');
const database = await testDatabase();
const larger = assembleModel([...entities, Scholarship]);
const migration = migrationSql(tablesOf(model), tablesOf(larger));
await database.pool.query(migration);
const reader = new Reader(larger, new NextTokens('secret'));
const writer = new Writer({ model: larger, database, reader, world, onCommit: () => undefined });
const api = new Api({ model: larger, operations: [], log: silentLog, world });
const services = { database, reader, writer };
const answer = answerRequests({ api, services, world });

const viewer = (role: Role | 'guests'): Viewer => ({
  id: role === 'guests' ? null : world.newId(),
  role,
  approved: false,
  holds: {},
  email: null,
  sessionId: null,
  expiresAt: new Date('2027-01-01T00:00:00Z'),
});
const people = {
  guest: viewer('guests'),
  student: viewer('STUDENTS'),
  owner: viewer('COLLEGES'),
  stranger: viewer('COLLEGES'),
  admin: viewer('ADMINS'),
};
const everyone = Object.entries(people);
// Admin actions are stored under their accounts.
await database.pool.query(
  "insert into account (id, email, name, user_type) values ($1, 'admin@mail.test', '', 'admin')",
  [people.admin.id],
);
type Who = keyof typeof people;

const call = async (who: Who, query: string, variables: object = {}): Promise<ApiResult> => {
  const document = api.compile({ query });
  if ('errors' in document) throw new AggregateError(document.errors, query);
  const context = { viewer: people[who], services, world, address: '127.0.0.1', isPost: true };
  return api.run(document, { ...variables }, context);
};
const codeOf = ({ errors }: ApiResult) => errors?.[0]?.extensions['code'];
const write = (who: Who, verb: string, input: object, fields = 'id') =>
  call(
    who,
    `mutation ($input: ${verb}ScholarshipInput!) { it: ${verb.toLowerCase()}Scholarship(input: $input) { ${fields} } }`,
    { input },
  );
const it = ({ data, errors }: ApiResult): unknown => {
  expect(errors).toBeUndefined();
  return (data as { it: unknown }).it;
};

const input = (name: string) => ({
  name,
  amount: 500,
  deadline: '2027-03-01',
  contact: 'money@mail.test',
});
const made = async (name: string) =>
  (it(await write('owner', 'Create', input(name))) as { id: string }).id;

describe('a new entity', () => {
  test('takes one file of some forty lines, and its imports', async () => {
    const source = await readFile(join(import.meta.dirname, 'test-scholarship.entity.ts'), 'utf8');
    const [, ...declared] = source.split('\n\n');
    expect(declared.join('\n\n').split('\n').length).toBeLessThanOrEqual(45);
  });

  test('has its table made for it, and nothing else is touched', () => {
    expect(migration.match(/\b(create table|alter table|drop) ?\w*/g)).toEqual([
      'create table scholarship',
    ]);
    expect(migrationSql(tablesOf(larger), tablesOf(larger))).toBe('');
  });

  test('is created, read, changed and deleted by its owner', async () => {
    const id = await made('First');
    const fields = 'name nameLower amount kind majors deadline contact owner';
    const whole = {
      ...input('First'),
      nameLower: 'first',
      kind: 'need',
      majors: [],
      owner: people.owner.id,
    };
    expect(it(await call('owner', `{ it: getScholarship(id: "${id}") { ${fields} } }`))).toEqual(
      whole,
    );
    const change = { id, kind: 'merit', majors: ['History'] };
    expect(it(await write('owner', 'Update', change, `id ${fields}`))).toEqual({
      ...whole,
      ...change,
    });
    expect(it(await write('owner', 'Delete', { id }))).toEqual({ id });
    expect(it(await call('owner', '{ it: listScholarships { items { id } } }'))).toEqual({
      items: [],
    });
  });

  test('is for everyone what its table of access says', async () => {
    const id = await made('Second');
    const may = async (who: Who): Promise<string> => {
      const read = it(await call(who, `{ it: getScholarship(id: "${id}") { id } }`));
      const created = await write(who, 'Create', input(`By ${who}`));
      const updated = await write(who, 'Update', { id, terms: 'None.' });
      const letters = [created.errors ? '' : 'C', read ? 'R' : '', updated.errors ? '' : 'U'];
      return letters.join('');
    };
    const found = Object.fromEntries(
      await Promise.all(everyone.map(async ([who]) => [who, await may(who as Who)] as const)),
    );
    expect(found).toEqual({ guest: '', student: 'R', owner: 'CRU', stranger: 'CR', admin: 'CRU' });
    it(await write('admin', 'Update', { id, approvedAt: '2026-11-21T00:00:00Z' }));
    expect(await may('guest')).toBe('R');
    for (const who of ['guest', 'student', 'stranger'] as const)
      expect(codeOf(await write(who, 'Delete', { id }))).toBe('FORBIDDEN');
  });

  test('keeps guarded and masked fields, and what no one else may have', async () => {
    const id = await made('Third');
    const guarded = await write('owner', 'Update', { id, approvedAt: '2026-11-21T00:00:00Z' });
    expect(guarded.errors?.[0]?.extensions).toMatchObject({
      fields: { approvedAt: 'You can’t set this.' },
    });
    const contact = `{ it: getScholarship(id: "${id}") { contact } }`;
    expect(it(await call('student', contact))).toEqual({ contact: null });
    expect(it(await call('admin', contact))).toEqual({ contact: 'money@mail.test' });
    const guess =
      '{ it: listScholarships(filter: { contact: { contains: "m" } }) { items { id } } }';
    expect(codeOf(await call('student', guess))).toBe('BAD_USER_INPUT');
    expect(codeOf(await write('stranger', 'Create', input('Third')))).toBe('CONFLICT');
  });

  test('is listed with filters and pages', async () => {
    for (const name of ['P1', 'P2', 'P3']) await made(name);
    const list = `query ($nextToken: String) { it: listScholarships(filter: { name: { beginsWith: "P" } }, limit: 2, nextToken: $nextToken) { items { name } nextToken } }`;
    const first = it(await call('student', list)) as { nextToken: string };
    expect(first).toMatchObject({ items: [{ name: 'P1' }, { name: 'P2' }] });
    expect(it(await call('student', list, { nextToken: first.nextToken }))).toEqual({
      items: [{ name: 'P3' }],
      nextToken: null,
    });
  });

  test('is followed by those who may read it, with their own view of it', async () => {
    const id = await made('Followed');
    const { rows } = await database.pool.query<{ kind: Change['kind']; body: object }>(
      "select kind, body from event where topic = 'Scholarship' and body ->> 'id' = $1",
      [id],
    );
    const change = readChange(
      {
        position: { xid: 1, id: 1 },
        topic: 'Scholarship',
        kind: 'created',
        body: { ...rows[0]?.body },
      },
      'epoch',
    );
    const query = 'subscription { onCreateScholarship { name contact } }';
    const heard = async (who: Who) => {
      const answered = await answer({ query }, { viewer: people[who], address: '127.0.0.1' });
      return 'feed' in answered ? answered.feed.execute(people[who], change) : answered.result;
    };
    const payload = (contact: string | null) => ({
      data: { onCreateScholarship: { name: 'Followed', contact } },
    });
    expect(await heard('owner')).toEqual(payload('money@mail.test'));
    expect(await heard('student')).toEqual(payload(null));
    expect(await heard('guest')).toBeNull();
  });

  test('checks in a form what it checks at the door, in the same words', async () => {
    const check = (field: string, value: unknown) =>
      checkField(Scholarship.fields.get(field)!, value, { now: world.now() }).problems;
    expect(check('name', '')).toEqual({ '': 'Required.' });
    expect(check('amount', 0.5)).toEqual({ '': 'Value must be a whole number.' });
    expect(check('website', 'nowhere')).toEqual({ '': 'Please enter a valid URL.' });
    expect(check('website', '')).toBeUndefined();
    const wrong = { ...input(''), amount: 0, website: 'nowhere', paidOn: '2027-01-01' };
    const refused = await write('owner', 'Create', wrong);
    expect(refused.errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: {
        name: 'Required.',
        amount: 'Value must be at least 1',
        website: 'Please enter a valid URL.',
        paidOn: 'Money is paid after the deadline.',
      },
    });
  });
});

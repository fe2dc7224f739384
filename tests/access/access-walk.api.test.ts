import { beforeAll, describe, expect, test } from 'vitest';
import { entities, model } from '../../src/app/entities.ts';
import { snakeCase } from '../../src/platform/store/naming.ts';
import { changeOf, entityCases, type EntityName } from '../support/entity-cases.ts';
import { callers, cases, described, type Case } from '../support/test-access-table.ts';
import { testServer, type Answer, type Person } from '../support/test-server.server.ts';
import { testRecords, writing } from '../support/test-records.server.ts';
import { setScene, type Scene } from '../support/test-scene.server.ts';

const app = await testServer();
const records = await testRecords(app);
const { pool } = app.database;
const unknownId = app.world.newId();
let made = 1000;

type Input = Readonly<Record<string, unknown>>;

const codesOf = ({ errors }: Answer) => errors?.map(({ extensions }) => extensions.code) ?? [];

async function row(entityName: EntityName, id: string): Promise<unknown> {
  const text = `select to_jsonb(t) as row from ${snakeCase(entityName)} t where id = $1`;
  return (await pool.query(text, [id])).rows[0]?.row;
}

async function idsOf(entityName: EntityName): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(`select id from ${snakeCase(entityName)}`);
  return rows.map(({ id }) => id);
}

/** Tries to create, and undoes it; returns whether it worked. */
async function creates(
  person: Person,
  entityName: EntityName,
  belongings: Input,
): Promise<boolean> {
  const before = new Set(await idsOf(entityName));
  const { input, withOwnEmail } = entityCases[entityName];
  const sent = {
    ...input((made += 1)),
    ...(withOwnEmail && person.id !== null ? { email: person.email } : {}),
    ...belongings,
  };
  const answer = await person.call(writing('create', entityName), { input: sent });
  const after = (await idsOf(entityName)).filter((id) => !before.has(id));
  await pool.query(`delete from ${snakeCase(entityName)} where id = any($1)`, [after]);
  if (!answer.errors) {
    expect(answer.data).toEqual({ it: { id: after[0] } });
    return true;
  }
  expect(after).toEqual([]);
  expect(
    person.token === null ? ['UNAUTHENTICATED'] : ['FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT'],
  ).toContain(codesOf(answer)[0]);
  return false;
}

/** Reads a record by id and in the list; returns whether it is in both. */
async function reads(person: Person, entityName: EntityName, id: string): Promise<boolean> {
  const refusal = person.token === null ? ['UNAUTHENTICATED'] : [];
  const got = await person.call(`{ it: get${entityName}(id: "${id}") { id } }`);
  expect(codesOf(got)).toEqual(refusal);
  const seen = got.data?.['it'] !== null;
  if (seen) expect(got.data).toEqual({ it: { id } });
  const list = `{ it: list${model.get(entityName).plural}(limit: 1000) { items { id } } }`;
  const listed = await person.call(list);
  expect(codesOf(listed)).toEqual(refusal);
  const page = listed.data?.['it'] as { items: { id: string }[] } | null;
  expect(page?.items.some((item) => item.id === id) ?? false).toBe(seen);
  return seen;
}

/** An unreadable record returns the same error as a missing one, and stays as it is. */
async function isRefused(
  person: Person,
  entityName: EntityName,
  id: string,
  verb: 'update' | 'delete',
) {
  const more = verb === 'update' ? changeOf(entityName) : {};
  const attempt = (one: string) =>
    person.call(writing(verb, entityName), { input: { id: one, ...more } });
  const before = await row(entityName, id);
  const answer = await attempt(id);
  expect(answer.data).toEqual({ it: null });
  expect(await row(entityName, id)).toEqual(before);
  if (person.token === null) expect(codesOf(answer)).toEqual(['UNAUTHENTICATED']);
  else if (await reads(person, entityName, id)) expect(codesOf(answer)).toEqual(['FORBIDDEN']);
  else {
    expect(['FORBIDDEN', 'NOT_FOUND']).toContain(codesOf(answer)[0]);
    expect(await attempt(unknownId)).toEqual(answer);
  }
}

async function succeeds(
  person: Person,
  entityName: EntityName,
  id: string,
  verb: 'update' | 'delete',
) {
  const before = await row(entityName, id);
  app.world.advance(1);
  const more = verb === 'update' ? changeOf(entityName) : {};
  const answer = await person.call(writing(verb, entityName), { input: { id, ...more } });
  expect(answer).toEqual({ status: 200, data: { it: { id } } });
  const after = await row(entityName, id);
  if (verb === 'delete') expect(after).toBeUndefined();
  else expect(after).not.toEqual(before);
}

const verbs = { C: 'create', c: 'create of their own', R: 'read', U: 'update', D: 'delete' };
const inWords = (letters: string): string =>
  [...letters].map((letter) => verbs[letter as keyof typeof verbs]).join(', ') || 'do nothing';

test('every entity has its row in the hand-typed table', () => {
  expect([...new Set(cases.map(({ entityName }) => entityName))]).toEqual(
    entities.map(({ name }) => name),
  );
});

describe.each(cases)('$name:', (one: Case) => {
  const { entityName, state, may } = one;
  let scene: Scene;
  beforeAll(() => {
    scene = setScene(app, records);
  });

  const rows = callers.flatMap((caller) => {
    const letters = may[caller]?.replace('-', '');
    if (letters === undefined) return [];
    return [{ caller, letters, sentence: `${described[caller]} may ${inWords(letters)}` }];
  });
  test.each(rows)('$sentence', async ({ caller, letters }) => {
    // Records created here must not conflict with the one for the other verbs.
    const site = setScene(app, records);
    const maker = await site.who(caller, entityName);
    const may = await creates(maker, entityName, await site.parents(entityName, state));
    expect(may).toBe(letters.includes('C'));
    if (caller === 'same')
      expect(await creates(maker, entityName, await site.ownParents(entityName, state))).toBe(
        /c/i.test(letters),
      );

    const id = await scene.record(one);
    const person = await scene.who(caller, entityName);
    expect(await reads(person, entityName, id)).toBe(letters.includes('R'));
    if (letters.includes('U')) await succeeds(person, entityName, id, 'update');
    else await isRefused(person, entityName, id, 'update');
    if (letters.includes('D')) {
      const site = setScene(app, records);
      const deleter = await site.who(caller, entityName);
      await succeeds(deleter, entityName, await site.record(one), 'delete');
    } else await isRefused(person, entityName, id, 'delete');
  });
});

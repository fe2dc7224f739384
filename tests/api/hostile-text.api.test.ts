import { describe, expect, test } from 'vitest';
import { entities, model } from '../../src/app/entities.ts';
import type { Entity } from '../../src/platform/model/entity.ts';
import { checkField } from '../../src/platform/model/field.ts';
import { testServer } from '../support/test-server.server.ts';
import { recordIn, testRecords, writing, type EntityName } from '../support/test-records.server.ts';
import { countRecords, refusedCall } from '../support/test-refusals.server.ts';

const app = await testServer();
const records = await testRecords(app);
const { admin } = records;
const entityNames = entities.map(({ name }) => name);

/** What people have tried, and what people are called. */
const texts = [
  "'; drop table college; --",
  "' or '1'='1",
  '$1 $$ %s \\ \\\\ \\u0041',
  '<script>alert(1)</script>',
  '"><img src=x onerror=a>',
  '{{7*7}}#{7*7}<%= 7*7 %>',
  '=cmd|calc',
  '../../etc/passwd',
  '😀👩‍🚀🏳️‍🌈',
  'أحمد بن محمد',
  'שרה \u200fכהן\u202e',
  'Zoë Ångström Nguyễn 李明',
  'e\u0301 é ß ﬁ İ',
  'null',
  'O’Neil; "x"',
  '%_%',
];

/** The fields of free text, single ones and lists, that an admin fills in. */
function textFields({ fields }: Entity): string[] {
  const moment = { now: app.world.now() };
  return [...fields]
    .filter(([, spec]) => spec.column === 'text' && !spec.setBy?.includes('system'))
    .filter(([, spec]) => {
      const checked = checkField(spec, spec.list ? ['a b'] : 'a b', moment);
      return !checked.problems;
    })
    .map(([field]) => field);
}
const isList = (entityName: EntityName, field: string) =>
  model.get(entityName).fields.get(field)?.list === true;

test('every entity that takes free text is tried', () => {
  const fields = entityNames.flatMap((entityName) =>
    textFields(model.get(entityName)).map((field) => `${entityName}.${field}`),
  );
  expect(fields).toContain('FairAttendee.majors');
  expect(fields.length).toBeGreaterThan(65);
});

describe.each(entityNames.filter((entityName) => textFields(model.get(entityName)).length > 0))(
  'in every text of a %s',
  (entityName) => {
    const fields = textFields(model.get(entityName));
    // A postal code has a fixed format except abroad, where it may contain letters.
    const free = fields.filter((field) => !['postalCode', 'slug', 'timeZone'].includes(field));
    const valueOf = (field: string, text: string) =>
      isList(entityName, field) ? [text, 'x'] : text;

    test('what is typed is kept as it is typed', async () => {
      for (const text of texts) {
        const said = Object.fromEntries(free.map((field) => [field, valueOf(field, text)]));
        if (model.get(entityName).fields.has('postalCode')) said['postalCode'] = '01002';
        if (free.includes('country')) said['country'] = 'USA';
        const id = await records.make(entityName, said);
        const asked = Object.keys(said).join(' ');
        const read = await admin.call(`{ it: get${entityName}(id: "${id}") { ${asked} } }`);
        expect(recordIn(read)).toEqual(said);
      }
    });

    test('what is typed is found as it is typed, and nothing else is', async () => {
      const [field] = free.filter((one) => !isList(entityName, one));
      if (!field) return;
      const plural = model.get(entityName).plural;
      const query = `query ($filter: Model${entityName}FilterInput) { it: list${plural}(filter: $filter, limit: 1000) { items { ${field} } } }`;
      for (const text of texts)
        for (const filter of [{ eq: text }, { beginsWith: text }, { contains: text }]) {
          const { data, errors } = await admin.call(query, { filter: { [field]: filter } });
          expect(errors).toBeUndefined();
          const { items } = data?.['it'] as { items: Record<string, string>[] };
          for (const item of items) expect(item[field]).toContain(text);
          expect(items.length).toBeGreaterThan(0);
        }
    });

    test('a zero byte is refused in the words of the form', async () => {
      for (const field of fields) {
        const value = isList(entityName, field) ? ['a\u0000b'] : 'a\u0000b';
        const input = await records.input(entityName, { [field]: value });
        const { fields: wrong } = await refusedCall(app, admin, writing('create', entityName), {
          input,
        });
        const path = isList(entityName, field) ? `${field}.0` : field;
        expect(wrong).toMatchObject({ [path]: expect.stringMatching(/\S/) });
      }
    });

    test('half a character becomes the sign for what cannot be shown', async () => {
      const [field] = free;
      const id = await records.make(entityName, { [field!]: valueOf(field!, 'a\ud83db') });
      const read = await admin.call(`{ it: get${entityName}(id: "${id}") { ${field} } }`);
      expect(recordIn(read)).toEqual({ [field!]: valueOf(field!, 'a\ufffdb') });
    });
  },
);

const formed = { Email: 'email address', URL: 'URL', Phone: 'phone number' } as const;

describe('an address of any kind', () => {
  test.each(entityNames)('of a %s is refused when it is hostile text', async (entityName) => {
    for (const [field, { scalar, setBy }] of model.get(entityName).fields) {
      if (!(scalar in formed) || setBy?.includes('system')) continue;
      const message = `Please enter a valid ${formed[scalar as keyof typeof formed]}.`;
      const wrongs = [...texts, 'javascript:alert(1)', 'data:text/html,x', 'a@b', 'http://x'];
      for (const text of wrongs) {
        const input = await records.input(entityName, { [field]: text });
        expect(
          await refusedCall(app, admin, writing('create', entityName), { input }),
        ).toMatchObject({
          fields: { [field]: message },
        });
      }
    }
  });
});

describe('hostile text elsewhere', () => {
  test('is no id of anything', async () => {
    for (const text of [...texts, '', '00000000-0000-0000-0000-00000000000'])
      for (const entityName of entityNames) {
        const got = await admin.call(`query ($id: ID!) { it: get${entityName}(id: $id) { id } }`, {
          id: text,
        });
        expect(got).toEqual({ status: 200, data: { it: null } });
      }
    for (const verb of ['update', 'delete'] as const)
      expect(
        await refusedCall(app, admin, writing(verb, 'Fair'), { input: { id: texts[0] } }),
      ).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('matches no id in a filter', async () => {
    await records.make('Fair');
    const query =
      'query ($filter: ModelFairFilterInput) { listFairs(filter: $filter) { items { id } } }';
    const find = (id: unknown) => admin.call(query, { filter: { id } });
    for (const text of texts) {
      expect((await find({ eq: text })).data).toEqual({ listFairs: { items: [] } });
      expect((await find({ beginsWith: text })).data).toEqual({ listFairs: { items: [] } });
    }
  });

  test('is refused in a comparison when it is no text at all', async () => {
    for (const text of ['a\u0000', '\ud800']) {
      const query =
        'query ($t: String) { listFairs(filter: { name: { eq: $t } }) { items { id } } }';
      expect(await refusedCall(app, admin, query, { t: text })).toMatchObject({
        fields: { 'filter.name.eq': 'Please remove the invisible control characters.' },
      });
    }
  });

  test('is kept inside JSON, and refused there when it is no text', async () => {
    const fairId = await records.make('Fair');
    for (const text of texts) {
      const demographics = { gender: text, ethnicity: [text] };
      const id = await records.make('FairAttendee', { fairId, demographics });
      const read = await admin.call(`{ it: getFairAttendee(id: "${id}") { demographics } }`);
      expect(recordIn(read)).toEqual({ demographics });
    }
    for (const gender of ['a\u0000b', '\udc00'])
      expect(
        await refusedCall(app, admin, writing('create', 'FairAttendee'), {
          input: await records.input('FairAttendee', { fairId, demographics: { gender } }),
        }),
      ).toMatchObject({ fields: { demographics: 'Value must be valid JSON.' } });
  });

  test('is counted in characters as people count them', async () => {
    const name = (text: string) => ({ name: text });
    const id = await records.make('Fair', name('😀'.repeat(200)));
    expect(id).toEqual(expect.any(String));
    const input = await records.input('Fair', name('😀'.repeat(201)));
    expect(await refusedCall(app, admin, writing('create', 'Fair'), { input })).toMatchObject({
      fields: { name: 'Max length: 200 characters.' },
    });
  });
});

test('after all that every table is still there', async () => {
  expect(Object.values(await countRecords(app)).every((count) => count >= 0)).toBe(true);
});

import { describe, expect, test } from 'vitest';
import { testServer, type Answer } from '../../../../tests/support/test-server.server.ts';
import { testRecords } from '../../../../tests/support/test-records.server.ts';

const app = await testServer();
const { admin, make } = await testRecords(app);

async function fair(slug: string, start: string, said: object = {}): Promise<string> {
  const startTime = `${start}T15:00:00.000Z`;
  const endTime = `${start}T19:00:00.000Z`;
  return make('Fair', { slug, startTime, endTime, exhibitorDeadline: startTime, ...said });
}

await fair('later', '2027-03-01');
await fair('past', '2026-10-01');
await fair('next', '2026-12-01');
await fair('draft', '2026-12-02', { publishedAt: null });

const slugs = ({ data }: Answer, name = 'calendar') =>
  (data?.[name] as { slug: string }[]).map(({ slug }) => slug);
const calendar = (args: string, fields = 'slug') => `{ calendar${args} { ${fields} } }`;

describe('a visitor without any credential', () => {
  const visitor = app.stranger();

  test('sees which fairs come, the next one first', async () => {
    expect(slugs(await visitor.call(calendar('')))).toEqual(['next', 'later']);
    expect(slugs(await app.guest().call(calendar('', 'slug webinar { id }')))).toEqual([
      'next',
      'later',
    ]);
  });

  test('looks back, and not further ahead than asked', async () => {
    const autumn = '(from: "2026-09-01T00:00:00Z", until: "2027-01-01T00:00:00Z")';
    expect(slugs(await visitor.call(calendar(autumn)))).toEqual(['past', 'next']);
    const wrong = await visitor.call(calendar('(from: "yesterday")'));
    expect(wrong.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('finds a fair by its address, and no draft', async () => {
    const bySlug = async (slug: string) =>
      (await visitor.call(`{ it: fairBySlug(slug: "${slug}") { slug } }`)).data?.['it'];
    expect(await bySlug('next')).toEqual({ slug: 'next' });
    expect(await bySlug('fair-next')).toEqual({ slug: 'next' });
    expect(await bySlug('draft')).toBeNull();
    expect(await bySlug('none')).toBeNull();
  });
});

test('an admin sees drafts among them', async () => {
  expect(slugs(await admin.call(calendar('')))).toEqual(['next', 'draft', 'later']);
});

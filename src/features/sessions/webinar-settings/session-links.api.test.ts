import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import { testRecords } from '../../../../tests/support/test-records.server.ts';
import { fieldsOf } from '../../../../tests/support/test-registrations.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { admin, make } = await testRecords(app);
const { pool } = app.database;

const save = (input: object) =>
  admin.call('mutation ($input: FairSessionsInput!) { it: setFairSessions(input: $input) }', {
    input,
  });
const linksOf = async (fairId: string): Promise<unknown> =>
  (
    await pool.query('select webinar_links, recording_links from fair_webinar where fair_id = $1', [
      fairId,
    ])
  ).rows[0];

describe('an admin who looks after the sessions of a fair', () => {
  test('sees the links of sessions kept as browsers read them', async () => {
    const id = await make('Fair', { fairType: '6x6' });
    const sessions = [
      {
        number: 1,
        title: 'One',
        startTime: '2027-01-10T15:00:00Z',
        lengthMinutes: 45,
        join: ' HTTPS://Meet.test/ä/../1',
        host: 'https://MEET.test:443',
        recording: 'https://Video.test/1 ',
      },
    ];
    expect((await save({ fairId: id, sessions })).errors).toBeUndefined();
    expect(await linksOf(id)).toEqual({
      webinar_links: { 1: { join: 'https://meet.test/1', host: 'https://meet.test' } },
      recording_links: { 1: { url: 'https://video.test/1', chapters: [] } },
    });
    for (const join of ['https://meet.test\\@evil.test', 'https://a:b@meet.test', 'https://127.1/'])
      expect(fieldsOf(await save({ fairId: id, sessions: [{ ...sessions[0], join }] }))).toEqual({
        'sessions.0.join': 'Please enter a valid URL.',
      });
  });

  test('finds none of the misleading links that were kept before they were normalized', async () => {
    const id = await make('Fair', { fairType: '6x6' });
    await make('FairWebinar', { fairId: id });
    const good = 'https://meet.test/1';
    const bad = 'https://meet.test\\@evil.test';
    await pool.query(
      `update fair_webinar set webinar_links = $2, recording_links = $3 where fair_id = $1`,
      [
        id,
        { 1: { join: good, host: good }, 2: { join: good, host: bad }, 3: { join: bad } },
        {
          1: { url: good, posterUrl: '/p.webp', captionsUrl: good, chapters: [] },
          2: { url: good, posterUrl: bad, captionsUrl: 'https://u:p@meet.test', chapters: [] },
          3: { url: 'https://127.0.0.1/', chapters: [] },
        },
      ],
    );
    const file = new URL(
      '../../../../migrations/0057-links-and-admin-sessions.sql',
      import.meta.url,
    );
    await pool.query(await readFile(file, 'utf8'));
    expect(await linksOf(id)).toEqual({
      webinar_links: { 1: { join: good, host: good }, 2: { join: good } },
      recording_links: {
        1: { url: good, posterUrl: '/p.webp', captionsUrl: good, chapters: [] },
        2: { url: good, chapters: [] },
      },
    });
  });
});

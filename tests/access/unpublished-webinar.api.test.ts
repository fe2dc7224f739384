import { expect, test } from 'vitest';
import { testServer } from '../support/test-server.server.ts';

const app = await testServer();

test('the webinar of a fair that no one may see yet shows neither its sessions nor its address', async () => {
  const admin = await app.person('admin');
  const fair = await admin.call(
    'mutation ($input: CreateFairInput!) { createFair(input: $input) { id } }',
    {
      input: {
        name: 'Quiet fair',
        slug: 'quiet-fair',
        fairType: 'webinar',
        startTime: '2026-12-01T15:00:00Z',
        endTime: '2026-12-01T16:00:00Z',
        exhibitorDeadline: '2026-11-30T00:00:00Z',
        publishedAt: null,
      },
    },
  );
  const { id } = fair.data?.['createFair'] as { id: string };
  await admin.call(
    'mutation ($input: CreateFairWebinarInput!) { createFairWebinar(input: $input) { id } }',
    {
      input: {
        fairId: id,
        webinarStatus: 'published',
        webinarLinks: { '1': { join: 'https://picture.example.org/1' } },
        recordingLinks: { '1': { url: 'https://picture.example.org/r1', chapters: [] } },
        details: {
          sessions: [
            {
              number: 1,
              title: 'A secret session',
              startTime: '2026-12-01T15:00:00Z',
              lengthMinutes: 45,
              exhibitors: [],
            },
          ],
        },
      },
    },
  );
  const read = async () => {
    const answer = await app
      .guest()
      .call('{ listFairWebinars { items { webinarLinks recordingLinks details } } }');
    return (answer.data?.['listFairWebinars'] as { items: unknown[] }).items[0];
  };
  expect(await read()).toEqual({ webinarLinks: null, recordingLinks: null, details: null });

  await admin.call('mutation ($input: UpdateFairInput!) { updateFair(input: $input) { id } }', {
    input: { id, publishedAt: '2026-11-21T12:00:00Z' },
  });
  expect(await read()).toMatchObject({
    webinarLinks: { '1': { join: '/fair-quiet-fair/join/1' } },
    details: { sessions: [{ title: 'A secret session' }] },
  });
});

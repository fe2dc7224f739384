import { expect, test } from 'vitest';
import { testServer } from '../support/test-server.server.ts';
import { testFollowing } from '../support/test-live.server.ts';
import type { Viewer } from '../../src/platform/model/viewer.ts';

const app = await testServer();
const following = testFollowing(app);
const guest: Viewer = {
  id: null,
  role: 'guests',
  approved: false,
  holds: {},
  email: null,
  sessionId: null,
  expiresAt: new Date('2030-01-01T00:00:00Z'),
};

test('two people who resume from different cursors follow the same thing together', async () => {
  const query = 'subscription ($from: String) { onCreateFair(after: $from) { id } }';
  const one = await following.feedOf(query, guest, { from: '000000000000.1.1' });
  const other = await following.feedOf(query, guest, { from: '000000000000.2.2' });
  expect(one.key).toBe(other.key);
});

test('two people whose filters differ never share what they follow, whatever their variables are called', async () => {
  const query =
    'subscription ($after: String) { onCreateFair(filter: { startTime: { gt: $after } }) { id } }';
  const one = await following.feedOf(query, guest, { after: '2026-01-01T00:00:00Z' });
  const other = await following.feedOf(query, guest, { after: '2027-01-01T00:00:00Z' });
  expect(one.key).not.toBe(other.key);
});

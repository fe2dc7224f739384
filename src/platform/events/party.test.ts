import { expect, test } from 'vitest';
import type { Viewer } from '../model/viewer.ts';
import { Party } from './party.ts';

const withRights = (rights: string): Viewer => ({
  id: 'ann',
  role: 'STUDENTS',
  approved: true,
  holds: { rights: [rights] },
  email: null,
  sessionId: 'session of ann',
  expiresAt: new Date('2026-11-23T20:00:00Z'),
});

test('rights that change again while they are being read are waited for', async () => {
  const party = new Party(withRights('1'), () => undefined);
  const first = Promise.withResolvers<Viewer | null>();
  const second = Promise.withResolvers<Viewer | null>();
  party.change(first.promise, '1.1.1');
  const settled = party.settled().then(() => party.viewer.holds.rights);
  party.change(second.promise, '1.2.2');
  first.resolve(withRights('2'));
  await first.promise;
  await new Promise((resolve) => setImmediate(resolve));
  second.resolve(withRights('3'));
  expect(await settled).toEqual(['3']);
});

test('whose rights cannot be read is let go, and waiting for them ends', async () => {
  const endings: string[] = [];
  const party = new Party(withRights('1'), (ending) => endings.push(ending));
  party.change(Promise.reject(new Error('The database is away.')), '1.1.1');
  await party.settled();
  expect(endings).toEqual(['unsure']);
});

import { expect, test } from 'vitest';
import type { Viewer } from '../../model/viewer.ts';
import { Connection } from './connection.ts';

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
  const connection = new Connection(withRights('1'), () => undefined);
  const first = Promise.withResolvers<Viewer | null>();
  const second = Promise.withResolvers<Viewer | null>();
  connection.change(first.promise, '1.1.1');
  const settled = connection.settled().then(() => connection.viewer.holds.rights);
  connection.change(second.promise, '1.2.2');
  first.resolve(withRights('2'));
  await first.promise;
  await new Promise((resolve) => setImmediate(resolve));
  second.resolve(withRights('3'));
  expect(await settled).toEqual(['3']);
});

test('whose rights cannot be read is let go, and waiting for them ends', async () => {
  const endings: string[] = [];
  const connection = new Connection(withRights('1'), (ending) => endings.push(ending));
  connection.change(Promise.reject(new Error('The database is away.')), '1.1.1');
  await connection.settled();
  expect(endings).toEqual(['unsure']);
});

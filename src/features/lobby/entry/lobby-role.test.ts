import { expect, test } from 'vitest';
import { noOne, type Viewer } from '../../../platform/model/viewer.ts';
import { stillStands } from './lobby-role.ts';

const who = (about: Partial<Viewer>): Viewer => ({ ...noOne, id: 'one', ...about });

test('a coordinator and an admin stay what they came in as, and neither becomes the other', () => {
  for (const role of ['ADMINS', 'ADMINS6X6'] as const)
    for (const now of ['ADMINS', 'ADMINS6X6', 'STUDENTS'] as const)
      expect([role, now, stillStands({ as: 'admin', role }, who({ role: now }))]).toEqual([
        role,
        now,
        role === now,
      ]);
});

test('a rep stays behind the booth while the college is confirmed, and theirs', () => {
  const standing = { as: 'rep', collegeId: 'elm' } as const;
  const rep = { role: 'COLLEGES', approved: true, holds: { college: ['elm'] } } as const;
  expect(stillStands(standing, who(rep))).toBe(true);
  expect(stillStands(standing, who({ ...rep, approved: false }))).toBe(false);
  expect(stillStands(standing, who({ ...rep, holds: { college: ['oak'] } }))).toBe(false);
  expect(stillStands(standing, who({ ...rep, holds: {} }))).toBe(false);
});

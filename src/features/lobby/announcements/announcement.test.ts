import { expect, test } from 'vitest';
import { shownAnnouncements } from './announcement.ts';

const one = (id: string, minute: number, withdrawnAt: string | null = null) => ({
  id,
  withdrawnAt,
  createdAt: `2026-11-22T12:0${minute}:00Z`,
});

test('announcements are shown newest first, each once, until they are withdrawn', () => {
  const known = [one('a', 1), one('b', 2)];
  const heard = [one('c', 3), one('a', 1, '2026-11-22T12:04:00Z'), one('c', 3)];
  expect(shownAnnouncements(known, heard).map(({ id }) => id)).toEqual(['c', 'b']);
});

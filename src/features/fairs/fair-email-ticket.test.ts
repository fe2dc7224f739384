import { expect, test } from 'vitest';
import { translatorFor } from '../../platform/i18n/translator-for.ts';
import { onTheDay } from './fair-email-ticket.ts';

const t = translatorFor('en');

test.each(['booth', '6x6', 'webinar'])('an email about a %s fair says what to do', (fairType) => {
  const [title, ...lines] = onTheDay(t, fairType).split('\n');
  expect(title).toBe('On the day:');
  expect(lines.map((line) => line.slice(0, 2))).toEqual(['1.', '2.', '3.']);
});

test('booths and sessions are named only where the fair has them', () => {
  expect(onTheDay(t, 'booth')).toContain('booths');
  expect(onTheDay(t, '6x6')).toContain('sessions');
  expect(onTheDay(t, 'webinar')).not.toMatch(/booth|sessions/);
});

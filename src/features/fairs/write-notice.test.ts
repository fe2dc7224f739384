import { describe, expect, test } from 'vitest';
import { fairOf } from './feeds/calendar-fair.fixture.ts';
import { newsOf, writeNotice, type FairBefore } from './write-notice.ts';

const fair = fairOf();
const before: FairBefore = {
  startTime: fair.startTime,
  endTime: fair.endTime,
  timeZone: fair.timeZone,
  cancelled: false,
};
const earlier = { ...before, startTime: new Date('2027-03-06T17:00:00Z') };
const off = fairOf({ cancelledAt: new Date('2027-01-01T00:00:00Z') });

test('what has become of a fair is told from what people know', () => {
  expect(newsOf(fair, before)).toBeNull();
  expect(newsOf(fair, earlier)).toBe('moved');
  expect(newsOf(fair, { ...before, timeZone: 'America/New_York' })).toBe('moved');
  expect(newsOf(off, earlier)).toBe('cancelled');
  expect(newsOf(off, { ...earlier, cancelled: true })).toBeNull();
  expect(newsOf(fair, { ...before, cancelled: true })).toBe('resumed');
});

describe('someone who is told', () => {
  const write = (timeZone: string | null, locale: string | null = null) =>
    writeNotice(
      {
        publicUrl: 'https://fairs.example',
        news: 'moved',
        fair,
        before: earlier,
        note: 'The hall is <b>wet</b>.',
      },
      { locale, timeZone },
    );

  test('reads the time in their own zone, and that of the fair where it is another one', () => {
    expect(write(null).paragraphs.join('\n')).not.toContain('fair’s time zone');
    expect(write('America/Chicago').paragraphs.join('\n')).not.toContain('fair’s time zone');
    expect(write('Europe/Paris').paragraphs.slice(0, 2)).toEqual([
      expect.stringContaining('6:00 – 10:00 PM'),
      expect.stringContaining('11:00 AM – 3:00 PM CST'),
    ]);
  });

  test('reads what the organizer writes as it was written', () => {
    expect(write(null).paragraphs).toContain('A note from the organizer: The hall is <b>wet</b>.');
    expect(write(null).action?.url).toBe('https://fairs.example/fair-spring');
  });

  test('in a language that letters are not written in yet reads English dates, too', () => {
    expect(write(null, 'de-DE').paragraphs[0]).toContain('Saturday, March 13, 2027');
    expect(write(null, 'en-GB').paragraphs[0]).toContain('13 March 2027');
  });
});

import { describe, expect, test } from 'vitest';
import { fairOf } from '../feeds/calendar-fair.fixture.ts';
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
    const ticketIn = (zone: string | null) => write(zone).tickets?.[0];
    expect(ticketIn(null)?.details).toHaveLength(1);
    expect(ticketIn('America/Chicago')?.details).toHaveLength(1);
    expect(ticketIn('Europe/Paris')).toMatchObject({
      timeZone: 'Europe/Paris',
      details: [expect.stringContaining('11:00 AM – 3:00 PM CST'), expect.any(String)],
    });
  });

  test('reads what the organizer writes as it was written', () => {
    expect(write(null).after).toContain('A note from the organizer: The hall is <b>wet</b>.');
    expect(write(null).action?.url).toBe('https://fairs.example/fair-spring');
  });

  test('in a language that letters are not written in yet reads English dates, too', () => {
    expect(write(null, 'de-DE').after?.[0]).toContain('Saturday, March 6, 2027');
    expect(write(null, 'en-GB').after?.[0]).toContain('6 March 2027');
  });
});

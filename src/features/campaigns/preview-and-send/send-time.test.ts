import { describe, expect, it } from 'vitest';
import { readSendTime } from './send-time.ts';

const now = new Date('2026-03-01T12:00:00Z');
const read = (given: string, at = now) => {
  const time = readSendTime(given, at);
  return typeof time === 'string' ? time : time.at.toISOString();
};

describe('An admin who says when a campaign goes out', () => {
  it('may name an instant, with any offset', () => {
    expect(read('2026-03-05T15:00:00Z')).toBe('2026-03-05T15:00:00.000Z');
    expect(read('2026-03-05T15:00-06:00')).toBe('2026-03-05T21:00:00.000Z');
  });

  it('may name the time on the clocks of any zone', () => {
    expect(read('2026-03-05T09:00[America/Chicago]')).toBe('2026-03-05T15:00:00.000Z');
    expect(read('2026-03-05T09:00:30[Asia/Kathmandu]')).toBe('2026-03-05T03:15:30.000Z');
    expect(read('2026-07-05T09:00[America/Chicago]')).toBe('2026-07-05T14:00:00.000Z');
    expect(readSendTime('2026-03-05T09:00[Pacific/Auckland]', now)).toMatchObject({
      timeZone: 'Pacific/Auckland',
    });
  });

  it('is understood at 02:30 on the night that has none: an hour later, as calendars do it', () => {
    expect(read('2026-03-08T02:30[America/New_York]')).toBe('2026-03-08T07:30:00.000Z');
    expect(read('2026-03-08T01:59[America/New_York]')).toBe('2026-03-08T06:59:00.000Z');
    expect(read('2026-03-08T03:00[America/New_York]')).toBe('2026-03-08T07:00:00.000Z');
    expect(read('2026-10-04T02:15[Australia/Lord_Howe]')).toBe('2026-10-03T15:45:00.000Z');
  });

  it('is understood at 01:30 on the night that has two: the first', () => {
    expect(read('2026-11-01T01:30[America/New_York]')).toBe('2026-11-01T05:30:00.000Z');
    expect(read('2026-11-01T01:30-05:00[America/New_York]')).toBe('2026-11-01T06:30:00.000Z');
    expect(read('2026-11-01T02:00[America/New_York]')).toBe('2026-11-01T07:00:00.000Z');
  });

  it('sends now what was meant for a moment ago, and is told when it is long past or far away', () => {
    expect(read('now')).toBe(now.toISOString());
    expect(read('2026-03-01T11:30:00Z')).toBe(now.toISOString());
    expect(read('2026-03-01T10:59:59Z')).toBe('Please choose a time in the future.');
    expect(read('2027-03-05T10:59:59Z')).toBe('Please choose a time within a year.');
  });

  it.each([
    '',
    'tomorrow',
    '2026-03-05',
    '2026-03-05T09:00',
    '2026-02-30T09:00:00Z',
    '2026-02-30T09:00[America/Chicago]',
    '2026-03-05T25:00[America/Chicago]',
    '2026-03-05T09:00[Mars/Olympus]',
    '2026-03-05T09:00[+05:00]',
    '2026-03-05T09:00-05:00[America/Chicago]',
  ])('is told when no one can know what is meant: %j', (given) => {
    expect(readSendTime(given, now)).toEqual(expect.any(String));
  });

  it('may write the zone beside an instant', () => {
    expect(read('2026-03-05T15:00Z[America/Chicago]')).toBe('2026-03-05T15:00:00.000Z');
  });
});

import { expect, test } from 'vitest';
import { instantAt, isLocalTime, isTimeZone, localTimeAt } from './local-time.ts';

test('someone who types a time means it in the zone of the fair', () => {
  const zone = 'America/New_York';
  expect(instantAt('2027-01-10T10:00', zone).toISOString()).toBe('2027-01-10T15:00:00.000Z');
  expect(instantAt('2027-07-10T10:00', zone).toISOString()).toBe('2027-07-10T14:00:00.000Z');
  for (const local of ['2027-01-10T10:00', '2027-07-10T23:59'])
    expect(localTimeAt(instantAt(local, zone), zone)).toBe(local);
});

test('where clocks go forward the hour moves on, and of an hour that comes twice the first counts', () => {
  const zone = 'America/New_York';
  expect(localTimeAt(instantAt('2027-03-14T02:30', zone), zone)).toBe('2027-03-14T03:30');
  expect(instantAt('2027-11-07T01:30', zone).toISOString()).toBe('2027-11-07T05:30:00.000Z');
});

test('what is no time is told from one', () => {
  expect(isLocalTime('2027-01-10T10:00')).toBe(true);
  for (const odd of ['2027-02-30T10:00', '2027-01-10', '2027-01-10T24:00', '2027-01-10T10:00Z', ''])
    expect(isLocalTime(odd)).toBe(false);
  expect(['America/Chicago', 'UTC', 'Mars/Base', ''].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

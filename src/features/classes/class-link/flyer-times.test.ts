import { expect, test } from 'vitest';
import { flyerTimes } from './flyer-sheet.tsx';

const fair = { startTime: '2027-03-10T23:00:00Z', timeZone: 'America/New_York' };

test('a student reads the day of a fair and its hours, with the zone', () => {
  expect(flyerTimes({ ...fair, endTime: '2027-03-11T02:00:00Z' }, 'en-US')).toEqual({
    day: 'Wednesday, March 10, 2027',
    hours: '6:00 – 9:00 PM EST',
  });
});

test('a student reads both days of a fair that goes past midnight, in words', () => {
  expect(flyerTimes({ ...fair, endTime: '2027-03-11T06:30:00Z' }, 'en-US')).toEqual({
    day: 'Wednesday, March 10 – Thursday, March 11, 2027',
    hours: '6:00 PM – 1:30 AM EST',
  });
});

import { expect, test } from 'vitest';
import { shapeOfSession } from './shape-of-session.ts';

const speaker = (startsAtMinute: number, lengthMinutes = 6) => ({ startsAtMinute, lengthMinutes });

test('families read how a session goes from the numbers of the fullest one', () => {
  const speakers = [1, 7, 13, 19, 25, 31].map((minute) => speaker(minute));
  expect(
    shapeOfSession([
      { lengthMinutes: 45, speakers: [] },
      { lengthMinutes: 45, speakers },
    ]),
  ).toEqual({ length: 45, colleges: 6, minutes: 6, welcome: 1, questions: 8 });
  expect(
    shapeOfSession([{ lengthMinutes: 30, speakers: [speaker(2, 10), speaker(12, 10)] }]),
  ).toEqual({ length: 30, colleges: 2, minutes: 10, welcome: 2, questions: 8 });
});

test('families read of six colleges and six minutes while nothing is planned', () => {
  expect(shapeOfSession([])).toMatchObject({ length: 45, colleges: 6, minutes: 6 });
  expect(shapeOfSession([{ lengthMinutes: 40, speakers: [] }])).toMatchObject({
    length: 40,
    questions: 3,
  });
});

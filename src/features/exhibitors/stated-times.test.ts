import { expect, test } from 'vitest';
import {
  partNotes,
  readTimes,
  readUnavailable,
  writeTimes,
  writeUnavailable,
} from './stated-times.ts';

test.each([
  [{ from: '17:00', until: '19:30', must: true }, 'Can only come from 17:00 until 19:30'],
  [{ from: '17:00', until: null, must: false }, 'Prefers to come from 17:00'],
  [{ from: null, until: '19:30', must: false }, 'Prefers to come until 19:30'],
])('times that an exhibitor states are a line people read, and are read again', (times, line) => {
  expect(writeTimes(times)).toBe(line);
  expect(readTimes(line)).toEqual(times);
});

test.each([
  [{ from: '14:00', until: '15:30' }, 'Unavailable from 14:00 until 15:30'],
  [{ from: '14:00', until: null }, 'Unavailable from 14:00'],
  [{ from: null, until: '15:30' }, 'Unavailable until 15:30'],
])('times at which they can’t come are a line people read, and are read again', (time, line) => {
  expect(writeUnavailable(time)).toBe(line);
  expect(readUnavailable(line)).toEqual(time);
});

test.each(['Unavailable', 'Unavailable on Monday', 'Unavailable from 15:30 until 14:00'])(
  'what is no time that ends after it begins is left to people: %s',
  (line) => {
    expect(readUnavailable(line)).toBeNull();
    expect(partNotes([line])).toEqual({ times: null, unavailable: [], words: [line] });
  },
);

test('who states no time writes no line', () => {
  expect(writeTimes({ from: null, until: null, must: true })).toBeNull();
  expect(writeUnavailable({ from: null, until: null })).toBeNull();
});

test.each(['Not before noon', 'Prefers to come', 'Can only come from 25:00', 'Can only come late'])(
  'words of their own are no time: %s',
  (line) => {
    expect(readTimes(line)).toBeNull();
    expect(partNotes([line])).toEqual({ times: null, unavailable: [], words: [line] });
  },
);

test('times and words are told apart', () => {
  const notes = [
    'A captioner, please',
    'Can only come from 17:00',
    'Unavailable until 18:00',
    'Thank you',
    'Unavailable from 19:00 until 19:30',
  ];
  expect(partNotes(notes)).toEqual({
    times: { from: '17:00', until: null, must: true },
    unavailable: [
      { from: null, until: '18:00' },
      { from: '19:00', until: '19:30' },
    ],
    words: ['A captioner, please', 'Thank you'],
  });
});

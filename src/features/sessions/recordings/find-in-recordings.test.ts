import { expect, test } from 'vitest';
import { findInRecordings } from './find-in-recordings.ts';

const sessions = [
  {
    number: 1,
    title: 'Near the city',
    speakers: [
      { name: 'Universidad de Bogotá', atSecond: 60 },
      { name: 'Bates College', atSecond: 420 },
    ],
    cues: [
      { start: 2, end: 5, text: 'Welcome, everyone.' },
      { start: 65, end: 70, text: 'Ask me about housing at Bogotá.' },
      { start: 430, end: 440, text: 'Here’s how housing works in Maine.' },
    ],
  },
  { number: 2, title: 'Housing and aid', speakers: [], cues: [] },
];

test('a student finds what was said, by whom, and the sessions and colleges themselves', () => {
  expect(findInRecordings(sessions, ' HOUSING ')).toEqual([
    {
      session: 1,
      sessionTitle: 'Near the city',
      second: 65,
      college: 'Universidad de Bogotá',
      text: 'Ask me about housing at Bogotá.',
    },
    {
      session: 1,
      sessionTitle: 'Near the city',
      second: 430,
      college: 'Bates College',
      text: 'Here’s how housing works in Maine.',
    },
    {
      session: 2,
      sessionTitle: 'Housing and aid',
      second: 0,
      college: null,
      text: null,
    },
  ]);
  expect(findInRecordings(sessions, 'bogota')).toMatchObject([
    { college: 'Universidad de Bogotá', second: 60, text: null },
    { second: 65 },
  ]);
  expect(findInRecordings(sessions, "here's maine")).toMatchObject([{ second: 430 }]);
  expect(findInRecordings(sessions, 'welcome')).toMatchObject([{ college: null, second: 2 }]);
  expect(findInRecordings(sessions, '   ')).toEqual([]);
  expect(findInRecordings(sessions, 'housing bates')).toEqual([]);
});

import { expect, test } from 'vitest';
import { chapterAddress, describePlace } from './chapter-address.ts';

test.each([
  ['https://video.test/1.mp4', 61, 'https://video.test/1.mp4#t=61'],
  ['https://video.test/1.mp4#t=5', 61.9, 'https://video.test/1.mp4#t=61'],
  ['https://video.test/1.mp4', 0, 'https://video.test/1.mp4'],
  ['https://www.youtube.com/watch?v=abc', 420, 'https://www.youtube.com/watch?v=abc&t=420s'],
  ['https://youtu.be/abc', 420, 'https://youtu.be/abc?t=420s'],
  ['https://vimeo.com/123', 420, 'https://vimeo.com/123#t=420'],
])('someone who watches %s from second %d goes to %s', (url, second, expected) => {
  expect(chapterAddress(url, second)).toBe(expected);
});

test('someone reads where in a recording a college speaks', () => {
  expect([0, 61, 600, 3723].map(describePlace)).toEqual(['0:00', '1:01', '10:00', '1:02:03']);
});

import { expect, test } from 'vitest';
import { judgeText } from './judge-text.ts';

test.each([
  'What does a year cost? I saw $52,000 somewhere.',
  'Is 1,400 on the SAT enough for 2027-2028?',
  'Do I apply by 11/15/2026 or 1/5/2027?',
  'Can I visit at 10:30, or at 2.30 p.m.?',
  'My GPA is 3.85/4.0. And my ACT is 31!!!',
  'Is room 204 the one for tours? I live in ZIP 01103.',
  'Do you have shiitake farming? Classic agriculture, e.g. in Scunthorpe.',
  'I am in 11th grade, e.g. AP Bio. Thanks a lot!',
])('a student who asks something is heard at once: %s', (text) => {
  expect(judgeText(text)).toBeNull();
});

test.each([
  ['Write me at maya.rivera@mail.test please', 'email'],
  ['maya (at) mail (dot) com', 'email'],
  ['I am maya at mail dot com', 'email'],
  ['Look at https://example.org/x', 'link'],
  ['www.free-essays.example', 'link'],
  ['join discord.gg/abc', 'link'],
  ['my insta is @maya.rvr', 'link'],
  ['Call me: 413-555-0142', 'phone'],
  ['(413) 555 0142', 'phone'],
  ['+1 413.555.0142', 'phone'],
  ['text 4135550142', 'phone'],
  ['555-0142 is my cell', 'phone'],
  ['maya[at]mail[dot]com', 'email'],
  [`x (at) ${'y'.repeat(99)} (dot) com`, 'email'],
  ['you are a b1tch', 'words'],
  ['what a 5h1t', 'words'],
  ['fuuuuuck this', 'words'],
  ['SH!T', 'words'],
  ['f\u200buck', 'words'],
])('a rep looks first at %s', (text, why) => {
  expect(judgeText(text)).toBe(why);
});

test('an operator who names other words holds those', () => {
  expect(judgeText('What a turnip', ['turnip'])).toBe('words');
  expect(judgeText('What a turnip')).toBeNull();
});

// With a pattern of quadratic, let alone cubic, time, each takes minutes or hours.
test.each([
  ['an address that never ends', '(at)'.repeat(50_000), null],
  ['dots', 'a.'.repeat(100_000), null],
  ['hyphens', '-a'.repeat(100_000), null],
  ['letters', 'b'.repeat(200_000), null],
  ['a spelled address that never ends', 'b at '.repeat(50_000), null],
  ['letters and dots', `${'b.'.repeat(100_000)} at`, null],
  ['single digits', '1 '.repeat(100_000), null],
  ['digits without a letter', '1!'.repeat(100_000), null],
  ['signs that become many', '\ufdfa'.repeat(20_000), null],
  ['blanks after a digit', `1${' '.repeat(200_000)}`, null],
  ['ats', '@'.repeat(200_000), null],
  ['brackets and blanks', ' (at) '.repeat(30_000), null],
])('no one keeps the others waiting with %s', (_, text, why) => {
  expect(judgeText(text)).toBe(why);
});

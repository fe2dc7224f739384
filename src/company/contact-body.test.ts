import { expect, test } from 'vitest';
import { longText } from '../platform/model/kinds.ts';
import { speak } from '../platform/words/speak.ts';
import { contactBody } from './contact-body.ts';

const say = speak('en');
const written = {
  role: 'parent',
  topic: 'fair',
  name: 'Ada\n\nSubject: Free money',
  email: 'ada@example.test',
  message: 'Hello,\n\nmay my son come, too?',
} as const;

test('the organiser reads what it is about, who wrote it, where to answer, and the message', () => {
  expect(contactBody(say, written)).toBe(
    [
      'About: A fair, or my registration',
      'From: Ada Subject: Free money (Parent or guardian)',
      'Reply to: ada@example.test',
      'Hello,',
      'may my son come, too?',
    ].join('\n\n'),
  );
});

test('the longest message that the form takes is sent in full', () => {
  const longest = {
    ...written,
    name: 'n'.repeat(120),
    email: `${'e'.repeat(250)}@x.test`,
    message: 'm'.repeat(4000),
  };
  expect(contactBody(say, longest).length).toBeLessThanOrEqual(longText().spec.longest ?? 0);
});

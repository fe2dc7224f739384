import { expect, test } from 'vitest';
import { longText } from '../../../platform/model/kinds.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { contactBody } from './contact-body.ts';

const t = translatorFor('en');
const written = {
  role: 'parent',
  topic: 'fair',
  name: 'Ada\n\nSubject: Free money',
  email: 'ada@example.test',
  message: 'Hello,\n\nmay my son come, too?',
} as const;

test('the organizer reads what it is about, who wrote it, where to answer, and the message', () => {
  expect(contactBody(t, written)).toBe(
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
  expect(contactBody(t, longest).length).toBeLessThanOrEqual(longText().spec.longest ?? 0);
});

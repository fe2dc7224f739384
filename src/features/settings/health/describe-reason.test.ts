import { expect, test } from 'vitest';
import { healthMessages as messages } from './health.messages.ts';
import { nameOfKind, reasonOf } from './describe-reason.ts';

test.each([
  ['EENVELOPE RCPT TO 550', messages.recipientRefused],
  ['EMESSAGE DATA 554', messages.contentRefused],
  ['EENVELOPE RCPT TO 451', messages.putOff],
  ['EAUTH AUTH PLAIN 535', messages.signInRefused],
  ['ECONNECTION CONN', messages.noConnection],
  ['ETIMEDOUT CONN', messages.noConnection],
  ['EENVELOPE', messages.badAddress],
  ['The mail could not be composed.', messages.notSent],
  [null, messages.notSent],
])('an admin reads in plain words what %s means', (reason, words) => {
  expect(reasonOf({ state: 'failed', reason })).toBe(words);
  expect(reasonOf({ state: 'unclear', reason })).toBe(messages.unclearReason);
});

test('a kind reads as words', () => {
  expect(nameOfKind('registration-done')).toBe('Registration done');
});

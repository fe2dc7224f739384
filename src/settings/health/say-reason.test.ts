import { expect, test } from 'vitest';
import { healthWords as said } from './health.words.ts';
import { nameOfKind, reasonOf } from './say-reason.ts';

test.each([
  ['EENVELOPE RCPT TO 550', said.recipientRefused],
  ['EMESSAGE DATA 554', said.contentRefused],
  ['EENVELOPE RCPT TO 451', said.putOff],
  ['EAUTH AUTH PLAIN 535', said.signInRefused],
  ['ECONNECTION CONN', said.noConnection],
  ['ETIMEDOUT CONN', said.noConnection],
  ['EENVELOPE', said.badAddress],
  ['The mail could not be composed.', said.notSent],
  [null, said.notSent],
])('an admin reads in plain words what %s means', (reason, words) => {
  expect(reasonOf({ state: 'failed', reason })).toBe(words);
  expect(reasonOf({ state: 'unclear', reason })).toBe(said.unclearReason);
});

test('a kind reads as words', () => {
  expect(nameOfKind('registration-done')).toBe('Registration done');
});

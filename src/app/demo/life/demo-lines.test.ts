import { expect, test } from 'vitest';
import { judgeText } from '../../../features/lobby/judge-text.ts';
import { heldWords } from '../../../features/lobby/composing/held-words.ts';
import { SeededRandom } from '../../../platform/demo/seeded-random.ts';
import { answerOf, exchanges } from './demo-lines.ts';

const answer = (question: string, asker: 'demo' | 'person' = 'person') =>
  answerOf(new SeededRandom(1), question, { asker });

test('demo students ask each question once in the list, and nothing that a rep has to look at', () => {
  expect(new Set(exchanges.map(({ ask }) => ask)).size).toBe(exchanges.length);
  for (const { ask, answer: words } of exchanges) {
    expect(judgeText(ask, heldWords), ask).toBeNull();
    expect(answer(ask, 'demo')).toBe(words);
    expect(answer(ask)).toMatch(/demo rep/);
  }
});

test.each([
  ['How much is tuition for someone from Ohio?', /net price calculator/],
  ['When’s the deadline for transfers?', /admissions page/],
  ['Do you have a marine biology major?', /catalog/],
  ['Are the dorms quiet?', /current student/],
  ['Can I come by on a Saturday?', /visits/],
  ['Who was your founder?', /admissions office/],
  ['Hi! How much is tuition?', /net price calculator/],
  ['OK, when is the deadline?', /admissions page/],
  ['Hi, do you have nursing?', /catalog/],
  ['Do you feel safe there?', /admissions office/],
  ['My friend said it is loud, is it?', /admissions office/],
])('a real person who asks “%s” is told that it’s a demo rep, and where to look', (asked, hint) => {
  expect(answer(asked)).toMatch(/^I’m a demo rep, so I can’t know this for sure\./);
  expect(answer(asked)).toMatch(hint);
});

test.each([
  ['Thanks!', /You’re welcome/],
  ['ok thank you so much', /You’re welcome/],
  ['Hello there', /welcome! I’m a demo rep/],
])('a person who says “%s” gets a word, from a demo rep', (said, words) => {
  expect(answer(said)).toMatch(words);
  expect(answer(said)).toMatch(/demo rep/);
});

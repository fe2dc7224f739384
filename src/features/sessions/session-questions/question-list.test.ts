import { expect, test } from 'vitest';
import { writeCursor } from '../../../platform/events/cursor.ts';
import {
  answersTo,
  hearNews,
  keepOrder,
  listQuestions,
  mergeChoices,
  readAgain,
  type Filter,
  type Reader,
} from './question-list.ts';
import type { ShownQuestion } from './question-queries.ts';

const question = (id: string, more: Partial<ShownQuestion> = {}): ShownQuestion => ({
  id,
  body: id,
  exhibitorId: null,
  name: null,
  isMine: false,
  votes: 0,
  iVoted: false,
  state: 'SHOWN',
  mergedInto: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  answers: [],
  ...more,
});
const answer = (exhibitorId: string, text: string | null = null) => ({
  exhibitorId,
  claimedBy: null,
  answeredAt: '2026-11-21T12:10:00.000Z',
  text,
});
const cursor = (id: number) => writeCursor('0123456789ab', { xid: 1, id });
const idsOf = (questions: readonly ShownQuestion[]) => questions.map(({ id }) => id);

const attendee: Reader = { role: 'ATTENDEE', speaksFor: [] };
const rep: Reader = { role: 'SPEAKER', speaksFor: ['x'] };

test.each<[Filter, Reader, string[]]>([
  ['all', attendee, ['most', 'early', 'to-x', 'mine', 'late', 'to-y']],
  ['mine', attendee, ['merged', 'mine']],
  ['x', attendee, ['most', 'early', 'to-x', 'mine', 'late']],
  // What the college has answered comes last, however many votes it has.
  ['us', rep, ['early', 'to-x', 'mine', 'late', 'most']],
  ['review', { role: 'HOST', speaksFor: [] }, ['hidden']],
])('of the list %s a reader sees what belongs to it', (filter, reader, ids) => {
  const questions = [
    question('late', { createdAt: '2026-11-21T12:05:00.000Z' }),
    question('early', { votes: 2 }),
    question('to-x', { exhibitorId: 'x', votes: 1 }),
    question('to-y', { exhibitorId: 'y', createdAt: '2026-11-21T12:06:00.000Z' }),
    question('most', { votes: 5, answers: [answer('x')] }),
    question('mine', { isMine: true }),
    question('merged', { isMine: true, mergedInto: 'most', votes: 1 }),
    question('hidden', { state: 'HIDDEN', votes: 9 }),
  ];
  expect(idsOf(listQuestions(questions, filter, reader))).toEqual(ids);
});

test('nothing moves until the reader sorts again, and new questions come last', () => {
  const sorted = [question('new', { votes: 3 }), question('b', { votes: 2 }), question('a')];
  expect(idsOf(keepOrder(['a', 'b'], sorted))).toEqual(['a', 'b', 'new']);
});

test('news that many share leaves the reader’s own vote', () => {
  const held = { questions: [question('a', { iVoted: true, votes: 1 })], since: [] };
  const news = { question: question('a', { iVoted: null, votes: 2 }), votes: null, gone: null };
  const heard = hearNews(held, news, cursor(1));
  expect(heard.questions).toEqual([question('a', { iVoted: true, votes: 2 })]);
  expect(hearNews(heard, { question: null, votes: null, gone: 'a' }, cursor(2)).questions).toEqual(
    [],
  );
});

test('votes change one question and no other, and are kept once', () => {
  const [a, b] = [question('a', { iVoted: true }), question('b')];
  const votes = (id: string, count: number) => ({
    question: null,
    votes: { id, votes: count },
    gone: null,
  });
  let held = hearNews({ questions: [a, b], since: [] }, votes('a', 1), cursor(1));
  for (let count = 2; count <= 50; count += 1)
    held = hearNews(held, votes('a', count), cursor(count));
  expect(held.questions).toEqual([{ ...a, votes: 50 }, b]);
  expect(held.questions[1]).toBe(b);
  expect(held.since).toHaveLength(1);
  // Of a question that isn't there, no one sees the votes.
  expect(hearNews(held, votes('c', 1), cursor(51)).questions).toEqual(held.questions);
});

test('votes leave the questions that others can be merged into as they are', () => {
  const questions = [question('a'), question('b'), question('c', { state: 'HIDDEN' })];
  const choices = mergeChoices(questions, []);
  expect(choices.map(({ id }) => id)).toEqual(['a', 'b']);
  const voted = questions.map((one) => ({ ...one, votes: 3 }));
  expect(mergeChoices(voted, choices)).toBe(choices);
  expect(mergeChoices(voted.slice(1), choices)).toHaveLength(1);
});

test('a page that is read again shows later news, and no earlier one', () => {
  const held = { questions: [question('a')], since: [] };
  const answered = hearNews(held, { question: question('own'), votes: null, gone: null }, null);
  const early = hearNews(
    answered,
    { question: question('old'), votes: null, gone: null },
    cursor(1),
  );
  const late = hearNews(early, { question: question('late'), votes: null, gone: null }, cursor(3));
  const page = { questions: [question('a')], cursor: cursor(2) };
  expect(idsOf(readAgain(late, page).questions)).toEqual(['a', 'late']);
});

test('who asked the same finds the answers to the other question', () => {
  const other = question('b', { answers: [answer('x', 'Yes.')] });
  const merged = question('a', { mergedInto: 'b', answers: [answer('x', 'Old.')] });
  expect(answersTo(merged, [merged, other])).toEqual(other.answers);
  expect(answersTo(merged, [merged])).toEqual(merged.answers);
});

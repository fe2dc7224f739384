import { comesAfter } from '../../../platform/events/cursor.ts';
import type { ShownQuestion } from './question-queries.ts';

/** What `onSessionNews` says of questions. */
export interface QuestionNews {
  readonly question: ShownQuestion | null;
  readonly votes: { readonly id: string; readonly votes: number } | null;
  readonly gone: string | null;
}

/** News that came after the page was read. */
interface Heard {
  readonly news: QuestionNews;
  readonly cursor: string;
}

/** The questions of a screen. */
export interface HeldQuestions {
  readonly questions: readonly ShownQuestion[];
  /** The last news of each question since the page was read; older news is in the page. */
  readonly since: readonly Heard[];
}

/** The questions after news. What many share doesn’t say whether the reader has voted. */
function hear(
  questions: readonly ShownQuestion[],
  { question, votes, gone }: QuestionNews,
): readonly ShownQuestion[] {
  if (votes !== null)
    return questions.map((one) => (one.id === votes.id ? { ...one, votes: votes.votes } : one));
  if (gone !== null) return questions.filter(({ id }) => id !== gone);
  if (question === null) return questions;
  const known = questions.find(({ id }) => id === question.id);
  const heard = { ...question, iVoted: question.iVoted ?? known?.iVoted ?? false };
  return known ? questions.map((one) => (one === known ? heard : one)) : [...questions, heard];
}

/** The question that news is about; null: about none. */
const idIn = ({ question, votes, gone }: QuestionNews): string | null =>
  question?.id ?? votes?.id ?? gone;

/** News is heard; or, without a cursor, an own call was answered, which the stream repeats with one. */
export function hearNews(
  { questions, since }: HeldQuestions,
  news: QuestionNews,
  cursor: string | null,
): HeldQuestions {
  const id = idIn(news);
  if (id === null) return { questions, since };
  const heard = hear(questions, news);
  if (cursor === null) return { questions: heard, since };
  // What tells all of a question takes the place of what was told before; votes that of votes.
  const others = since.filter(
    ({ news: one }) => idIn(one) !== id || (news.votes !== null && one.votes === null),
  );
  return { questions: heard, since: [...others, { news, cursor }] };
}

/** The page was read again: it shows all until its cursor, and later news goes on top. */
export function readAgain(
  { since }: HeldQuestions,
  page: { readonly questions: readonly ShownQuestion[]; readonly cursor: string },
): HeldQuestions {
  const later = since.filter(({ cursor }) => comesAfter(cursor, page.cursor));
  return {
    questions: later.reduce((all, { news }) => hear(all, news), page.questions),
    since: later,
  };
}

/** Whose questions are listed: `all`, `mine`, `us`, `review`, or those to one exhibitor. */
export type Filter = string;

export interface Reader {
  readonly role: 'HOST' | 'SPEAKER' | 'ATTENDEE';
  /** The exhibitors for whom a speaker answers. */
  readonly speaksFor: readonly string[];
}

/** The exhibitors for whom someone can answer a question. */
export const answersFor = (
  { exhibitorId }: Pick<ShownQuestion, 'exhibitorId'>,
  { speaksFor }: Pick<Reader, 'speaksFor'>,
): readonly string[] => speaksFor.filter((id) => exhibitorId === null || exhibitorId === id);

const isAnsweredBy = ({ answers }: ShownQuestion, exhibitorId: string): boolean =>
  answers.some((one) => one.exhibitorId === exhibitorId && one.answeredAt !== null);

/** Whether a speaker still has to answer it. */
const waitsFor = (question: ShownQuestion, reader: Reader): boolean =>
  answersFor(question, reader).some((id) => !isAnsweredBy(question, id));

function isListed(question: ShownQuestion, filter: Filter, reader: Reader): boolean {
  const { isMine, mergedInto, state, exhibitorId } = question;
  if (filter === 'mine') return isMine;
  if (mergedInto !== null) return false;
  if (filter === 'review') return state !== 'SHOWN';
  if (state === 'HIDDEN') return false;
  if (filter === 'us') return answersFor(question, reader).length > 0;
  return filter === 'all' || exhibitorId === null || exhibitorId === filter;
}

/**
 * The questions that are listed: those with the most votes first, and of those the ones that have
 * waited longest. In a speaker’s own list, what they have answered comes last.
 */
export const listQuestions = (
  questions: readonly ShownQuestion[],
  filter: Filter,
  reader: Reader,
): readonly ShownQuestion[] =>
  questions
    .filter((one) => isListed(one, filter, reader))
    .toSorted(
      (one, other) =>
        (filter === 'us' ? Number(waitsFor(other, reader)) - Number(waitsFor(one, reader)) : 0) ||
        other.votes - one.votes ||
        one.createdAt.localeCompare(other.createdAt) ||
        one.id.localeCompare(other.id),
    );

/** Nothing moves under a finger: questions stay in their order, and new ones come last. */
export function keepOrder(
  order: readonly string[],
  sorted: readonly ShownQuestion[],
): readonly ShownQuestion[] {
  const place = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ id }: ShownQuestion) => place.get(id) ?? order.length;
  return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The answers to a question; of one that was merged, those to the other. */
export const answersTo = (
  question: ShownQuestion,
  questions: readonly ShownQuestion[],
): ShownQuestion['answers'] =>
  (questions.find(({ id }) => id === question.mergedInto) ?? question).answers;

/** A question into which others can be merged. */
export type MergeChoice = Pick<ShownQuestion, 'id' | 'body' | 'exhibitorId'>;

/** The questions into which others can be merged; those before, as long as they are the same. */
export function mergeChoices(
  questions: readonly ShownQuestion[],
  before: readonly MergeChoice[],
): readonly MergeChoice[] {
  const found = questions.filter((one) => one.state === 'SHOWN' && one.mergedInto === null);
  const isSame =
    found.length === before.length && found.every(({ id }, place) => id === before[place]?.id);
  return isSame ? before : found.map(({ id, body, exhibitorId }) => ({ id, body, exhibitorId }));
}

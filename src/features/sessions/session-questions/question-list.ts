import { comesAfter } from '../../../platform/events/cursor.ts';
import type { ShownQuestion } from './question-queries.ts';

/** What `onSessionNews` says of questions. */
export interface QuestionNews {
  readonly question: ShownQuestion | null;
  readonly gone: string | null;
}

/** News besides the page, with its cursor: null for the answers to own calls. */
interface Heard {
  readonly news: QuestionNews;
  readonly cursor: string | null;
}

/** The questions of a screen. */
export interface HeldQuestions {
  readonly questions: readonly ShownQuestion[];
  /** News since the page was read; older news is in the page. */
  readonly since: readonly Heard[];
}

/** The questions after news. What many share doesn’t say whether the reader has voted. */
function hear(
  questions: readonly ShownQuestion[],
  { question, gone }: QuestionNews,
): readonly ShownQuestion[] {
  if (gone !== null) return questions.filter(({ id }) => id !== gone);
  if (question === null) return questions;
  const known = questions.find(({ id }) => id === question.id);
  const heard = { ...question, iVoted: question.iVoted ?? known?.iVoted ?? false };
  return known ? questions.map((one) => (one === known ? heard : one)) : [...questions, heard];
}

/** News is heard, or an own call was answered, which the stream repeats with its cursor. */
export const hearNews = (
  { questions, since }: HeldQuestions,
  news: QuestionNews,
  cursor: string | null,
): HeldQuestions =>
  news.question === null && news.gone === null
    ? { questions, since }
    : { questions: hear(questions, news), since: [...since, { news, cursor }] };

/** The page was read again: it shows all until its cursor, and later news goes on top. */
export function readAgain(
  { since }: HeldQuestions,
  page: { readonly questions: readonly ShownQuestion[]; readonly cursor: string },
): HeldQuestions {
  const later = since.filter(({ cursor }) => cursor !== null && comesAfter(cursor, page.cursor));
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

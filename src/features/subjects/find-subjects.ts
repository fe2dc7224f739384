import type { Translate } from '../../platform/i18n/translator-for.ts';
import { fold } from '../../platform/search/fold.ts';
import { typingDistance } from '../../platform/search/typing-distance.ts';
import { subjectNames, subjectSynonyms } from './subjects.messages.ts';
import { subjectAreas, type Subject, type SubjectKey } from './subjects.ts';

/** A subject that was found. */
export interface FoundSubject extends Subject {
  /** What it’s called in the reader’s language. */
  readonly name: string;
}

/** A subject as it is searched. */
interface Searched extends FoundSubject {
  readonly foldedName: string;
  readonly nameWords: readonly string[];
  /** Folded. */
  readonly synonyms: readonly string[];
  readonly words: readonly string[];
}

/** The longest search. */
const longest = 60;
const mostFound = 8;

/** What most students look for, before they have typed anything. */
const common: readonly SubjectKey[] = [
  'business',
  'nursing',
  'biology',
  'psychology',
  'computerScience',
  'engineering',
  'premed',
  'education',
  'criminalJustice',
  'art',
];

const cache = new WeakMap<Translate, readonly Searched[]>();

function searchedIn(t: Translate): readonly Searched[] {
  const cached = cache.get(t);
  if (cached) return cached;
  const all = subjectAreas.flatMap(({ subjects }) =>
    subjects.map(({ key, title }): Searched => {
      const name = t(subjectNames[key]);
      const synonyms = t(subjectSynonyms[key]).split(',').map(fold);
      const foldedName = fold(name);
      const nameWords = foldedName.split(' ');
      return {
        key,
        title,
        name,
        foldedName,
        nameWords,
        synonyms,
        words: [...nameWords, ...synonyms.flatMap((one) => one.split(' '))],
      };
    }),
  );
  cache.set(t, all);
  return all;
}

/**
 * The subjects that someone may mean, the nearest first: by the beginnings of the words of their
 * names and synonyms, and with a slip of typing. Without a search, the most common ones.
 */
export function findSubjects(t: Translate, search: string): readonly FoundSubject[] {
  const all = searchedIn(t);
  const typed = fold(search.slice(0, longest));
  if (typed === '') return common.flatMap((key) => all.filter((subject) => subject.key === key));
  const words = typed.split(' ');
  return (
    all
      .map((subject) => ({ subject, distance: distanceOf(subject, typed, words) }))
      .filter(({ distance }) => distance < Infinity)
      // Sorting is stable: of two that are equally near, the first of the list.
      .sort((one, other) => one.distance - other.distance)
      .slice(0, mostFound)
      .map(({ subject }) => subject)
  );
}

/** The one subject that is called exactly so; undefined when the text isn’t unmistakable. */
export function subjectCalled(t: Translate, text: string): FoundSubject | undefined {
  const typed = fold(text);
  const all = searchedIn(t);
  const named = all.find(({ foldedName }) => foldedName === typed);
  if (named) return named;
  const meant = all.filter(({ synonyms }) => synonyms.includes(typed));
  return meant.length === 1 ? meant[0] : undefined;
}

/** How far a subject is from what was typed: smaller is nearer, infinite when it isn’t meant. */
function distanceOf(
  { foldedName, nameWords, synonyms, words }: Searched,
  typed: string,
  typedWords: readonly string[],
): number {
  if (foldedName === typed) return 0;
  if (synonyms.includes(typed)) return 1;
  if (foldedName.startsWith(typed)) return 2;
  if (startsOne(nameWords, typedWords)) return 3;
  if (synonyms.some((one) => one.startsWith(typed))) return 4;
  if (startsOne(words, typedWords)) return 5;
  if (typedWords.every((part) => words.some((word) => word.startsWith(part) || isSlip(part, word))))
    return 6;
  return Infinity;
}

/** Every typed word begins one of the words. */
const startsOne = (words: readonly string[], typed: readonly string[]): boolean =>
  typed.every((part) => words.some((word) => word.startsWith(part)));

/** One slip from four letters, two from eight. */
function isSlip(typed: string, word: string): boolean {
  const most = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  return most > 0 && typingDistance(typed, word, most, true) <= most;
}

import type { Translate } from '../../platform/i18n/translator-for.ts';
import { nameFamily } from './name-family.ts';
import { subjectNames } from './subjects.messages.ts';
import { subjectWords } from './subject-words.messages.ts';
import { subjectOf, undecided } from './subjects.ts';

/** A stored major as families call it: `Nursing`; the title itself where it has no other name. */
export function nameSubject(t: Translate, title: string): string {
  if (title === undecided) return t(subjectWords.undecided);
  const key = subjectOf(title);
  return key === undefined ? nameFamily(t, title) : t(subjectNames[key]);
}

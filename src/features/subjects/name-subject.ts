import type { Translate } from '../../platform/i18n/translator-for.ts';
import { familyOf } from './families.ts';
import { familyNames } from './families.messages.ts';
import { subjectNames } from './subjects.messages.ts';
import { subjectWords } from './subject-words.messages.ts';
import { subjectOf, undecided } from './subjects.ts';

/** A stored major as families call it: `Nursing`; the title itself where it has no other name. */
export function nameSubject(t: Translate, title: string): string {
  if (title === undecided) return t(subjectWords.undecided);
  const key = subjectOf(title);
  return key === undefined ? nameFamily(t, title) : t(subjectNames[key]);
}

/** A family of CIP 2020 in plain words: `Computers and IT`; the title itself for all others. */
export function nameFamily(t: Translate, title: string): string {
  const key = familyOf(title);
  return key === undefined ? title : t(familyNames[key]);
}

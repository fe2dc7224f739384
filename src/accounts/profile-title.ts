import { apiSentence, sayApiSentence } from '../platform/model/api-sentence.ts';
import type { UserType } from '../platform/model/viewer.ts';
import { profileTitles as said } from './profile-titles.words.ts';

const titles: Readonly<Record<UserType, string>> = {
  admin: apiSentence(said.admin),
  admin6x6: apiSentence(said.admin),
  college: apiSentence(said.college),
  counselor: apiSentence(said.counselor),
  student: apiSentence(said.student),
  parent: apiSentence(said.parent),
};

const parentTitles: Readonly<Record<string, string>> = {
  Other: apiSentence(said.support),
  Friend: apiSentence(said.friend),
  Relative: apiSentence(said.relative),
};

/**
 * The title under a person's name (section 6 of the specification): the kind of user, for a parent
 * the relationship to the student. English, as the API has it; `sayProfileTitle` says it.
 *
 * @param studentRelationship the field of the Parent record; nothing else looks at it
 */
export function profileTitle(userType: UserType, studentRelationship?: string | null): string {
  const relationship = userType === 'parent' ? (studentRelationship?.trim() ?? '') : '';
  if (relationship === '') return titles[userType];
  return Object.hasOwn(parentTitles, relationship)
    ? (parentTitles[relationship] ?? relationship)
    : relationship;
}

/** Says a title of the API in the language nearest to `locale`; what somebody wrote stays as it is. */
export const sayProfileTitle = (...said: Parameters<typeof sayApiSentence>): string =>
  sayApiSentence(...said);

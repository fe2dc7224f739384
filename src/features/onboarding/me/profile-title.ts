import { apiSentence, translateApiSentence } from '../../../platform/model/api-sentence.ts';
import type { UserType } from '../../../platform/model/viewer.ts';
import { relationshipMessages } from '../family/relationships.messages.ts';
import { profileTitles as messages } from './profile-titles.messages.ts';

const titles: Readonly<Record<UserType, string>> = {
  admin: apiSentence(messages.admin),
  admin6x6: apiSentence(messages.admin),
  college: apiSentence(messages.college),
  counselor: apiSentence(messages.counselor),
  student: apiSentence(messages.student),
  parent: apiSentence(messages.parent),
};

const parentTitles: Readonly<Record<string, string>> = {
  Other: apiSentence(messages.support),
  Friend: apiSentence(messages.friend),
  Relative: apiSentence(messages.relative),
  Mother: apiSentence(relationshipMessages.mother),
  Father: apiSentence(relationshipMessages.father),
  Guardian: apiSentence(relationshipMessages.guardian),
  Grandparent: apiSentence(relationshipMessages.grandparent),
};

/**
 * The title under a person's name (section 6 of the specification): the kind of user, for a parent
 * the relationship to the student. English, as the API has it; `describeProfileTitle` says it.
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

/** A title of the API in the language nearest to `locale`; what someone wrote stays as it is. */
export const describeProfileTitle = translateApiSentence;

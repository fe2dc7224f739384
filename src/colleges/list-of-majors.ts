import { texts } from '../platform/model/lists.ts';
import { majorTitles } from './majors.ts';
import { apiSentence } from '../platform/model/api-sentence.ts';
import { collegeRuleMessages } from './college-rules.messages.ts';

/**
 * Majors as people enter them: titles of families and fields of CIP 2020, to the letter, so that what
 * students look for, what colleges teach and what imports bring can be compared.
 */
export const listOfMajors = () =>
  texts({
    of: majorTitles,
    otherwise: apiSentence(collegeRuleMessages.major),
  });

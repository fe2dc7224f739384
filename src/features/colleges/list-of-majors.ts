import { texts } from '../../platform/model/lists.ts';
import { majorTitles } from './majors.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { collegeRuleMessages } from './college-rules.messages.ts';

/**
 * Majors as people enter them: exact titles of families and fields of CIP 2020, so that student
 * preferences, college majors and imports can be compared.
 */
export const listOfMajors = () =>
  texts({
    of: majorTitles,
    otherwise: apiSentence(collegeRuleMessages.major),
  });

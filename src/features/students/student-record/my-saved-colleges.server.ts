import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import type { CollegeDirectory } from '../../colleges/college-directory.server.ts';
import { savers } from '../../colleges/college-choices.ts';
import { savedCollegesOf, withCards } from '../../colleges/saved-colleges.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { accountOfStudent } from '../account-of-student.server.ts';

/** `mySavedColleges(...)`: the caller's own list, or that of a student whose parent the caller is. */
export const mySavedColleges = operation<
  'mySavedColleges',
  PeopleServices & { readonly directory: CollegeDirectory }
>({
  kind: 'Query',
  name: 'mySavedColleges',
  field: `
  "Lists the colleges the caller has saved, the latest first."
  mySavedColleges("For parents: the list of this linked student instead, to read." studentId: ID): [SavedCollege!]!`,
  who: savers,
  async resolve({ studentId }, context) {
    const by = signedIn(context);
    const { database, directory } = context.services;
    const accountId = studentId ? await accountOfStudent(database.pool, by, studentId) : by.id;
    return withCards(directory, await savedCollegesOf(database.pool, accountId));
  },
});

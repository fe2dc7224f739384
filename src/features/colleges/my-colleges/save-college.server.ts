import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import type { CollegeDirectory } from '../college-directory.server.ts';
import { saveCollegeOf, unsaveCollegeOf, withCards } from '../saved-colleges.server.ts';
import { savers } from '../college-choices.ts';
import { oneRow } from '../../../platform/database/one-row.ts';

type Services = PeopleServices & { readonly directory: CollegeDirectory };

/** `saveCollege(...)`: saves a college to the caller's list. Saving it again changes nothing. */
export const saveCollege = operation<'saveCollege', Services>({
  kind: 'Mutation',
  name: 'saveCollege',
  field: `
  "Saves a college to the caller’s list. Saving it again changes nothing, and the college isn’t notified."
  saveCollege(collegeId: ID!, "The fair on which it is saved." fairId: ID): SavedCollege!`,
  types: `
    "A saved college."
    type SavedCollege {
      collegeId: ID!
      "Its name, also when it has left the directory."
      name: String!
      savedAt: DateTime!
      "The fair on which it was saved."
      fair: SavedAtFair
      "Its public card. Null if it has left the directory."
      college: CollegeCard
    }

    "The fair a college was saved at."
    type SavedAtFair {
      id: ID!
      name: String!
      slug: String!
    }`,
  who: savers,
  async resolve({ collegeId, fairId }, context) {
    const { id: accountId } = signedIn(context);
    const { services, world } = context;
    const saved = await services.writer.change((tx) =>
      saveCollegeOf(tx, { accountId, collegeId, fairId: fairId ?? null, at: world.now() }),
    );
    return oneRow(await withCards(services.directory, [saved]));
  },
});

/** `unsaveCollege(...)`: removes a college from the caller's list, whether or not it was in it. */
export const unsaveCollege = operation<'unsaveCollege', Services>({
  kind: 'Mutation',
  name: 'unsaveCollege',
  field: `
  "Removes a college from the caller’s list and returns whether it was in it."
  unsaveCollege(collegeId: ID!): Boolean!`,
  who: savers,
  resolve({ collegeId }, context) {
    const { id } = signedIn(context);
    return context.services.writer.change((tx) => unsaveCollegeOf(tx, id, collegeId));
  },
});

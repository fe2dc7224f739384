import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { savers } from '../../colleges/college-choices.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { accountOfStudent } from '../../students/account-of-student.server.ts';
import { dropDocument, keepDocument, keptDocumentsOf } from './kept-documents.server.ts';

/** `keepBoothDocument(id)`: adds a booth's document to the caller's own bag. */
export const keepBoothDocument = operation<'keepBoothDocument', PeopleServices>({
  kind: 'Mutation',
  name: 'keepBoothDocument',
  field: `
  "Saves a document of a booth to the caller’s bag. Saving it again changes nothing, and the college isn’t notified."
  keepBoothDocument(id: ID!): KeptDocument!`,
  types: `
  "A saved document of a booth."
  type KeptDocument {
    id: ID!
    name: String!
    "Null, like the address, when its college has taken it away."
    bytes: Int
    url: String
    keptAt: DateTime!
    boothId: ID!
    college: KeptFromCollege!
    fair: SavedAtFair!
  }
  "The college of a saved document."
  type KeptFromCollege { id: ID! name: String! "Null when it has left the directory." slug: String }`,
  who: savers,
  resolve({ id }, context) {
    const by = signedIn(context);
    const at = context.world.now();
    return context.services.writer.change((tx) => keepDocument(tx, { by, fileId: id, at }));
  },
});

/** `dropBoothDocument(id)`: removes a document from the caller's own bag. */
export const dropBoothDocument = operation<'dropBoothDocument', PeopleServices>({
  kind: 'Mutation',
  name: 'dropBoothDocument',
  field: `
  "Removes a document from the caller’s bag and returns whether it was in it."
  dropBoothDocument(id: ID!): Boolean!`,
  who: savers,
  resolve({ id }, context) {
    const { id: accountId } = signedIn(context);
    return context.services.writer.change((tx) => dropDocument(tx, accountId, id));
  },
});

/** `myBoothDocuments(...)`: the documents in the caller's own bag, or a linked student's. */
export const myBoothDocuments = operation<'myBoothDocuments', PeopleServices>({
  kind: 'Query',
  name: 'myBoothDocuments',
  field: `
  "Lists the documents in the caller’s bag, by college."
  myBoothDocuments(
    "Only of booths at this fair."
    fairId: ID
    "For parents: the bag of this linked student instead, to read."
    studentId: ID
  ): [KeptDocument!]!`,
  who: savers,
  async resolve({ fairId, studentId }, context) {
    const by = signedIn(context);
    const { pool } = context.services.database;
    const accountId = studentId ? await accountOfStudent(pool, by, studentId) : by.id;
    if (fairId && !isUuid(fairId)) return [];
    return keptDocumentsOf(pool, accountId, { fairId: fairId ?? null });
  },
});

import { signedIn, type PeopleServices, type SignedIn } from '../../accounts/people-services.ts';
import { savers } from '../../colleges/college-choices.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { accountOfStudent } from '../../students/account-of-student.server.ts';
import { boothDocuments } from '../../booths/booth-files.ts';
import { FairBooth } from '../../booths/fair-booth.entity.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, readRows } from '../../../platform/database/read-rows.ts';
import { sharedRead } from '../../../platform/database/shared-read.server.ts';
import { findFile } from '../../../platform/files/file-rows.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { conflict, notFound } from '../../../platform/model/refusal.ts';
import { keptDocumentsMessages as messages } from './kept-documents.messages.ts';
import { openBooth } from '../booth-page/open-booth.server.ts';

/** A document in a person's own bag. */
interface KeptDocument {
  readonly id: string;
  readonly name: string;
  /** Null, like the address, if the college has removed it. */
  readonly bytes: number | null;
  readonly url: string | null;
  readonly keptAt: Date;
  readonly boothId: string;
  readonly college: { readonly id: string; readonly name: string; readonly slug: string | null };
  readonly fair: { readonly id: string; readonly name: string; readonly slug: string };
}

interface Keeping {
  readonly by: SignedIn;
  readonly fileId: string;
  readonly at: Date;
}

/** The maximum of any list. */
const most = 400;

/**
 * Adds a booth's document to a person's own bag; repeating it changes nothing.
 * @throws Refusal NOT_FOUND if it is not a document of a booth they can visit, CONFLICT when the
 *   bag is full
 */
async function keepDocument(tx: Queryable, keeping: Keeping): Promise<KeptDocument> {
  const { by, fileId, at } = keeping;
  const file = isUuid(fileId) ? await findFile(tx, fileId) : null;
  if (file?.recordType !== FairBooth.name || file.slot !== boothDocuments.name)
    throw notFound(apiSentence(messages.noDocument));
  const booth = await openBooth(tx, by, file.recordId);
  // Two concurrent calls must not both get the last spot.
  await tx.query('select from account where id = $1 for no key update', [by.id]);
  const rows = await readRows(tx, { taken: 'number' })(
    'select count(*)::int as taken from kept_document where account_id = $1 and file_id <> $2',
    [by.id, fileId],
  );
  if ((rows[0]?.taken ?? 0) >= most) throw conflict(apiSentence(messages.full, { most }));
  await tx.query(
    `insert into kept_document (account_id, file_id, booth_id, name, kept_at)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [by.id, fileId, booth.id, file.name, at],
  );
  const [kept] = await keptDocumentsOf(tx, by.id, { fileId });
  if (!kept) throw notFound(apiSentence(messages.noDocument));
  return kept;
}

/** Removes a document from a person's own bag; returns whether it was there. */
async function dropDocument(tx: Queryable, accountId: string, fileId: string): Promise<boolean> {
  if (!isUuid(fileId)) return false;
  const { rows } = await tx.query(
    'delete from kept_document where account_id = $1 and file_id = $2 returning file_id',
    [accountId, fileId],
  );
  return rows.length > 0;
}

interface Asked {
  readonly fileId?: string | null;
  readonly fairId?: string | null;
}

const readKept = sharedRead(
  {
    id: 'text',
    name: 'text',
    fair: jsonOf<KeptDocument['fair']>(),
    college: jsonOf<KeptDocument['college']>(),
    boothId: 'text',
    bytes: 'number?',
    keptAt: 'timestamp',
  },
  {
    name: 'kept-documents',
    types: ['uuid', 'uuid', 'uuid'],
    text: `select k.file_id as id, k.name, f.bytes::float8 as bytes, k.kept_at as "keptAt",
       k.booth_id as "boothId",
       json_build_object('id', c.id, 'name', c.name,
         'slug', case when c.status = 'active' then c.slug end) as college,
       json_build_object('id', a.id, 'name', a.name, 'slug', a.slug) as fair
     from kept_document k join fair_booth b on b.id = k.booth_id
     join college c on c.id = b.college_id join fair a on a.id = b.fair_id
     left join file f on f.id = k.file_id and f.state = 'ready'
     where k.account_id = $1 and ($2::uuid is null or k.file_id = $2)
       and ($3::uuid is null or b.fair_id = $3)
     order by c.name, c.id, k.kept_at, k.file_id`,
  },
);

/** The documents in a bag by college, in the order they were saved; of one fair if specified. */
async function keptDocumentsOf(
  on: Queryable,
  accountId: string,
  { fileId = null, fairId = null }: Asked = {},
): Promise<readonly KeptDocument[]> {
  const rows = await readKept(on, [accountId, fileId, fairId]);
  return rows.map((row) => ({
    ...row,
    url: row.bytes === null ? null : `/api/files/${row.id}/${encodeURIComponent(row.name)}`,
  }));
}

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

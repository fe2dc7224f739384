import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { changeRecord } from '../../../platform/store/insert-records.server.ts';
import { snakeCase } from '../../../platform/store/naming.ts';
import { boothContents } from '../booth-fields.ts';
import { FairBooth } from '../fair-booth.entity.ts';
import { lockBooth } from '../refuse-excluded-editors.server.ts';
import { copyBoothFiles } from './copy-booth-files.server.ts';

/** A booth of a college as far as it carries over. */
interface Filled {
  readonly id: string;
  readonly collegeId: string;
  readonly fair: string;
  readonly contents: Readonly<Record<string, unknown>>;
  readonly documents: number;
  readonly pictures: number;
}

/** What another booth has and this one lacks. */
interface Gaps {
  readonly boothId: string;
  readonly fair: string;
  readonly fields: readonly string[];
  readonly documents: number;
  readonly pictures: number;
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

const valueOf = ({ contents }: Filled, field: string): unknown => contents[snakeCase(field)];

function gapsOf(own: Filled, other: Filled): Gaps | null {
  const fields = boothContents.filter(
    (field) => isEmpty(valueOf(own, field)) && !isEmpty(valueOf(other, field)),
  );
  const documents = own.documents === 0 ? other.documents : 0;
  const pictures = own.pictures === 0 ? other.pictures : 0;
  return fields.length + documents + pictures === 0
    ? null
    : { boothId: other.id, fair: other.fair, fields, documents, pictures };
}

/** SQL: the number of files of the booth `b` in a slot. */
const countIn = (
  slot: string,
) => `(select count(*)::int from file d where d.record_type = 'FairBooth'
  and d.record_id = b.id and d.slot = '${slot}' and d.state = 'ready')`;

/** The booths of this booth's college, itself included, the latest first. */
const boothsOfCollege = (on: Queryable, boothId: string): Promise<readonly Filled[]> =>
  readRows(on, {
    id: 'text',
    collegeId: 'text',
    fair: 'text',
    contents: jsonOf<Filled['contents']>(),
    documents: 'number',
    pictures: 'number',
  })(
    `select b.id, b.college_id as "collegeId", f.name as fair, booth_contents(b) as contents,
       ${countIn('documents')} as documents, ${countIn('pictures')} as pictures
     from fair_booth b join fair f on f.id = b.fair_id
     where b.college_id = (select college_id from fair_booth where id = $1)
     order by b.created_at desc, b.id desc limit 100`,
    [boothId],
  );

/** `boothCarryOver(boothId)`: where a booth's contents come from, and where its gaps can be filled. */
const boothCarryOver = operation<'boothCarryOver', PeopleServices>({
  kind: 'Query',
  name: 'boothCarryOver',
  field: `
  "Returns which other booth of the college a booth begins from, and from which one its gaps can be filled. For callers who can change the booth."
  boothCarryOver(boothId: ID!): BoothCarryOver!`,
  types: `
  "The contents a booth takes over from other booths of its college."
  type BoothCarryOver {
    "The fair of the booth whose contents it has until someone changes it."
    follows: String
    gaps: BoothGaps
  }
  "The contents that another booth of the college has and this one lacks."
  type BoothGaps {
    boothId: ID!
    "The fair of that booth."
    fair: String!
    "Names of fields of FairBooth."
    fields: [String!]!
    "How many documents."
    documents: Int!
    "How many pictures."
    pictures: Int!
  }`,
  who: ['COLLEGES', 'ADMINS'],
  async resolve({ boothId }, context) {
    const by = signedIn(context);
    const { pool } = context.services.database;
    const booths = isUuid(boothId) ? await boothsOfCollege(pool, boothId) : [];
    const own = booths.find(({ id }) => id === boothId);
    const mayChange = by.role === 'ADMINS' || by.holds['college']?.includes(own?.collegeId ?? '');
    if (!own || mayChange !== true) throw notFound();
    const [begun] = await readRows(pool, { fair: 'text' })(
      `select f.name as fair from booth_begun n join fair_booth b on b.id = n.from_id
       join fair f on f.id = b.fair_id where n.id = $1`,
      [boothId],
    );
    const all = booths.flatMap((other) => (other === own ? [] : (gapsOf(own, other) ?? [])));
    return { follows: begun?.fair ?? null, gaps: all[0] ?? null };
  },
});

/** `copyFromBooth(...)`: fills what is empty at a booth with what another one of the college has. */
const copyFromBooth = operation<'copyFromBooth', PeopleServices & { readonly jobs: Jobs }>({
  kind: 'Mutation',
  name: 'copyFromBooth',
  field: `
  "Fills what is empty at a booth with what another booth of the college has, and returns what that was. Documents and pictures follow within seconds, if it has none."
  copyFromBooth(boothId: ID!, fromId: ID!): BoothGaps!`,
  who: ['COLLEGES', 'ADMINS'],
  async resolve({ boothId, fromId }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    return services.writer.change(async (tx) => {
      await lockBooth(tx, services.reader, by, boothId);
      const booths = isUuid(fromId) ? await boothsOfCollege(tx, boothId) : [];
      const own = booths.find(({ id }) => id === boothId);
      const other = booths.find(({ id }) => id === fromId && id !== boothId);
      if (!own || !other) throw notFound();
      const gaps = gapsOf(own, other);
      if (!gaps)
        return { boothId: other.id, fair: other.fair, fields: [], documents: 0, pictures: 0 };
      const changes = Object.fromEntries(
        gaps.fields.map((field) => [field, valueOf(other, field)]),
      );
      if (gaps.fields.length > 0) await changeRecord(tx, world, FairBooth, boothId, changes);
      if (gaps.documents + gaps.pictures > 0)
        await services.jobs.enqueue(
          tx,
          copyBoothFiles,
          { from: other.id, to: boothId },
          { key: boothId },
        );
      return gaps;
    });
  },
});

/** The operations on what a booth takes over from others. */
export const carryOverOperations = [boothCarryOver, copyFromBooth] as const;

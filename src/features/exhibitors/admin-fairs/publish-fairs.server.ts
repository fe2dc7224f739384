import { signedIn, type PeopleCall, type PeopleServices } from '../../accounts/people-services.ts';
import { changeFair, lockFair, timeOf, publishHeld } from '../../fairs/publish-fair.server.ts';
import { mostFairs } from '../../fairs/fair-choices.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound } from '../../../platform/model/refusal.ts';

const type = `
  "The fairs that were published or unpublished together."
  type PublishedFairs {
    count: Int!
    "Those it couldn't be done with."
    skipped: Int!
    "For \`undoPublishedFairs\`; null where nothing had to be done."
    undo: ID
  }`;

/** SQL: `can` when the fair of a row can become a draft again now, otherwise why not. */
export const unpublishVerdictSql = (fair: string, now: string): string => `case
  when ${fair}.published_at is null then 'draft'
  when ${fair}.cancelled_at is not null then 'cancelled'
  when ${fair}.start_time <= ${now} then 'begun'
  when exists (select from fair_attendee a where a.fair_id = ${fair}.id)
    or exists (select from fair_exhibitor e where e.fair_id = ${fair}.id) then 'people'
  else 'can' end`;

interface Turn {
  readonly id: string;
  readonly published: boolean;
  /** When it was published before. */
  readonly at?: Date;
  /** What the audit log stores. */
  readonly details: object;
}

/** Publishes a fair or makes it a draft again, if allowed. @returns whether it did */
async function turn(
  tx: Queryable,
  call: PeopleCall,
  { id, published, at, details }: Turn,
): Promise<boolean> {
  const fair = await lockFair(tx, call, id);
  if (published)
    return (await publishHeld(tx, call, fair, { ...(at ? { at } : {}), details })) === 'can';
  const rows = await readRows(tx, { verdict: 'text' })(
    `select ${unpublishVerdictSql('f', '$2')} as verdict from fair f where f.id = $1`,
    [id, call.world.now()],
  );
  if (rows[0]?.verdict !== 'can') return false;
  const was = timeOf(fair, 'publishedAt')?.toISOString();
  await changeFair(tx, call, fair, 'unpublishFair', { publishedAt: null }, { ...details, was });
  return true;
}

/** `publishFairs(...)`: publishes fairs, or makes them drafts again while no one takes part. */
export const publishFairs = operation<'publishFairs', PeopleServices>({
  kind: 'Mutation',
  name: 'publishFairs',
  field: `
  "Publishes up to 200 fairs, or makes them drafts again as long as no one takes part and they haven’t begun. Skips the others; \`ManagedFair.publish\` and \`unpublish\` say why."
  publishFairs(ids: [ID!]!, published: Boolean!): PublishedFairs!`,
  types: type,
  who: ['ADMINS'],
  async resolve({ ids, published }, call) {
    const wanted = ids.filter((id) => isUuid(id)).slice(0, mostFairs);
    return call.services.writer.change(async (tx) => {
      const rows = await readRows(tx, { id: 'text' })(
        'select id from fair where id = any($1::uuid[]) order by id',
        [wanted],
      );
      if (rows.length === 0) throw notFound();
      const undo = call.world.newId();
      let count = 0;
      for (const { id } of rows)
        if (await turn(tx, call, { id, published, details: { undo } })) count += 1;
      return { count, skipped: rows.length - count, undo: count > 0 ? undo : null };
    });
  },
});

/**
 * `undoPublishedFairs(undo)`: undoes `publishFairs`, where still possible.
 * @throws Refusal NOT_FOUND for an unknown key
 */
export const undoPublishedFairs = operation<'undoPublishedFairs', PeopleServices>({
  kind: 'Mutation',
  name: 'undoPublishedFairs',
  field: `
  "Undoes one call of \`publishFairs\`, by its \`undo\` key, where that is still possible."
  undoPublishedFairs(undo: ID!): PublishedFairs!`,
  who: ['ADMINS'],
  async resolve({ undo }, call) {
    signedIn(call);
    return call.services.writer.change(async (tx) => {
      const rows = await readRows(tx, { id: 'text', published: 'boolean', was: 'text?' })(
        `select f.id, a.action = 'publishFair' as published, a.details ->> 'was' as was
         from audit_entry a join fair f on f.id::text = a.subject_id::text
         where a.action in ('publishFair', 'unpublishFair') and a.details ->> 'undo' = $1
         order by f.id`,
        [undo],
      );
      if (rows.length === 0) throw notFound();
      let count = 0;
      for (const { id, published, was } of rows) {
        const before = was === null ? {} : { at: new Date(was) };
        if (await turn(tx, call, { id, published: !published, ...before, details: {} })) count += 1;
      }
      return { count, skipped: rows.length - count, undo: null };
    });
  },
});

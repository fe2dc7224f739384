import { signedIn, type PeopleServices, type PeopleCall } from '../../accounts/people-services.ts';
import { fairTypes, mostFairs } from '../../fairs/fair-choices.ts';
import {
  publishVerdictSql,
  changeFair,
  lockFair,
  timeOf,
  publishHeld,
} from '../../fairs/publish-fair.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, notFound } from '../../../platform/model/refusal.ts';
import { containing, readTablePage } from '../../../platform/store/table-page.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { isUuid } from '../../../platform/model/kinds.ts';

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
const unpublishVerdictSql = (fair: string, now: string): string => `case
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
const publishFairs = operation<'publishFairs', PeopleServices>({
  kind: 'Mutation',
  name: 'publishFairs',
  field: `
  "Publishes up to 200 fairs, or makes them drafts again as long as no one takes part and they haven’t begun. Skips the others; \`ManagedFair.publish\` and \`unpublish\` say why."
  publishFairs(ids: [ID!]!, published: Boolean!): PublishedFairs!`,
  types: type,
  who: ['ADMINS'],
  async resolve({ ids, published }, call) {
    const fairIds = ids.filter((id) => isUuid(id)).slice(0, mostFairs);
    return call.services.writer.change(async (tx) => {
      const rows = await readRows(tx, { id: 'text' })(
        'select id from fair where id = any($1::uuid[]) order by id',
        [fairIds],
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
const undoPublishedFairs = operation<'undoPublishedFairs', PeopleServices>({
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

/** The status of a fair, for those who run it. */
const fairStates = ['draft', 'coming', 'live', 'over', 'cancelled'] as const;

const times = ['coming', 'past'] as const;

const sorts = {
  name: 'lower(t.name)',
  startTime: 't."startTime"',
  attendees: 't.attendees',
  exhibitors: 't.exhibitors',
};

/** `manageFairs(...)`: the table of fairs, including drafts, with the number of participants. */
const manageFairs = operation<'manageFairs', PeopleServices>({
  kind: 'Query',
  name: 'manageFairs',
  field: `"Lists fairs, drafts included, with how many people take part, for organizers."
  manageFairs(search: String, fairType: String, state: String, when: String, ids: [ID!], sort: String, descending: Boolean, page: Int): ManagedFairPage!`,
  types: `
  "A page of fairs, for organizers."
  type ManagedFairPage { items: [ManagedFair!]! total: Int! }
  "A fair, for organizers."
  type ManagedFair {
    id: ID!
    name: String!
    slug: String!
    fairType: String!
    startTime: DateTime!
    endTime: DateTime!
    timeZone: String!
    "draft, coming, live, over or cancelled."
    state: String!
    attendees: Int!
    exhibitors: Int!
    booths: Int!
    boothsSent: Int!
    "can (be published), published, cancelled, over, plan (it needs a published plan first) or sessions (it needs one first)."
    publish: String!
    "can (become a draft again), draft, cancelled, begun or people (someone takes part)."
    unpublish: String!
  }`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ search, fairType, state, when, ids, ...view }, context) {
    const { role } = signedIn(context);
    if (fairType && !fairTypes.some((one) => one === fairType))
      throw badInput({ fairType: messages.choice(fairTypes) });
    if (state && !fairStates.some((one) => one === state))
      throw badInput({ state: messages.choice(fairStates) });
    if (when && !times.some((one) => one === when))
      throw badInput({ when: messages.choice(times) });
    return readTablePage(
      context.services.database.pool,
      {
        id: 'text',
        name: 'text',
        slug: 'text',
        fairType: 'text',
        startTime: 'timestamp',
        endTime: 'timestamp',
        timeZone: 'text',
        state: 'text',
        attendees: 'number',
        exhibitors: 'number',
        booths: 'number',
        boothsSent: 'number',
        publish: 'text',
        unpublish: 'text',
      },
      {
        sort: 'startTime',
        sorts,
        params: [
          context.world.now(),
          role === 'ADMINS' ? (fairType ?? null) : '6x6',
          containing(search),
          state ?? null,
          when ?? null,
          ids ?? null,
        ],
        rows: `select f.*, (select count(*)::int from fair_attendee where fair_id = f.id) as attendees,
            (select count(*)::int from fair_exhibitor where fair_id = f.id) as exhibitors,
            (select count(*)::int from fair_booth where fair_id = f.id) as booths,
            (select count(*)::int from fair_booth where fair_id = f.id and booth_sent) as "boothsSent"
          from (
            select id, name, slug, fair_type as "fairType", start_time as "startTime",
              end_time as "endTime", time_zone as "timeZone",
              case when cancelled_at is not null then 'cancelled'
                when published_at is null then 'draft'
                when end_time <= $1 then 'over'
                when start_time <= $1 then 'live' else 'coming' end as state,
              ${publishVerdictSql('fair', '$1')} as publish,
              ${unpublishVerdictSql('fair', '$1')} as unpublish
            from fair
            where ($2::text is null or fair_type = $2)
              and ($3::text is null or lower(name) like $3 or slug like $3)
              and ($5::text is null or (end_time > $1) = ($5 = 'coming'))
              and ($6::text[] is null or id::text = any($6))
          ) f where $4::text is null or f.state = $4`,
      },
      view,
    );
  },
});

/** The operations that list fairs and manage several at once. */
export const fairListOperations = [manageFairs, publishFairs, undoPublishedFairs] as const;

import type { PeopleServices } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { mostExhibitors } from '../exhibitor-filters.ts';
import { boothStateSql } from '../manage-readiness.server.ts';

const chosenExhibitorRow = row({
  id: 'text',
  name: 'text',
  boothId: 'text?',
  booth: 'text',
  remind: 'text',
});

/** A selected exhibitor, and the possible actions on it. */
type ChosenExhibitor = RowOf<typeof chosenExhibitorRow>;

interface ChosenArgs {
  readonly fairId: string;
  readonly ids: readonly string[];
}

/** Hours between payment reminders to the same exhibitor. */
const hoursApart = 24;

/**
 * SQL: whether the exhibitor `e` of the fair `f`, with its registration `x`, can get a payment
 * reminder now, or why not. A payment for several fairs gets one reminder a day.
 * @param now SQL of the current time
 */
export const remindSql = (
  now: string,
): string => `case when x.withdrawn_at is not null then 'withdrawn'
    when e.payment_status not in ('pending', 'failed') then 'settled'
    when f.published_at is null or f.cancelled_at is not null then 'off'
    when exists (select from audit_entry a
      where a.subject_id = any(array(select y.exhibitor_id from exhibitor_registration y
          where y.payment_id = x.payment_id) || e.id)
        and a.action = 'remindOfPayment'
        and a.at > ${now}::timestamptz - interval '${hoursApart} hours') then 'recent'
    else 'can' end`;

/** Reads exhibitors of a fair, by name; with `lock`, locks their rows for the transaction. */
export async function readChosen(
  tx: Queryable,
  now: Date,
  { fairId, ids }: ChosenArgs,
  lock = false,
): Promise<readonly ChosenExhibitor[]> {
  if (!isUuid(fairId)) return [];
  const params = [fairId, ids.filter((id) => isUuid(id)).slice(0, mostExhibitors)];
  // Of two concurrent reminders the second one waits, and then sees what the first one sent.
  if (lock)
    await tx.query(
      'select id from fair_exhibitor where fair_id = $1 and id = any($2::uuid[]) order by id for update',
      params,
    );
  return readRows(tx, chosenExhibitorRow)(
    `select e.id, e.name, b.id as "boothId", ${boothStateSql('b')} as booth,
       ${remindSql('$3')} as remind
     from fair_exhibitor e join fair f on f.id = e.fair_id
     left join exhibitor_registration x on x.exhibitor_id = e.id
     left join fair_booth b on b.fair_id = e.fair_id and b.college_id = e.college_id
     where e.fair_id = $1 and e.id = any($2::uuid[]) order by lower(e.name), e.id`,
    [...params, now],
  );
}

/** `chosenExhibitors(...)`: actions possible on a fair's exhibitors, to show before acting. */
export const chosenExhibitors = operation<'chosenExhibitors', PeopleServices>({
  kind: 'Query',
  name: 'chosenExhibitors',
  field: `
  "Returns what can be done with up to 500 exhibitors of a fair, by name."
  chosenExhibitors(fairId: ID!, ids: [ID!]!): [ChosenExhibitor!]!`,
  types: `
  "An exhibitor an organizer selected, and what can be done with it."
  type ChosenExhibitor {
    id: ID!
    name: String!
    boothId: ID
    "published, ready (to be published), missing (a step) or none."
    booth: String!
    "can (be reminded of its payment), settled, withdrawn, recent (reminded within a day) or off (the fair isn't published, or is canceled)."
    remind: String!
  }`,
  who: ['ADMINS'],
  resolve: (which, { services, world }) => readChosen(services.database.pool, world.now(), which),
});

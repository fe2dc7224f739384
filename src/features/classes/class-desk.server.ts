import { mayHaveClass, mayHaveLink } from '../counselors/find-class.server.ts';
import { fairSummarySql, type FairSummary } from '../fairs/read-fairs.server.ts';
import type { SignedIn } from '../accounts/people-services.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { jsonOf, nullable, readRows, row, type RowOf } from '../../platform/database/read-rows.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { conflict, forbidden, notFound } from '../../platform/model/refusal.ts';
import type { World } from '../../platform/world.ts';
import { classRefusals as messages } from './class-refusals.messages.ts';

const classDeskRow = row({
  counselorId: 'text',
  counselor: 'text',
  school: 'text',
  /** Until someone has confirmed the counselor, there’s the link and figures, and no names. */
  isConfirmed: 'boolean',
  /** Null where there is no such fair, or it isn't public. */
  fair: nullable(jsonOf<FairSummary>()),
  /** Null until the first change. */
  classId: 'text?',
  /** The code of the current link. */
  code: 'text?',
});

/** A counselor and a fair, before and after there is a class. */
export type ClassDesk = RowOf<typeof classDeskRow> & { readonly fair: FairSummary };

/**
 * The caller's own class at a public fair: no one else's can be named.
 * @throws Refusal FORBIDDEN for a counselor without a school, NOT_FOUND for no such fair
 */
export async function classDesk(
  tx: Queryable,
  by: Pick<SignedIn, 'id'>,
  slug: string,
): Promise<ClassDesk> {
  const rows = await readRows(tx, classDeskRow)(
    `select o.id as "counselorId", trim(o.first_name || ' ' || o.last_name) as counselor,
       s.name as school, ${mayHaveClass} as "isConfirmed", case when f.id is not null then ${fairSummarySql} end as fair,
       c.id as "classId", l.code
     from account a
     join counselor o on o.user_id = a.id
     join counselor_school s on s.id = o.counselor_school_id
     left join fair f on f.slug = $2 and f.published_at is not null
     left join fair_class c on c.counselor_id = o.id and c.fair_id = f.id
     left join class_link l on l.class_id = c.id and l.ended_at is null
     where a.id = $1 and ${mayHaveLink}`,
    [by.id, slug],
  );
  if (!rows[0]) throw forbidden(apiSentence(messages.noSchool));
  const { fair, ...desk } = rows[0];
  if (fair === null) throw notFound(apiSentence(messages.noFair));
  return { ...desk, fair };
}

/**
 * The same for changes: creates the class if there is none, and locks it until the transaction
 * ends, so that two devices are serialized.
 * @throws Refusal CONFLICT when the fair is over or canceled
 */
export async function lockClass(
  tx: Queryable,
  world: World,
  by: Pick<SignedIn, 'id'>,
  slug: string,
): Promise<ClassDesk & { readonly classId: string }> {
  const { fair, counselorId } = await classDesk(tx, by, slug);
  if (fair.cancelledAt || new Date(fair.endTime) <= world.now())
    throw conflict(apiSentence(messages.over));
  await tx.query(
    `insert into fair_class as c (id, counselor_id, fair_id, created_at) values ($1, $2, $3, $4)
     on conflict (counselor_id, fair_id) do update set created_at = c.created_at`,
    [world.newId(), counselorId, fair.id, world.now()],
  );
  // Read again: by now the other device is done.
  const desk = await classDesk(tx, by, slug);
  if (desk.classId === null) throw new Error('A class vanished while it was held.');
  return { ...desk, classId: desk.classId };
}

/**
 * Lists and emails wait for the confirmation.
 * @throws Refusal FORBIDDEN for an unconfirmed counselor
 */
export function needConfirmed({ isConfirmed }: ClassDesk): void {
  if (!isConfirmed) throw forbidden(apiSentence(messages.notConfirmed));
}

import type { Queryable } from '../database/queryable.ts';

/** Some mails, or all of a kind. */
export type WhichMail = { readonly ids: readonly string[] } | { readonly kind: string };

/** A mail that was given up. */
export interface FailedMail {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly attempts: number;
  readonly endedAt: Date;
  /** What the mail server said, as far as it is about the attempt. */
  readonly reason: string | null;
  /** Its text is kept, so that it can go out after all. */
  readonly kept: boolean;
}

/** SQL: whether the text of a mail is kept, so that it can go out after all. */
export const kept = `(batch_id is null and text <> '')`;

/** Lists mails that were given up, newest first. */
export async function listFailedMail(tx: Queryable, limit = 100): Promise<readonly FailedMail[]> {
  const { rows } = await tx.query<FailedMail>(
    `select id, kind, recipient, attempts, coalesce(ended_at, created_at) as "endedAt",
       last_error as reason, ${kept} as kept
     from mail where status = 'failed' order by ended_at desc nulls last, id desc limit $1`,
    [limit],
  );
  return rows;
}

/**
 * Puts mails that were given up in line again, as if nothing had been tried, under their Message-IDs.
 * @returns how many, and how many were left because of them no text is kept
 */
export async function requeueMail(
  tx: Queryable,
  now: Date,
  which: WhichMail,
): Promise<{ readonly requeued: number; readonly without: number }> {
  const [chosen, value] =
    'ids' in which ? ['id = any($2::uuid[])', which.ids] : ['kind = $2', which.kind];
  const { rows } = await tx.query<{ requeued: number; without: number }>(
    `with which as materialized (
       select id, ${kept} as kept from mail where status = 'failed' and ${chosen} order by id for update
     ), again as (
       update mail set status = 'queued', attempts = 0, next_attempt_at = $1, last_error = null,
         ended_at = null, created_at = $1
       where id in (select id from which where kept) returning id
     )
     select (select count(*) from again)::integer as requeued,
       (select count(*) from which where not kept)::integer as without`,
    [now, value],
  );
  return rows[0] ?? { requeued: 0, without: 0 };
}

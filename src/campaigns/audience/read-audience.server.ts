import type { Queryable } from '../../platform/database/queryable.ts';
import { scopeOf, type Audience } from '../audiences.ts';
import type { MergeValues } from '../body/merge-fields.ts';
import { audienceSql } from './audience-sql.ts';

/** Somebody who gets a campaign. */
export interface Reader {
  /** Where the list goes on behind this reader. */
  readonly member: string;
  readonly address: string;
  /** What is put in, and `locale`: the language of what stands around the text. */
  readonly merge: MergeValues;
}

interface ReaderRow {
  readonly member: string;
  readonly address: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly full_name: string | null;
  readonly extra: string | null;
  readonly locale: string | null;
}

/** The next readers of a campaign in the order of their ids, as they are at this moment. */
export async function readAudience(
  tx: Queryable,
  audience: Audience,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<readonly Reader[]> {
  const { rows } = await tx.query<ReaderRow>(
    `select m.member, m.address, m.first_name, m.last_name, m.full_name, m.extra, m.locale
     from (${audienceSql[audience]}) m
     where ($1::uuid is null or m.member > $1) and m.confirmed and m.willing
       and not is_suppressed(m.address, $2)
     order by m.member limit $3`,
    [after, scopeOf(audience), limit],
  );
  return rows.map((row) => ({
    member: row.member,
    address: row.address,
    merge: {
      firstName: row.first_name,
      lastName: row.last_name,
      name: row.full_name,
      ...(row.locale === null ? {} : { locale: row.locale }),
      ...(audience === 'COLLEGES' ? { collegeName: row.extra } : {}),
      ...(audience === 'COUNSELORS' ? { schoolName: row.extra } : {}),
    },
  }));
}

/**
 * Keeps readers from being erased until the transaction has ended, and answers those who are still
 * there: an erasure waits, and then finds what was written to them.
 */
export async function holdReaders(
  tx: Queryable,
  audience: Audience,
  readers: readonly Reader[],
): Promise<readonly Reader[]> {
  const { rows } = await tx.query<{ id: string }>(
    scopeOf(audience) === 'campaigns'
      ? `select id from account where id = any($1) and deleted_at is null
         order by id for key share`
      : 'select id from newsletter_subscription where id = any($1) order by id for key share',
    [readers.map(({ member }) => member)],
  );
  const there = new Set(rows.map(({ id }) => id));
  return readers.filter(({ member }) => there.has(member));
}

/** How many would get a campaign if it were sent now, and why the others would not. */
export interface HeadCount {
  readonly members: number;
  readonly recipients: number;
  /** Nobody has shown that the address is theirs. */
  readonly unconfirmed: number;
  /** The privacy setting says no, or the person has not been asked. */
  readonly unwilling: number;
  /** Unsubscribed, or the address does not take mail. */
  readonly suppressed: number;
}

/** Counts the heads of an audience; each member is counted once, by the first reason that holds. */
export async function countAudience(tx: Queryable, audience: Audience): Promise<HeadCount> {
  const { rows } = await tx.query<HeadCount>(
    `select count(*)::int as members,
       count(*) filter (where confirmed and willing and not kept)::int as recipients,
       count(*) filter (where not confirmed)::int as unconfirmed,
       count(*) filter (where confirmed and not willing)::int as unwilling,
       count(*) filter (where confirmed and willing and kept)::int as suppressed
     from (select m.confirmed, m.willing, is_suppressed(m.address, $1) as kept
           from (${audienceSql[audience]}) m) judged`,
    [scopeOf(audience)],
  );
  const [count] = rows;
  if (!count) throw new Error('An audience could not be counted.');
  return count;
}

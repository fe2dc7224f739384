import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { isOfExhibitors, partsOf, scopeOf, type Audience } from '../audiences.ts';
import type { MergeValues } from '../merge-template.ts';
import { askedOf, askedSql, audienceSql } from './audience-sql.server.ts';

/** Someone who gets a campaign. */
export interface Reader {
  /** Cursor after this reader. */
  readonly member: string;
  readonly address: string;
  /** The merge values, and `locale`: the language of the text around them. */
  readonly merge: MergeValues;
}

interface Piece {
  /** The last member of the piece before; null at the start. */
  readonly after: string | null;
  readonly limit: number;
  /** How many readers are passed over. */
  readonly skip?: number;
}

/** The next readers of a campaign in the order of their ids, as they are at this moment. */
export async function readAudience(
  tx: Queryable,
  audience: Audience,
  { after, limit, skip = 0 }: Piece,
): Promise<readonly Reader[]> {
  const { part } = partsOf(audience);
  const rows = await readRows(tx, {
    member: 'text',
    address: 'text',
    first_name: 'text?',
    last_name: 'text?',
    full_name: 'text?',
    extra: 'text?',
    fair_name: 'text?',
    locale: 'text?',
  })(
    `${askedSql(5)}
     select m.member, m.address, m.first_name, m.last_name, m.full_name, m.extra, m.locale,
       (select f.name from fair f join asked on asked.fair_id = f.id) as fair_name
     from (${audienceSql(audience)}) m
     where ($1::uuid is null or m.member > $1) and m.confirmed and m.willing
       and not is_suppressed(m.address, $2)
     order by m.member limit $3 offset $4`,
    [after, scopeOf(audience), limit, skip, ...askedOf(audience)],
  );
  return rows.map((row) => ({
    member: row.member,
    address: row.address,
    merge: {
      firstName: row.first_name,
      lastName: row.last_name,
      name: row.full_name,
      ...(row.locale === null ? {} : { locale: row.locale }),
      ...(part === 'COLLEGES' || isOfExhibitors(part) ? { collegeName: row.extra } : {}),
      ...(part === 'COUNSELORS' ? { schoolName: row.extra } : {}),
      ...(row.fair_name === null ? {} : { fairName: row.fair_name }),
    },
  }));
}

/**
 * Blocks erasure of readers until the transaction ends, and returns those who still exist: an
 * erasure waits, and then finds the emails to them.
 */
export async function lockReaders(
  tx: Queryable,
  audience: Audience,
  readers: readonly Reader[],
): Promise<readonly Reader[]> {
  const { fairId } = partsOf(audience);
  if (fairId !== null) return lockAtFair(tx, audience, readers);
  const rows = await readRows(tx, { id: 'text' })(
    scopeOf(audience) === 'campaigns'
      ? `select id from account where id = any($1) and deleted_at is null
         order by id for key share`
      : 'select id from newsletter_subscription where id = any($1) order by id for key share',
    [readers.map(({ member }) => member)],
  );
  const there = new Set(rows.map(({ id }) => id));
  return readers.filter(({ member }) => there.has(member));
}

/** The same for people at a fair, with or without an account: checks who exists after the wait. */
async function lockAtFair(
  tx: Queryable,
  audience: Audience,
  readers: readonly Reader[],
): Promise<readonly Reader[]> {
  const addresses = readers.map(({ address }) => address);
  const { part, fairId } = partsOf(audience);
  await tx.query(
    'select id from account where email = any($1) and deleted_at is null order by id for key share',
    [addresses],
  );
  const contacts = isOfExhibitors(part)
    ? `fair_exhibitor where fair_id = $1
         and (lower(primary_contact_email) = any($2) or lower(secondary_contact_email) = any($2))`
    : 'fair_attendee where fair_id = $1 and lower(email) = any($2)';
  await tx.query(`select id from ${contacts} order by id for share`, [fairId, addresses]);
  const rows = await readRows(tx, { address: 'text' })(
    `${askedSql(2)} select m.address from (${audienceSql(audience)}) m where m.address = any($1)`,
    [addresses, ...askedOf(audience)],
  );
  const there = new Set(rows.map(({ address }) => address));
  return readers.filter(({ address }) => there.has(address));
}

const headCountRow = row({
  members: 'number',
  recipients: 'number',
  /** No one has shown that the address is theirs. */
  unconfirmed: 'number',
  /** The privacy setting says no, or the person has not been asked. */
  unwilling: 'number',
  /** Unsubscribed, or the address does not take mail. */
  suppressed: 'number',
});

/** How many would get a campaign if it were sent now, and why the others would not. */
export type HeadCount = RowOf<typeof headCountRow>;

/** SQL: how the address of someone erased is on the list of suppressions. */
const hashSql = (address: string): string =>
  `'sha256:' || encode(sha256(convert_to(lower(${address}), 'UTF8')), 'hex')`;

/**
 * Counts the heads of an audience; each member is counted once, by the first reason that holds. The
 * suppressions are read once and not for each address, as `is_suppressed` does.
 */
export async function countAudience(tx: Queryable, audience: Audience): Promise<HeadCount> {
  const [count] = await readRows(tx, headCountRow)(
    `${askedSql(2)}, kept_from as materialized (
       select address from mail_suppression where scope in ('all', $1)
     ), erased as materialized (
       select address from kept_from where address like 'sha256:%'
     )
     select count(*)::int as members,
       count(*) filter (where confirmed and willing and not kept)::int as recipients,
       count(*) filter (where not confirmed)::int as unconfirmed,
       count(*) filter (where confirmed and not willing)::int as unwilling,
       count(*) filter (where confirmed and willing and kept)::int as suppressed
     from (select m.confirmed, m.willing, lower(m.address) in (select address from kept_from)
             or (exists (select from erased) and ${hashSql('m.address')} in (select address from erased))
             as kept
           from (${audienceSql(audience)}) m) judged`,
    [scopeOf(audience), ...askedOf(audience)],
  );
  if (!count) throw new Error('An audience could not be counted.');
  return count;
}

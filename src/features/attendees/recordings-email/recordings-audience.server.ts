import { erasedEmail } from '../../accounts/personal-data.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { accountBehind, isWilling } from '../due-reminders.server.ts';
import { hasSeatAt } from '../spots.server.ts';

const toldRow = row({
  id: 'text',
  email: 'text',
  accountId: 'text?',
  locale: 'text?',
  /** Has an account with privacy switches. */
  isStudent: 'boolean',
});

/** A recipient of the news that recordings are out. */
export type Told = RowOf<typeof toldRow>;

/** SQL: whether a registration existed, with a seat, when the email was requested (`$2`). */
const wasThere = (t: string) =>
  `(${t}.created_at <= $2::timestamptz) is not false and ${hasSeatAt(t, '$2')}`;

/**
 * SQL: registrations `t` for the fair `$1` that get the email: one per address, without students
 * who turned off emails about the fairs they registered for.
 */
const audience = `
  from fair_attendee t
  left join ${accountBehind}
  left join student s on s.user_id = a.id and not s.deleted
  left join student_privacy_settings y on y.student_id = s.id
  where t.fair_id = $1 and t.email <> '${erasedEmail}' and ${wasThere('t')}
    and ${isWilling('subscribed_fair_reminders')}
    and not exists (select from fair_attendee o where o.fair_id = t.fair_id
      and lower(o.email) = lower(t.email) and o.id < t.id and ${wasThere('o')})`;

/** The number of recipients of an email about a fair's recordings. */
export async function countAudience(tx: Queryable, fairId: string, askedAt: Date): Promise<number> {
  const rows = await readRows(tx, { count: 'number' })(
    `select count(*)::int as count ${audience}`,
    [fairId, askedAt],
  );
  return rows[0]?.count ?? 0;
}

interface Page {
  readonly fairId: string;
  readonly askedAt: Date;
  /** The registration after which it continues. */
  readonly after: string | null;
  readonly limit: number;
  /** Those who chose one of these sessions, or the others; everyone without it. */
  readonly part?: { readonly sessions: readonly number[]; readonly chose: boolean };
  /** This registration alone. */
  readonly only?: string;
}

/** The next recipients, by their registrations. */
export async function readAudience(
  tx: Queryable,
  { fairId, askedAt, after, limit, part, only }: Page,
): Promise<readonly Told[]> {
  return readRows(tx, toldRow)(
    `select t.id, t.email, a.id as "accountId",
       coalesce(a.locale, t.locale) as locale,
       coalesce(a.user_type = 'student', false) as "isStudent"
     ${audience} and ($3::uuid is null or t.id > $3) and ($5::uuid is null or t.id = $5)
       and ($6::boolean is null or $6 = coalesce(t.attending && $7::int[], false))
     order by t.id limit $4`,
    [fairId, askedAt, after, limit, only ?? null, part?.chose ?? null, part?.sessions ?? []],
  );
}

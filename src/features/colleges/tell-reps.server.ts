import { adminAddresses } from '../accounts/admin-addresses.server.ts';
import type { PeopleServices } from '../accounts/people-services.ts';
import { sendAccountEmail } from '../accounts/send-account-email.server.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import type { Message, MessageValues } from '../../platform/i18n/define-messages.ts';

/** What sending emails about colleges needs. */
interface Letters {
  readonly mailer: PeopleServices['mailer'];
  readonly env: Pick<PeopleServices['env'], 'brand' | 'publicUrl'>;
}

interface News {
  readonly kind: string;
  readonly subject: Message;
  /** Default: the subject. */
  readonly heading?: Message;
  readonly paragraphs: readonly Message[];
  /** Values for all of these. */
  readonly values: MessageValues;
  /** A page of Quad, as a path. */
  readonly page?: { readonly label: Message; readonly path: string };
}

/**
 * Emails all confirmed reps of a college except one; sends nothing when there are none.
 * @returns how many were emailed
 */
export async function tellReps(
  tx: Queryable,
  { mailer, env }: Letters,
  collegeId: string,
  news: News,
  butNot: string | null = null,
): Promise<number> {
  const rows = await readRows(tx, { email: 'text' })(
    `select a.email from college_rep r join account a on a.id = r.user_id
     where r.college_id = $1 and r.confirmed_at is not null and a.email_verified
       and a.deleted_at is null and a.id is distinct from $2::uuid
     order by a.email`,
    [collegeId, butNot],
  );
  for (const { email } of rows) await tellOne(tx, { mailer, env }, email, news);
  return rows.length;
}

/** Emails those who run the fairs: at their contact address, otherwise every admin. */
export async function tellOrganizers(
  tx: Queryable,
  { mailer, env }: Letters,
  news: News,
): Promise<void> {
  const { contactEmail } = env.brand;
  const to = contactEmail === undefined ? await adminAddresses(tx) : [contactEmail];
  for (const email of to) await tellOne(tx, { mailer, env }, email, news);
}

/** Emails one person about a college. */
export async function tellOne(
  tx: Queryable,
  { mailer, env }: Letters,
  to: string,
  { kind, subject, heading = subject, paragraphs, values, page }: News,
): Promise<void> {
  await sendAccountEmail(
    tx,
    { mailer, env },
    {
      kind,
      to,
      write: (t) => ({
        subject: t(subject, values),
        heading: t(heading, values),
        paragraphs: paragraphs.map((paragraph) => t(paragraph, values)),
        ...(page ? { action: { label: t(page.label), url: `${env.publicUrl}${page.path}` } } : {}),
      }),
    },
  );
}

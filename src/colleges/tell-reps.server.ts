import type { PeopleServices } from '../accounts/people-services.ts';
import { writeLetter } from '../accounts/write-letter.ts';
import type { Queryable } from '../platform/database/queryable.ts';

interface News {
  readonly kind: string;
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** A page of ours, as a path. */
  readonly page?: { readonly label: string; readonly path: string };
}

/**
 * Mails all confirmed reps of a college, but for one; without any rep nobody is told.
 * @returns how many were told
 */
export async function tellReps(
  tx: Queryable,
  { mailer, env }: Pick<PeopleServices, 'mailer' | 'env'>,
  collegeId: string,
  news: News,
  butNot: string | null = null,
): Promise<number> {
  const { rows } = await tx.query<{ email: string }>(
    `select a.email from college_rep r join account a on a.id = r.user_id
     where r.college_id = $1 and r.confirmed_at is not null and a.email_verified
       and a.deleted_at is null and a.id is distinct from $2::uuid
     order by a.email`,
    [collegeId, butNot],
  );
  for (const { email } of rows) await tellOne(tx, { mailer, env }, email, news);
  return rows.length;
}

/** Mails one person about a college. */
export async function tellOne(
  tx: Queryable,
  { mailer, env }: Pick<PeopleServices, 'mailer' | 'env'>,
  to: string,
  { kind, subject, heading, paragraphs, page }: News,
): Promise<void> {
  await mailer.send(tx, {
    kind,
    to,
    subject,
    ...writeLetter(env, {
      heading,
      paragraphs,
      ...(page ? { action: { label: page.label, url: `${env.publicUrl}${page.path}` } } : {}),
    }),
  });
}

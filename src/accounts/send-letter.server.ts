import type { Queryable } from '../platform/database/queryable.ts';
import type { Letter } from '../platform/email/letter.ts';
import type { Mail } from '../platform/email/mailer.server.ts';
import { speak, type Say } from '../platform/words/speak.ts';
import type { PeopleServices } from './people-services.ts';
import { writeLetter } from './write-letter.ts';

/** A letter to one person, and what it says in their language. */
export interface LetterTo extends Pick<
  Mail,
  'kind' | 'to' | 'unverified' | 'bulk' | 'headers' | 'calendar'
> {
  readonly write: (say: Say) => Omit<Letter, 'brand' | 'locale'> & { readonly subject: string };
}

/**
 * Puts a letter of the house in the outbox, in the language of the account behind the address; in
 * English where there is none.
 */
export async function sendLetter(
  tx: Queryable,
  {
    mailer,
    env,
  }: {
    readonly mailer: PeopleServices['mailer'];
    readonly env: Pick<PeopleServices['env'], 'brand' | 'publicUrl'>;
  },
  { write, ...mail }: LetterTo,
): Promise<void> {
  const { rows } = await tx.query<{ locale: string | null }>(
    'select locale from account where email = lower($1) and deleted_at is null',
    [mail.to],
  );
  const locale = rows[0]?.locale;
  const { subject, ...written } = write(speak(locale));
  await mailer.send(tx, {
    ...mail,
    subject,
    ...writeLetter(env, { ...written, locale: locale ?? null }),
  });
}

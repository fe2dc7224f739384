import type { Queryable, Statement } from '../platform/database/queryable.ts';
import type { Letter } from '../platform/email/letter.ts';
import type { Mail } from '../platform/email/mailer.server.ts';
import { speak, type Say } from '../platform/words/speak.ts';
import { readLetterReader, type LetterReader } from './letter-reader.server.ts';
import type { PeopleServices } from './people-services.ts';
import { writeLetter } from './write-letter.ts';

/** A letter to one person, and what it says in their language. */
export interface LetterTo extends Pick<
  Mail,
  'kind' | 'to' | 'unverified' | 'bulk' | 'headers' | 'calendar' | 'attachment'
> {
  /** Who reads it, where that is known already. */
  readonly reader?: LetterReader | null | undefined;
  /** What is written with it, by names: it takes the same way to the database. */
  readonly along?: Readonly<Record<string, Statement>> | undefined;
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
  { write, reader, along, ...mail }: LetterTo,
): Promise<void> {
  const known = reader === undefined ? await readLetterReader(tx, mail.to) : reader;
  const locale = known?.locale ?? null;
  const { subject, ...written } = write(speak(locale));
  await mailer.send(tx, { ...mail, subject, ...writeLetter(env, { ...written, locale }) }, along);
}

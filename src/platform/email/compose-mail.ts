import type { Queryable } from '../database/queryable.ts';
import { cleanHeader } from './clean-header.ts';

/** The content of a batch's email to one reader. */
export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** One email of a batch, as it was added. */
export interface BatchMail {
  readonly id: string;
  readonly recipient: string;
  /** What is put into the text for this reader. */
  readonly merge: Readonly<Record<string, unknown>>;
}

/**
 * Reads the content of a batch once and returns its synchronous composer. A batch without text
 * rejects, and is retried later.
 */
export type Composer = (
  pool: Queryable,
  batchId: string,
) => Promise<(mail: BatchMail) => ComposedMail>;

/** By the kind of the batch; batches of other kinds are left to processes that know them. */
export type Composers = Readonly<Record<string, Composer>>;

/** Batches whose writers are remembered. */
const remembered = 8;

/** Composes emails of batches, reading each batch at most once while it is being sent. */
export function rememberWriters(pool: Queryable, composers: Composers) {
  const writers = new Map<string, ReturnType<Composer>>();
  return {
    kinds: Object.keys(composers),
    /** @throws Refusal BAD_USER_INPUT for a recipient that is not one address */
    async compose(kind: string, batchId: string, mail: BatchMail): Promise<ComposedMail> {
      const composer = composers[kind];
      if (!composer) throw new Error(`Nobody composes mails of the kind ${kind}.`);
      let writer = writers.get(batchId);
      if (!writer) {
        if (writers.size >= remembered) writers.delete(writers.keys().next().value ?? '');
        writer = composer(pool, batchId);
        writers.set(batchId, writer);
        writer.catch(() => writers.delete(batchId));
      }
      const composed = (await writer)(mail);
      const { subject, headers } = cleanHeader({ to: mail.recipient, ...composed });
      return { ...composed, subject, headers };
    },
    /** Clears the cached content, so that a changed text is used. */
    forget: (): void => writers.clear(),
  };
}

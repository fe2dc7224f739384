import type { Queryable } from '../platform/database/queryable.ts';
import { messages } from '../platform/model/messages.ts';
import { badInput } from '../platform/model/refusal.ts';

/** Longest sentence of an organizer, in characters. */
const longest = 500;

/**
 * What the organizer says with a change, trimmed; null for nothing.
 * @throws Refusal BAD_USER_INPUT when it is too long for a letter
 */
export function readNote(note: string | null | undefined): string | null {
  const said = note?.trim() ?? '';
  if (said.length > longest) throw badInput({ note: messages.maxLength(longest) });
  return said === '' ? null : said;
}

/** Puts a sentence into the letters about a change that was just made; the last one counts. */
export async function addNote(tx: Queryable, fairId: string, note: string | null): Promise<void> {
  if (note !== null)
    await tx.query('update fair_notice set note = $2 where fair_id = $1 and begun_at is null', [
      fairId,
      note,
    ]);
}

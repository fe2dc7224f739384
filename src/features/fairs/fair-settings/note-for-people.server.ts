import type { Queryable } from '../../../platform/database/queryable.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput } from '../../../platform/model/refusal.ts';

/** Maximum length of an organizer's note, in characters. */
const longest = 500;

/**
 * The organizer's note about a change, trimmed; null if empty.
 * @throws Refusal BAD_USER_INPUT when it is too long for an email
 */
export function readNote(note: string | null | undefined): string | null {
  const text = note?.trim() ?? '';
  if (text.length > longest) throw badInput({ note: messages.maxLength(longest) });
  return text === '' ? null : text;
}

/** Adds a note to the emails about a change just made; the last note wins. */
export async function addNote(tx: Queryable, fairId: string, note: string | null): Promise<void> {
  if (note !== null)
    await tx.query('update fair_notice set note = $2 where fair_id = $1 and begun_at is null', [
      fairId,
      note,
    ]);
}

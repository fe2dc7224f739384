import { useCallback, useState } from 'react';
import { hearNote, type ThreadNote } from '../threads/thread-note.ts';

/** What the team noted about the open question, live. */
export function useQuestionNotes(question: string | null, read: readonly ThreadNote[]) {
  const [kept, setKept] = useState({ question, read, notes: read });
  const current = kept.read === read ? kept : { question, read, notes: read };
  if (current !== kept) setKept(current);
  const hear = useCallback(
    (note: ThreadNote | null, gone: string | null) =>
      setKept((before) =>
        note && note.messageId !== before.question
          ? before
          : { ...before, notes: hearNote(before.notes, note, gone) },
      ),
    [],
  );
  return { notes: current.notes, hear };
}

import { longText } from '../../../platform/model/kinds.ts';

/** What a rep fills in to note something for the team. */
export const noteFields = { text: longText(1000) };

/** What the forms of notes are sent for. */
export const noteIntents = { add: 'note-thread', remove: 'remove-note' } as const;

/** A note from the API. */
export interface ThreadNote {
  readonly id: string;
  readonly threadId: string | null;
  /** The public message that it is about. */
  readonly messageId: string | null;
  readonly createdAt: string;
  readonly name: string | null;
  readonly text: string;
  readonly isMine: boolean;
}

/** What a note is about, as its form says. */
export type NoteSubject = { readonly thread: string } | { readonly message: string };

/** The notes about something after news of one; the oldest first. */
export const hearNote = (
  notes: readonly ThreadNote[],
  note: ThreadNote | null,
  gone: string | null,
): readonly ThreadNote[] =>
  [...notes.filter(({ id }) => id !== gone && id !== note?.id), ...(note ? [note] : [])].sort(
    (one, other) => one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id),
  );

/** Notes that were typed and not saved, with the notes of the lead on which they build. */
export interface NotesDraft {
  readonly typed: string;
  readonly notes: string;
  readonly version: number;
}

/** The unsaved notes of a person about one lead, stored per tab. */
export interface NotesDrawer {
  read(): NotesDraft | null;
  keep(draft: NotesDraft | null): void;
}

/** Opens the storage of a lead's notes; stores nothing if the browser doesn't allow it. */
export function openNotesDrawer(leadId: string, personKey: string): NotesDrawer {
  const name = `quad.lead-notes.${leadId}.${personKey}`;
  return {
    read() {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
        return isDraft(stored) ? stored : null;
      } catch {
        return null;
      }
    },
    keep(draft) {
      try {
        if (draft === null) sessionStorage.removeItem(name);
        else sessionStorage.setItem(name, JSON.stringify(draft));
      } catch {
        // Storage is full or blocked: it is still on the page.
      }
    },
  };
}

const isDraft = (value: unknown): value is NotesDraft =>
  typeof value === 'object' &&
  value !== null &&
  'typed' in value &&
  typeof value.typed === 'string' &&
  'notes' in value &&
  typeof value.notes === 'string' &&
  'version' in value &&
  typeof value.version === 'number';

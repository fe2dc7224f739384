/** A booth's content, by field name; empty if unset. */
export type Contents = Readonly<Record<string, string>>;

/** A version of a booth's content, from the server. */
export interface Version {
  readonly updatedAt: string;
  readonly contents: Contents;
}

/** The result of saving: saved, conflict with another editor, rejected, or to be retried. */
export type Saved =
  | { readonly as: 'saved' | 'changed'; readonly version: Version }
  | { readonly as: 'refused'; readonly why: string }
  | { readonly as: 'lost' };

/** Typed values not yet confirmed, and the version they are based on. */
export interface Draft {
  readonly base: Version;
  readonly typed: Contents;
}

/** The saving status, as displayed. */
export interface SaverState {
  readonly as: 'idle' | 'saving' | 'saved' | 'lost' | 'refused';
  readonly why: string | null;
  /** Fields also changed by a colleague, with the colleague's values. */
  readonly clashes: Contents;
  /** Fields changed by a colleague only: the form shows their new values. */
  readonly taken: readonly string[];
  /** Fields with invalid values. */
  readonly wrong: readonly string[];
}

interface SaverParts {
  readonly start: Version;
  readonly kept: Draft | null;
  /** The form's values, and which fields are invalid. */
  read(): { readonly all: Contents; readonly wrong: readonly string[] };
  /** Writes a form field. */
  put(field: string, text: string): void;
  /** Saves changes against the last known version; `all` is that version with them. */
  send(changes: Contents, seen: string, all: Contents): Promise<Saved>;
  /** Stores a draft on this device until there is none. */
  keep(draft: Draft | null): void;
  show(state: SaverState): void;
  /** Schedules a callback, unless canceled before. */
  after(milliseconds: number, what: () => void): () => void;
}

/** Autosaves a form while someone types in it. */
export interface Saver {
  /** Someone typed. */
  typed(): void;
  saveNow(): void;
  /** The server has sent the current values. */
  hear(version: Version): void;
  /** Resolves a conflict: with the form's value, or with the colleague's. */
  settle(field: string, by: 'mine' | 'theirs'): void;
  close(): void;
}

/** Delay after the last key. */
const pause = 900;
const again = 4_000;

/** Normalizes line breaks, which differ between browsers and form submissions. */
export const plain = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/**
 * Creates an autosaver. A field is saved against the version on which it was typed: a colleague's
 * changes in other fields are taken into the form, and their changes in the same field are never
 * overwritten before the person here has chosen.
 */
export function openSaver(parts: SaverParts): Saver {
  let base = parts.kept?.base ?? parts.start;
  let state: SaverState = { as: 'idle', why: null, clashes: {}, taken: [], wrong: [] };
  let callOff: (() => void) | null = null;
  let isSending = false;
  let isClosed = false;

  const tell = (news: Partial<SaverState>) => {
    state = { ...state, why: null, ...news };
    if (!isClosed) parts.show(state);
  };
  const changed = (all: Contents): Contents =>
    Object.fromEntries(
      Object.entries(all).filter(([field, text]) => text !== base.contents[field]),
    );
  const without = (contents: Contents, fields: readonly string[]): Contents =>
    Object.fromEntries(Object.entries(contents).filter(([field]) => !fields.includes(field)));
  const keepAll = () => {
    const typed = changed(parts.read().all);
    parts.keep(Object.keys(typed).length > 0 ? { base, typed } : null);
  };
  const later = (milliseconds: number) => {
    callOff?.();
    callOff = parts.after(milliseconds, () => {
      callOff = null;
      void work();
    });
  };

  function hear(version: Version): void {
    if (version.updatedAt <= base.updatedAt) return;
    const { all } = parts.read();
    const clashes = new Map(Object.entries(state.clashes));
    const taken = new Set(state.taken);
    for (const [field, theirs] of Object.entries(version.contents)) {
      const [mine, was] = [all[field] ?? '', base.contents[field] ?? ''];
      if (theirs === mine) clashes.delete(field);
      else if (theirs === was) continue;
      else if (mine === was) {
        parts.put(field, theirs);
        taken.add(field);
      } else clashes.set(field, theirs);
    }
    base = version;
    keepAll();
    tell({
      as: state.as,
      why: state.why,
      taken: [...taken],
      clashes: Object.fromEntries(clashes),
    });
  }

  /** Shows an address as it was saved, unless someone typed on meanwhile. */
  function showAsSaved(changes: Contents): void {
    const { all } = parts.read();
    for (const [field, sent] of Object.entries(changes)) {
      const saved = base.contents[field];
      if (saved !== undefined && saved !== sent && all[field] === sent) parts.put(field, saved);
    }
  }

  async function work(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      for (;;) {
        const { all, wrong } = parts.read();
        const changes = without(changed(all), [...wrong, ...Object.keys(state.clashes)]);
        if (Object.keys(changes).length === 0) {
          keepAll();
          tell({ as: state.as === 'idle' ? 'idle' : 'saved', wrong });
          return;
        }
        tell({ as: 'saving', wrong });
        const sent = await parts.send(changes, base.updatedAt, { ...base.contents, ...changes });
        if (sent.as === 'lost' || sent.as === 'refused') {
          if (sent.as === 'lost') later(again);
          tell(sent);
          return;
        }
        if (sent.as === 'changed') hear(sent.version);
        else if (sent.version.updatedAt > base.updatedAt) {
          base = sent.version;
          showAsSaved(changes);
        }
        // Values typed in the meantime have their own delay.
        if (callOff !== null) return keepAll();
      }
    } finally {
      isSending = false;
    }
  }

  for (const [field, text] of Object.entries(parts.kept?.typed ?? {})) parts.put(field, text);
  if (parts.kept) {
    tell({ as: 'saving' });
    hear(parts.start);
    later(0);
  }

  return {
    typed() {
      const { all } = parts.read();
      const clashes = Object.fromEntries(
        Object.entries(state.clashes).filter(([field, theirs]) => all[field] !== theirs),
      );
      keepAll();
      const isSame = Object.keys(changed(all)).length === 0;
      tell({ as: isSame && !isSending ? state.as : 'saving', clashes, taken: [] });
      later(pause);
    },
    saveNow() {
      callOff?.();
      callOff = null;
      void work();
    },
    hear,
    settle(field, by) {
      const theirs = state.clashes[field];
      if (theirs === undefined) return;
      if (by === 'theirs') parts.put(field, theirs);
      tell({ as: 'saving', clashes: without(state.clashes, [field]) });
      later(0);
    },
    close() {
      isClosed = true;
      if (callOff === null) return;
      callOff();
      callOff = null;
      void work();
    },
  };
}

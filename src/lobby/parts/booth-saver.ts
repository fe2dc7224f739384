/** What stands on a booth, by the names of its fields; empty where nothing does. */
export type Contents = Readonly<Record<string, string>>;

/** The contents of a booth at some moment, as the site has them. */
export interface Version {
  readonly updatedAt: string;
  readonly contents: Contents;
}

/** What came of saving: it is kept, someone else was quicker, it never will be, or has to be sent again. */
export type Saved =
  | { readonly as: 'saved' | 'changed'; readonly version: Version }
  | { readonly as: 'refused'; readonly why: string }
  | { readonly as: 'lost' };

/** What was typed and is not known to have arrived, and on what it was typed. */
export interface Draft {
  readonly base: Version;
  readonly typed: Contents;
}

/** How saving stands, as the page shows it. */
export interface SaverState {
  readonly as: 'idle' | 'saving' | 'saved' | 'lost' | 'refused';
  readonly why: string | null;
  /** Fields that a colleague has changed at the same time, with what stands there now. */
  readonly clashes: Contents;
  /** Fields that a colleague has changed and no one here: they stand in the form as they are now. */
  readonly taken: readonly string[];
  /** Fields that cannot be saved as they are. */
  readonly wrong: readonly string[];
}

interface SaverParts {
  readonly start: Version;
  readonly kept: Draft | null;
  /** What stands in the form, and which fields of it cannot be saved. */
  read(): { readonly all: Contents; readonly wrong: readonly string[] };
  /** Writes a field of the form. */
  put(field: string, text: string): void;
  /** Saves changes of the version that was seen last. */
  send(changes: Contents, seen: string): Promise<Saved>;
  /** Keeps a draft on this device until there is none any more. */
  keep(draft: Draft | null): void;
  show(standing: SaverState): void;
  /** Does something later, unless it is called off before. */
  after(milliseconds: number, what: () => void): () => void;
}

/** Saves a form while someone types in it. */
export interface Saver {
  /** Something was typed. */
  typed(): void;
  saveNow(): void;
  /** The site has told what stands there now. */
  hear(version: Version): void;
  /** Settles a clash: by what stands in the form, or by what the colleague wrote. */
  settle(field: string, by: 'mine' | 'theirs'): void;
  close(): void;
}

/** After the last key. */
const pause = 900;
const again = 4_000;

/** The same text however a browser or a form post writes its lines. */
export const plain = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/**
 * Opens a saver. A field is saved against the version it was typed on: what colleagues change meanwhile
 * in other fields is taken into the form, and what they change in the same field is never written over
 * before someone here has chosen.
 */
export function openSaver(parts: SaverParts): Saver {
  let base = parts.kept?.base ?? parts.start;
  let standing: SaverState = { as: 'idle', why: null, clashes: {}, taken: [], wrong: [] };
  let callOff: (() => void) | null = null;
  let isSending = false;
  let isClosed = false;

  const tell = (news: Partial<SaverState>) => {
    standing = { ...standing, why: null, ...news };
    if (!isClosed) parts.show(standing);
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
    const clashes = new Map(Object.entries(standing.clashes));
    const taken = new Set(standing.taken);
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
      ...{ as: standing.as, why: standing.why, taken: [...taken] },
      clashes: Object.fromEntries(clashes),
    });
  }

  async function work(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      for (;;) {
        const { all, wrong } = parts.read();
        const changes = without(changed(all), [...wrong, ...Object.keys(standing.clashes)]);
        if (Object.keys(changes).length === 0) {
          keepAll();
          tell({ as: standing.as === 'idle' ? 'idle' : 'saved', wrong });
          return;
        }
        tell({ as: 'saving', wrong });
        const sent = await parts.send(changes, base.updatedAt);
        if (sent.as === 'lost' || sent.as === 'refused') {
          if (sent.as === 'lost') later(again);
          tell(sent);
          return;
        }
        if (sent.as === 'changed') hear(sent.version);
        else if (sent.version.updatedAt > base.updatedAt) base = sent.version;
        // What was typed meanwhile has its own time.
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
        Object.entries(standing.clashes).filter(([field, theirs]) => all[field] !== theirs),
      );
      keepAll();
      const isSame = Object.keys(changed(all)).length === 0;
      tell({ as: isSame && !isSending ? standing.as : 'saving', clashes, taken: [] });
      later(pause);
    },
    saveNow() {
      callOff?.();
      callOff = null;
      void work();
    },
    hear,
    settle(field, by) {
      const theirs = standing.clashes[field];
      if (theirs === undefined) return;
      if (by === 'theirs') parts.put(field, theirs);
      tell({ as: 'saving', clashes: without(standing.clashes, [field]) });
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

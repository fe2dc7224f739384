import { isUuid } from '../../../platform/model/kinds.ts';

/** A message that was written and is not confirmed yet. */
export interface Unsent {
  /** Sent with each attempt: the site posts it once. */
  readonly key: string;
  readonly text: string;
  readonly answers: string | null;
  /** Ids of documents that a rep attaches. */
  readonly documents?: readonly string[];
}

/** A person's unsent messages at a booth, stored per tab: private, and surviving a reload. */
export interface Drawer {
  unsent(): readonly Unsent[];
  keep(unsent: readonly Unsent[]): void;
  /** The unsent text in the box. */
  draft(): string;
  keepDraft(text: string): void;
  /** Ids of the documents that go with it. */
  draftDocuments(): readonly string[];
  keepDraftDocuments(ids: readonly string[]): void;
}

/** Opens the storage of a booth; stores nothing if the browser doesn't allow it. */
export function openDrawer(boothId: string, personKey: string): Drawer {
  const name = `quad.unsent.${boothId}.${personKey}`;
  const read = (key: string): string | null => {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const write = (key: string, value: string) => {
    try {
      if (value === '' || value === '[]') sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, value);
    } catch {
      // Storage is full or blocked: it is still on the page.
    }
  };
  const readList = (key: string): readonly unknown[] => {
    try {
      const stored: unknown = JSON.parse(read(key) ?? '[]');
      return Array.isArray(stored) ? stored : [];
    } catch {
      return [];
    }
  };
  return {
    unsent: () => readList(name).filter(isUnsent),
    keep: (unsent) => write(name, JSON.stringify(unsent)),
    draft: () => read(`${name}.draft`) ?? '',
    keepDraft: (text) => write(`${name}.draft`, text),
    draftDocuments: () => readList(`${name}.documents`).filter((id) => typeof id === 'string'),
    keepDraftDocuments: (ids) => write(`${name}.documents`, JSON.stringify(ids)),
  };
}

/** The private threads at a booth in which a person has unsent messages. */
export function threadsWithUnsent(boothId: string, personKey: string): readonly string[] {
  const [before, behind] = [`quad.unsent.${boothId}.`, `.${personKey}`];
  try {
    return Object.keys(sessionStorage)
      .filter((name) => name.startsWith(before) && name.endsWith(behind))
      .map((name) => name.slice(before.length, -behind.length))
      .filter(isUuid);
  } catch {
    return [];
  }
}

const isUnsent = (value: unknown): value is Unsent =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'text' in value &&
  typeof value.text === 'string' &&
  'answers' in value &&
  (value.answers === null || typeof value.answers === 'string');

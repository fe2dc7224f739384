/** Something that was written and is not known to have arrived. */
export interface Unsent {
  /** Sent along each time: the site says it once. */
  readonly key: string;
  readonly text: string;
  readonly answers: string | null;
}

/** What a person has written at a booth, kept by the tab: it outlives a reload and no one else reads it. */
export interface Drawer {
  unsent(): readonly Unsent[];
  keep(unsent: readonly Unsent[]): void;
  /** What is in the box and was not sent. */
  draft(): string;
  keepDraft(text: string): void;
}

/** Opens the drawer of a booth; where the browser keeps nothing, nothing is kept. */
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
      // Full, or forbidden: it is still on the page.
    }
  };
  return {
    unsent() {
      try {
        const kept: unknown = JSON.parse(read(name) ?? '[]');
        return Array.isArray(kept) ? kept.filter(isUnsent) : [];
      } catch {
        return [];
      }
    },
    keep: (unsent) => write(name, JSON.stringify(unsent)),
    draft: () => read(`${name}.draft`) ?? '',
    keepDraft: (text) => write(`${name}.draft`, text),
  };
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

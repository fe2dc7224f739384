import { boothContents } from '../../booths/booth-fields.ts';
import type { Contents, Draft, Version } from './booth-saver.ts';

const nameOf = (boothId: string, personKey: string): string => `quad.booth.${boothId}.${personKey}`;

/** Unsaved booth edits, as stored in this browser; null if there are none. */
export function readDraft(boothId: string, personKey: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(boothId, personKey)) ?? 'null');
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Stores a draft on this device, or deletes it. */
export function keepDraft(boothId: string, personKey: string, draft: Draft | null): void {
  const name = nameOf(boothId, personKey);
  try {
    if (draft === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(draft));
  } catch {
    // Storage is full or blocked: it is still on the page.
  }
}

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) && isVersion(value['base']) && isContents(value['typed']);

const isVersion = (value: unknown): value is Version =>
  isRecord(value) && typeof value['updatedAt'] === 'string' && isContents(value['contents']);

const isContents = (value: unknown): value is Contents =>
  isRecord(value) &&
  Object.entries(value).every(
    ([field, text]) => boothContents.some((name) => name === field) && typeof text === 'string',
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

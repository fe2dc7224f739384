import { useEffect, useRef, useState, type RefObject } from 'react';
import { boothFields, boothInputs } from '../../booths/booth-fields.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { useLocale } from '../../../ui/text/translate.tsx';
import {
  openSaver,
  plain,
  type Saver,
  type SaverState,
  type Version,
  type Contents,
  type Draft,
} from './booth-saver.ts';
import { saveBooth } from './save-booth.ts';

const nameOf = (boothId: string, personKey: string): string => `quad.booth.${boothId}.${personKey}`;

/** Unsaved booth edits, as stored in this browser; null if there are none. */
function readDraft(boothId: string, personKey: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameOf(boothId, personKey)) ?? 'null');
    return isDraft(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Stores a draft on this device, or deletes it. */
function keepDraft(boothId: string, personKey: string, draft: Draft | null): void {
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
    ([field, text]) => boothInputs.includes(field) && typeof text === 'string',
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

interface Options {
  readonly boothId: string;
  /** Separates the drafts of two people in one browser. */
  readonly personKey: string;
  /** The version in the page; a new one after a reload. */
  readonly version: Version;
  readonly now: Date;
}

/** The status before anyone has typed. */
const idle: SaverState = { as: 'idle', why: null, clashes: {}, taken: [], wrong: [] };

/** Autosaves the form in a container while someone types; inactive without JavaScript. */
export function useBoothSaver(box: RefObject<HTMLElement | null>, options: Options) {
  const [state, show] = useState(idle);
  const saver = useRef<Saver | null>(null);
  const latestOptions = useRef(options);
  const locale = useLocale();
  const { boothId, personKey, version } = options;
  useEffect(() => {
    latestOptions.current = options;
  });

  useEffect(() => {
    const control = (name: string) => {
      const found = box.current?.querySelector(`[name="${name}"]`);
      return found instanceof HTMLTextAreaElement || found instanceof HTMLInputElement
        ? found
        : null;
    };
    // On leaving the page, the form is removed before its last edits are sent.
    let last: ReturnType<Parameters<typeof openSaver>[0]['read']> = { all: {}, wrong: [] };
    const opened = openSaver({
      start: latestOptions.current.version,
      kept: readDraft(boothId, personKey),
      read() {
        const form = box.current?.querySelector('form');
        if (!form) return last;
        const { now } = latestOptions.current;
        const { problems } = checkForm(boothFields, new FormData(form), { now, locale });
        last = {
          all: Object.fromEntries(
            boothInputs.map((name) => [name, plain(control(name)?.value ?? '')]),
          ),
          wrong: Object.keys(problems ?? {}),
        };
        return last;
      },
      put(field, text) {
        const found = control(field);
        if (!found) return;
        found.value = text;
        openAround(found);
        // Validates the form, and shows the remaining characters.
        found.dispatchEvent(new CustomEvent('input', { bubbles: true, detail: byApp }));
      },
      send: (changes, seen, all) => saveBooth(boothId, changes, seen, all),
      keep: (draft) => keepDraft(boothId, personKey, draft),
      show,
      after(milliseconds, what) {
        const timer = setTimeout(what, milliseconds);
        return () => clearTimeout(timer);
      },
    });
    saver.current = opened;
    const back = () => opened.saveNow();
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('online', back);
      opened.close();
    };
  }, [box, boothId, personKey, locale]);

  useEffect(() => saver.current?.hear(version), [version]);

  return {
    state,
    typed: (event: Event) => {
      if (!(event instanceof CustomEvent && event.detail === byApp)) saver.current?.typed();
    },
    saveNow: () => saver.current?.saveNow(),
    settle: (field: string, by: 'mine' | 'theirs') => saver.current?.settle(field, by),
  };
}

/** Opens what an input is folded away in, so that its new value is seen. */
function openAround(input: HTMLElement): void {
  const around = input.closest('details');
  if (!around) return;
  around.open = true;
  if (around.parentElement) openAround(around.parentElement);
}

/** Marks an input that no one has typed in. */
const byApp = 'by the server';

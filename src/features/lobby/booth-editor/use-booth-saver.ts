import { useEffect, useRef, useState, type RefObject } from 'react';
import { boothContents, boothFields } from '../../booths/booth-fields.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { useLocale } from '../../../ui/text/translate.tsx';
import { keepDraft, readDraft } from './booth-draft.ts';
import { openSaver, plain, type Saver, type SaverState, type Version } from './booth-saver.ts';
import { saveBooth } from './save-booth.ts';

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
  const [standing, show] = useState(idle);
  const saver = useRef<Saver | null>(null);
  const known = useRef(options);
  const locale = useLocale();
  const { boothId, personKey, version } = options;
  useEffect(() => {
    known.current = options;
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
      start: known.current.version,
      kept: readDraft(boothId, personKey),
      read() {
        const form = box.current?.querySelector('form');
        if (!form) return last;
        const { now } = known.current;
        const { problems } = checkForm(boothFields, new FormData(form), { now, locale });
        last = {
          all: Object.fromEntries(
            boothContents.map((name) => [name, plain(control(name)?.value ?? '')]),
          ),
          wrong: Object.keys(problems ?? {}),
        };
        return last;
      },
      put(field, text) {
        const found = control(field);
        if (!found) return;
        found.value = text;
        // Validates the form, and shows the remaining characters.
        found.dispatchEvent(new CustomEvent('input', { bubbles: true, detail: byApp }));
      },
      send: (changes, seen) => saveBooth(boothId, changes, seen),
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
    standing,
    typed: (event: Event) => {
      if (!(event instanceof CustomEvent && event.detail === byApp)) saver.current?.typed();
    },
    saveNow: () => saver.current?.saveNow(),
    settle: (field: string, by: 'mine' | 'theirs') => saver.current?.settle(field, by),
  };
}

/** Marks an input that no one has typed in. */
const byApp = 'by the server';

import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { repDeskMessages as messages } from './rep-desk.messages.ts';
import css from './desk-keys.module.css';

/** What the keys of a desk do. */
export interface DeskActs {
  readonly next: () => void;
  readonly previous: () => void;
  readonly answer: () => void;
  readonly find: () => void;
}

const stored = 'quad.desk-keys';

function isStoredOff(): boolean {
  try {
    return localStorage.getItem(stored) === 'off';
  } catch {
    return false;
  }
}

/** Whether keys go into something: a text, a choice, or a window over the page. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input, textarea, select, [role="dialog"], dialog') !== null)
  );
}

/** The keys of a desk and their list; someone whose own tools send single letters turns them off. */
export function DeskKeys({ next, previous, answer, find }: DeskActs) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOn = chosen ?? (hydrated && !isStoredOff());
  const list = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isOn) return;
    const acts: Readonly<Record<string, () => void>> = {
      j: next,
      k: previous,
      r: answer,
      '/': find,
      '?': () => {
        if (list.current) list.current.open = !list.current.open;
      },
    };
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (document.querySelector('dialog:modal')) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target)) {
        if (event.key !== 'Escape' || !(event.target instanceof HTMLElement)) return;
        // What was searched for stays: it is the list that the keys move through.
        event.preventDefault();
        event.target.blur();
        return;
      }
      const act = acts[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn, next, previous, answer, find]);
  const all = [
    ['j', messages.nextKey],
    ['k', messages.previousKey],
    ['r', messages.answerKey],
    ['/', messages.findKey],
    ['?', messages.allKey],
    ['Esc', messages.leaveKey],
  ] as const;
  return (
    <details ref={list} className={css.keys} data-off={!isOn || undefined}>
      <summary>
        <span>
          <kbd>j</kbd> <kbd>k</kbd> {t(messages.keyMove)}
        </span>
        <span>
          <kbd>r</kbd> {t(messages.keyAnswer)}
        </span>
        <span>
          <kbd>/</kbd> {t(messages.keyFind)}
        </span>
        <span>
          <kbd>?</kbd> {t(messages.keyAll)}
        </span>
      </summary>
      <div className={css.all}>
        <h3>{t(messages.keysTitle)}</h3>
        <dl>
          {all.map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(what)}</dd>
            </div>
          ))}
        </dl>
        <p>{t(messages.keysNote)}</p>
        <Button
          kind="line"
          size="small"
          onClick={() => {
            setChosen(!isOn);
            try {
              localStorage.setItem(stored, isOn ? 'off' : 'on');
            } catch {
              // Blocked storage: it holds until the page is left.
            }
          }}
        >
          {t(isOn ? messages.keysOff : messages.keysOn)}
        </Button>
      </div>
    </details>
  );
}

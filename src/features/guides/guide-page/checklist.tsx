import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { guidesMessages as messages } from '../guides.messages.ts';
import css from './checklist.module.css';

/** Where the ticks of a checklist lie in the browser. */
const keyOf = (slug: string) => `quad.checklist.${slug}`;

/** The points that were ticked on this device; null where the browser keeps nothing for us. */
function readTicks(slug: string): ReadonlySet<string> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(slug)) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
  } catch (error) {
    // What someone else wrote there is worth nothing; a browser that refuses is another matter.
    return error instanceof SyntaxError ? new Set() : null;
  }
}

/** Saves the ticks on this device and returns whether the browser allowed it. */
function keepTicks(slug: string, ticked: readonly string[]): boolean {
  try {
    if (ticked.length === 0) localStorage.removeItem(keyOf(slug));
    else localStorage.setItem(keyOf(slug), JSON.stringify(ticked));
    return true;
  } catch {
    return false;
  }
}

interface ChecklistProps {
  readonly slug: string;
  readonly items: readonly { readonly id: string; readonly text: string }[];
}

/**
 * The checklist of a guide. The boxes are the browser's own, so they can be ticked before or without
 * any script; with one the ticks are still there tomorrow.
 */
export function Checklist({ slug, items }: ChecklistProps) {
  const t = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  // null: no script has looked yet.
  const [done, setDone] = useState<number | null>(null);
  const [kept, setKept] = useState(true);

  useEffect(() => {
    const ticks = readTicks(slug);
    for (const box of boxesIn(list.current)) if (ticks?.has(box.value)) box.checked = true;
    setDone(tickedIn(list.current).length);
    setKept(ticks !== null);
  }, [slug]);

  const keep = () => {
    const ticked = tickedIn(list.current);
    setDone(ticked.length);
    setKept(keepTicks(slug, ticked));
  };
  const clear = () => {
    for (const box of boxesIn(list.current)) box.checked = false;
    keep();
  };

  const promise =
    done === null
      ? messages.checklistPlain
      : kept
        ? messages.checklistLead
        : messages.checklistUnsaved;
  return (
    <section className={css.checklist} aria-labelledby="checklist" data-print-checklist="">
      <h2 id="checklist">{t(messages.checklist)}</h2>
      <p className={css.lead}>{t(promise)}</p>
      <ul role="list" ref={list} onChange={keep}>
        {items.map(({ id, text }) => (
          <li key={id}>
            <label>
              <input type="checkbox" name="done" value={id} />
              <span>{text}</span>
            </label>
          </li>
        ))}
      </ul>
      {done !== null && (
        <div className={css.foot}>
          <p role="status" className={css.done}>
            {t(messages.done, { done, all: items.length })}
          </p>
          <Button kind="line" icon="print" onClick={printChecklist}>
            {t(messages.printChecklist)}
          </Button>
          {done > 0 && (
            <Button kind="quiet" icon="refresh" onClick={clear}>
              {t(messages.clear)}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

const boxesIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLInputElement>('input') ?? []),
];

const tickedIn = (list: HTMLElement | null) =>
  boxesIn(list)
    .filter(({ checked }) => checked)
    .map(({ value }) => value);

/** Prints the title and the checklist alone, a page for the fridge. */
function printChecklist(): void {
  const { dataset } = document.documentElement;
  dataset['print'] = 'checklist';
  addEventListener('afterprint', () => delete dataset['print'], { once: true });
  print();
}

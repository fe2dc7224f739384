import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { guidesMessages as messages } from '../guides.messages.ts';
import { keepTicks, readTicks } from './ticks.ts';
import css from './checklist.module.css';

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

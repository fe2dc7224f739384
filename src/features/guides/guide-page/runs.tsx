import { RunOfWords } from '../../../ui/text/prose-run.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { guidesMessages as messages } from '../guides.messages.ts';
import type { Prose } from './ready-guide.ts';
import css from './runs.module.css';

/** The words of a paragraph, with their links and notes. */
export function Runs({ prose }: { readonly prose: Prose }) {
  return prose.map((run, place) =>
    run.kind === 'note' ? (
      <Note key={place} number={run.number} place={run.place} />
    ) : (
      <RunOfWords key={place} run={run} />
    ),
  );
}

function Note({ number, place }: { readonly number: number; readonly place: number }) {
  const t = useTranslate();
  return (
    <sup className={css.note}>
      <a
        href={`#note-${number}`}
        id={place === 1 ? `ref-${number}` : undefined}
        aria-label={t(messages.note, { number })}
      >
        {number}
      </a>
    </sup>
  );
}

import { Link } from 'react-router';
import { useSay } from '../../ui/say.tsx';
import { guidesWords as said } from '../guides.words.ts';
import type { Prose, ReadyRun } from '../ready-guide.ts';
import css from './runs.module.css';

/** The words of a paragraph, with their links and notes. */
export function Runs({ prose }: { readonly prose: Prose }) {
  return prose.map((run, place) => <One key={place} run={run} />);
}

function One({ run }: { readonly run: ReadyRun }) {
  switch (run.kind) {
    case 'words':
      return run.text;
    case 'strong':
      return <strong>{run.text}</strong>;
    case 'em':
      return <em className={css.em}>{run.text}</em>;
    case 'link':
      return run.href.startsWith('/') ? (
        <Link to={run.href}>{run.text}</Link>
      ) : (
        <a href={run.href}>{run.text}</a>
      );
    case 'note':
      return <Note number={run.number} place={run.place} />;
  }
}

function Note({ number, place }: { readonly number: number; readonly place: number }) {
  const say = useSay();
  return (
    <sup className={css.note}>
      <a
        href={`#note-${number}`}
        id={place === 1 ? `ref-${number}` : undefined}
        aria-label={say(said.note, { number })}
      >
        {number}
      </a>
    </sup>
  );
}

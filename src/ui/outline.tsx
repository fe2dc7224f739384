import { outlineWords as said } from './outline.words.ts';
import { useSay } from './say.tsx';
import css from './outline.module.css';

interface OutlineProps {
  readonly places: readonly { readonly anchor: string; readonly label: string }[];
}

/** What is on the page: beside the text and always in sight, or before it and folded on a phone. */
export function Outline({ places }: OutlineProps) {
  const say = useSay();
  const links = (
    <ol role="list">
      {places.map(({ anchor, label }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>{label}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={css.outline} aria-label={say(said.label)}>
      <div className={css.beside}>
        <p>{say(said.label)}</p>
        {links}
      </div>
      <details className={css.folded}>
        <summary>{say(said.label)}</summary>
        {links}
      </details>
    </nav>
  );
}

import { outlineMessages as messages } from './outline.messages.ts';
import { useTranslate } from '../text/translate.tsx';
import css from './outline.module.css';

interface OutlineProps {
  readonly places: readonly { readonly anchor: string; readonly label: string }[];
  /** The language of the labels, where it isn't the reader's. */
  readonly lang?: string | undefined;
}

/** What is on the page: beside the text and always in sight, or before it and folded on a phone. */
export function Outline({ places, lang }: OutlineProps) {
  const t = useTranslate();
  const links = (
    <ol role="list" lang={lang}>
      {places.map(({ anchor, label }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>{label}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={css.outline} aria-label={t(messages.label)}>
      <div className={css.beside}>
        <p>{t(messages.label)}</p>
        {links}
      </div>
      <details className={css.folded}>
        <summary>{t(messages.label)}</summary>
        {links}
      </details>
    </nav>
  );
}

import { Link } from 'react-router';
import { Icon } from '../marks/icon.tsx';
import { navigationMessages } from './navigation.messages.ts';
import { useTranslate } from '../text/translate.tsx';
import css from './breadcrumbs.module.css';

/** A step on the way to a page. */
export interface Crumb {
  readonly label: string;
  readonly to: string;
}

/** The way to this page from the top; the page itself is its h1 and is not repeated. */
export function Breadcrumbs({ trail }: { readonly trail: readonly Crumb[] }) {
  const t = useTranslate();
  return (
    <nav aria-label={t(navigationMessages.trail)} className={css.trail}>
      <ol role="list">
        {trail.map(({ label, to }, index) => (
          <li key={to}>
            {index > 0 && <Icon name="chevron-right" className={css.then} />}
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

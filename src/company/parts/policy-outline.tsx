import { useSay } from '../../ui/say.tsx';
import { policyWords as said } from '../policy.words.ts';
import type { ReadyPolicy } from '../ready-policy.ts';
import css from './policy-outline.module.css';

/** What is on the page: beside the text, or folded over it on a phone. */
export function PolicyOutline({ sections }: Pick<ReadyPolicy, 'sections'>) {
  const say = useSay();
  const links = (
    <ol role="list">
      {sections.map(({ anchor, heading }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>{heading}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={css.outline} aria-label={say(said.outline)}>
      <div className={css.beside}>
        <p>{say(said.outline)}</p>
        {links}
      </div>
      <details className={css.folded}>
        <summary>{say(said.outline)}</summary>
        {links}
      </details>
    </nav>
  );
}

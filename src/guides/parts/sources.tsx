import { useLocale, useSay } from '../../ui/say.tsx';
import { guidesWords as said } from '../guides.words.ts';
import type { ReadySource } from '../ready-guide.ts';
import { spokenDate } from './spoken-date.ts';
import css from './sources.module.css';

/** The notes of a guide: where each fact comes from, and when it was true. */
export function Sources({ sources }: { readonly sources: readonly ReadySource[] }) {
  const say = useSay();
  const locale = useLocale();
  return (
    <section className={css.sources} aria-labelledby="sources">
      <h2 id="sources">{say(said.sources)}</h2>
      <p>{say(said.sourcesLead)}</p>
      <ol>
        {sources.map(({ title, url, asOf }, place) => (
          <li key={title} id={`note-${place + 1}`}>
            {title}. <a href={url}>{new URL(url).hostname.replace(/^www\./, '')}</a>.{' '}
            {say(said.asOf, { date: spokenDate(locale, asOf) })}{' '}
            <a
              className={css.back}
              href={`#ref-${place + 1}`}
              aria-label={say(said.backToText, { number: place + 1 })}
            >
              ↑
            </a>
          </li>
        ))}
      </ol>
      <p>{say(said.notAdvice)}</p>
    </section>
  );
}

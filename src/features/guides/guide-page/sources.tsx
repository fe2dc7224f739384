import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { guidesMessages as messages } from '../guides.messages.ts';
import type { ReadySource } from './ready-guide.ts';
import { spokenDate } from './spoken-date.ts';
import css from './sources.module.css';

/** The notes of a guide: where each fact comes from, and when it was true. */
export function Sources({ sources }: { readonly sources: readonly ReadySource[] }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <section className={css.sources} aria-labelledby="sources">
      <h2 id="sources">{t(messages.sources)}</h2>
      <p>{t(messages.sourcesLead)}</p>
      <ol>
        {sources.map(({ title, url, asOf }, place) => (
          <li key={title} id={`note-${place + 1}`}>
            {title}. <a href={url}>{new URL(url).hostname.replace(/^www\./, '')}</a>.{' '}
            {t(messages.asOf, { date: spokenDate(locale, asOf) })}{' '}
            <a
              className={css.back}
              href={`#ref-${place + 1}`}
              aria-label={t(messages.backToText, { number: place + 1 })}
            >
              ↑
            </a>
          </li>
        ))}
      </ol>
      <p>{t(messages.notAdvice)}</p>
    </section>
  );
}

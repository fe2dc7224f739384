import { Form, Link } from 'react-router';
import { describePlace } from './chapter-address.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { Found } from './find-in-recordings.ts';
import { placeAddress } from './recordings-address.ts';
import { recordingsMessages as messages } from './recordings.messages.ts';
import css from './recordings-screen.module.css';

interface FindFormProps {
  readonly slug: string;
  readonly query: string;
  /** Null without a search. */
  readonly found: readonly Found[] | null;
}

/** The search of the recordings, and its results. */
export function FindForm({ slug, query, found }: FindFormProps) {
  const t = useTranslate();
  return (
    <section className={css.find}>
      <Form method="get" role="search" className={css.search} preventScrollReset>
        <label htmlFor="q">{t(messages.find)}</label>
        <div className={css.line}>
          <input
            key={query}
            id="q"
            type="search"
            name="q"
            defaultValue={query}
            maxLength={100}
            enterKeyHint="search"
          />
          <Button type="submit" kind="line" icon="search">
            {t(messages.findAct)}
          </Button>
        </div>
      </Form>
      {found && (
        <div className={css.found}>
          <p role="status">
            {t(messages.found, { count: found.length, query })}{' '}
            <Link to={fairPaths(slug).recordings} preventScrollReset>
              {t(messages.clear)}
            </Link>
          </p>
          {found.length === 0 && <p>{t(messages.foundNone)}</p>}
          <ol>
            {found.map(({ session, sessionTitle, second, college, text }) => (
              <li key={`${session} ${second} ${college} ${text}`}>
                <Link to={placeAddress(slug, session, second)} className={css.place}>
                  <span className={css.time}>{describePlace(second)}</span>
                  <span>
                    <b>
                      {college === null
                        ? t(messages.foundSession, { number: session, title: sessionTitle })
                        : t(messages.foundCollege, { number: session, college })}
                    </b>
                    {text !== null && <span className={css.text}>{text}</span>}
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

import { Form, Link } from 'react-router';
import { sayPlace } from '../../fairs/chapter-address.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { Button } from '../../ui/button.tsx';
import { useSay } from '../../ui/say.tsx';
import type { Found } from './find-in-recordings.ts';
import { placeAddress } from './recordings-address.ts';
import { recordingsWords as said } from './recordings.words.ts';
import css from './recordings-screen.module.css';

interface FindFormProps {
  readonly slug: string;
  readonly query: string;
  /** Null where nothing is looked for. */
  readonly found: readonly Found[] | null;
}

/** The search of the recordings, and the places that were found. */
export function FindForm({ slug, query, found }: FindFormProps) {
  const say = useSay();
  return (
    <section className={css.find}>
      <Form method="get" role="search" className={css.search} preventScrollReset>
        <label htmlFor="q">{say(said.find)}</label>
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
            {say(said.findAct)}
          </Button>
        </div>
      </Form>
      {found && (
        <div className={css.found}>
          <p role="status">
            {say(said.found, { count: found.length, query })}{' '}
            <Link to={fairPaths(slug).recordings} preventScrollReset>
              {say(said.clear)}
            </Link>
          </p>
          {found.length === 0 && <p>{say(said.foundNone)}</p>}
          <ol>
            {found.map(({ session, sessionTitle, second, college, text }) => (
              <li key={`${session} ${second} ${college} ${text}`}>
                <Link to={placeAddress(slug, session, second)} className={css.place}>
                  <span className={css.time}>{sayPlace(second)}</span>
                  <span>
                    <b>
                      {college === null
                        ? say(said.foundSession, { number: session, title: sessionTitle })
                        : say(said.foundCollege, { number: session, college })}
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

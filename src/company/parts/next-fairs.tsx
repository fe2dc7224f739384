import { Link } from 'react-router';
import type { ShownFair } from '../../fairs/dress-fair.ts';
import { FairTicket } from '../../fairs/fair-ticket.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useSay } from '../../ui/say.tsx';
import { homeWords as said } from '../home.words.ts';
import css from './next-fairs.module.css';

interface NextFairsProps {
  /** Without the one that hangs over the lawn. */
  readonly fairs: readonly ShownFair[];
  readonly now: string;
  /** All that are coming. */
  readonly count: number;
}

/** The fairs after the next one. */
export function NextFairs({ fairs, now, count }: NextFairsProps) {
  const say = useSay();
  if (count > 0 && fairs.length === 0) return null;
  return (
    <section className={css.fairs} aria-labelledby="next-fairs">
      <div>
        <h2 id="next-fairs" className={css.title}>
          {say(count === 0 ? said.noFairs : said.next)}
        </h2>
        <p className={css.text}>{say(count === 0 ? said.noFairsText : said.nextText)}</p>
        {count === 0 ? (
          <ButtonLink to="/colleges">{say(said.browse)}</ButtonLink>
        ) : (
          <Link to="/calendar" className={css.all}>
            {say(said.allFairs, { count })}
          </Link>
        )}
      </div>
      <div className={css.list}>
        {fairs.map((fair) => (
          <FairTicket key={fair.slug} fair={fair} now={now} />
        ))}
      </div>
    </section>
  );
}

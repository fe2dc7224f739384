import type { ShownFair } from '../../fairs/dress-fair.ts';
import { NextFairTicket } from '../../fairs/next-fair-ticket.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { PennantArt } from '../../ui/pennant.tsx';
import { useSay } from '../../ui/say.tsx';
import { still } from '../../ui/still.tsx';
import { homeWords as said } from '../home.words.ts';
import css from './home-hero.module.css';

interface HomeHeroProps {
  readonly next: ShownFair | null;
  readonly now: string;
  /** Who stands on the lawn. */
  readonly planted: readonly { readonly name: string; readonly art: PennantArt }[];
  /** How many colleges are at the next fair; 0 where there is none. */
  readonly count: number;
}

const HomeLawn = still(() => import('./home-lawn.tsx'));

/** The first screen: what this is, the search, the next fair, and the lawn with who is coming. */
export function HomeHero({ next, now, planted, count }: HomeHeroProps) {
  const say = useSay();
  return (
    <div className={css.hero}>
      <div className={css.inner}>
        <div>
          <h1 className={css.poster}>
            {count > 1 ? say(said.poster, { count }) : say(said.posterQuiet)}
          </h1>
          <p className={css.lead}>{say(said.lead)}</p>
          <form action="/colleges" role="search" className={css.find}>
            <label className="visually-hidden" htmlFor="home-search">
              {say(said.searchLabel)}
            </label>
            <Icon name="search" size={22} />
            <input
              id="home-search"
              type="search"
              name="q"
              placeholder={say(said.searchHint)}
              autoComplete="off"
              enterKeyHint="search"
            />
            <Button type="submit">{say(said.search)}</Button>
          </form>
        </div>
        {next && <NextFairTicket fair={next} now={now} />}
      </div>
      <HomeLawn fair={next?.slug ?? null} planted={planted} count={count} />
    </div>
  );
}

import type { ShownFair } from '../../fairs/fair-view.ts';
import { NextFairTicket } from '../../fairs/fair-ticket.tsx';
import type { PennantArt } from '../../../ui/pennants/pennant.tsx';
import { island } from '../../../ui/islands/island.tsx';
import css from './home-hero.module.css';

interface HomeHeroProps {
  readonly next: ShownFair | null;
  readonly now: string;
  /** Who stands on the lawn. */
  readonly planted: readonly { readonly name: string; readonly art: PennantArt }[];
  /** How many colleges are at the next fair; 0 where there is none. */
  readonly count: number;
}

const HomeSearch = island(() => import('./home-search.tsx'));
const HomeLawn = island(() => import('./home-lawn.tsx'));

/** The first screen: what this is, the search, the next fair, and the lawn with who is coming. */
export function HomeHero({ next, now, planted, count }: HomeHeroProps) {
  return (
    <div className={css.hero}>
      <div className={css.inner}>
        <HomeSearch count={count} />
        {next && <NextFairTicket fair={next} now={now} />}
      </div>
      <HomeLawn fair={next?.slug ?? null} planted={planted} count={count} />
    </div>
  );
}

import type { Route } from './+types/home.route.ts';
import { toFairView, type ShownFair } from '../../fairs/fair-view.ts';
import { comingFairs } from '../../fairs/fair-queries.ts';
import { nextOf, takesAttendees } from '../../fairs/fair-phase.ts';
import { guideSummaries } from '../../guides/guide-summaries.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { drawPennant } from '../../../ui/pennants/draw-pennant.ts';
import HomeSearch from './home-search.tsx';
import HomeLawn from './home-lawn.tsx';
import NextFairsHead from './next-fairs-head.tsx';
import Doors from './doors.tsx';
import HomeGuides from './home-guides.tsx';
import ForColleges from './for-colleges.tsx';
import { homeMessages as messages } from './home.messages.ts';
import { FairTicket, NextFairTicket } from '../../fairs/fair-ticket.tsx';
import css from './next-fairs.module.css';
import type { PennantArt } from '../../../ui/pennants/pennant.tsx';
import homeHeroCss from './home-hero.module.css';

interface HomeHeroProps {
  readonly next: ShownFair | null;
  readonly now: string;
  /** Who stands on the lawn. */
  readonly planted: readonly { readonly name: string; readonly art: PennantArt }[];
  /** How many colleges are at the next fair; 0 where there is none. */
  readonly count: number;
}

/** The first screen: what this is, the search, the next fair, and the lawn with who is coming. */
function HomeHero({ next, now, planted, count }: HomeHeroProps) {
  return (
    <div className={homeHeroCss.hero}>
      <div className={homeHeroCss.inner}>
        <HomeSearch count={count} />
        {next && <NextFairTicket fair={next} now={now} />}
      </div>
      <HomeLawn fair={next?.slug ?? null} planted={planted} count={count} />
    </div>
  );
}

interface NextFairsProps {
  /** Without the one that hangs over the lawn. */
  readonly fairs: readonly ShownFair[];
  readonly now: string;
  /** All that are coming. */
  readonly count: number;
}

/** The fairs after the next one. */
function NextFairs({ fairs, now, count }: NextFairsProps) {
  if (count > 0 && fairs.length === 0) return null;
  return (
    <section className={css.fairs} aria-labelledby="next-fairs">
      <NextFairsHead count={count} />
      <div className={css.list}>
        {fairs.map((fair) => (
          <FairTicket key={fair.slug} fair={fair} now={now} />
        ))}
      </div>
    </section>
  );
}

const howMany = graphql(`
  query HowManyColleges {
    collegeDirectory(limit: 1) {
      totalCount
    }
  }
`);

/** The pennants of a lawn without registrations yet: colleges of the directory. */
const someColleges = graphql(`
  query SomeColleges {
    collegeDirectory(limit: 16) {
      items {
        name
      }
    }
  }
`);

const whoIsComing = graphql(`
  query WhoIsComing($slug: String!) {
    fairCard(slug: $slug) {
      colleges {
        name
      }
    }
  }
`);

/** Pennants on the lawn, and fairs under it. */
const most = { pennants: 16, fairs: 4 } as const;

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const [{ fairCards }, { collegeDirectory }] = await Promise.all([
    call.query(comingFairs),
    call.query(howMany),
  ]);
  const next = nextOf(fairCards, call.now);
  const coming = next && (await call.query(whoIsComing, { slug: next.slug })).fairCard?.colleges;
  const planted = coming?.length ? coming : (await call.query(someColleges)).collegeDirectory.items;
  const t = translatorFor(call.locale);
  const hasGuides = !call.featuresOff.includes('guides');
  return {
    meta: pageMeta({
      ...call,
      title: t(messages.title),
      description: t(hasGuides ? messages.description : messages.descriptionNoGuides),
      path: '/',
    }),
    now: call.now.toISOString(),
    next: next && toFairView(next),
    registers: fairCards.find((fair) => takesAttendees(fair, call.now))?.slug ?? null,
    fairs: fairCards
      .filter(({ slug }) => slug !== next?.slug)
      .slice(0, most.fairs)
      .map(toFairView),
    fairCount: fairCards.length,
    atNext: coming?.length ?? 0,
    collegeCount: collegeDirectory.totalCount,
    // With their letters, all of them: a lawn of flags, not of logos.
    planted: spread(planted, most.pennants).map(({ name }) => ({
      name,
      art: drawPennant(name, 'fly'),
    })),
    guides: hasGuides ? guideSummaries(t) : [],
  };
}

/** So many of a list, from all over it. */
function spread<One>(list: readonly One[], count: number): readonly One[] {
  const step = Math.max(1, list.length / count);
  return Array.from({ length: Math.min(count, list.length) }, (_, index) =>
    list.at(Math.floor(index * step)),
  ).flatMap((one) => (one === undefined ? [] : [one]));
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** The front page. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { next, now, fairs, fairCount, planted, atNext, guides, collegeCount } = loaderData;
  return (
    <>
      <HomeHero next={next} now={now} planted={planted} count={atNext} />
      <NextFairs fairs={fairs} now={now} count={fairCount} />
      <Doors fair={loaderData.registers} />
      {guides.length > 0 && <HomeGuides guides={guides} />}
      <ForColleges count={collegeCount} />
    </>
  );
}

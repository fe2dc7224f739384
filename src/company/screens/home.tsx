import type { Route } from './+types/home.ts';
import { dressFair } from '../../fairs/dress-fair.ts';
import { comingFairs } from '../../fairs/fair-queries.ts';
import { nextOf } from '../../fairs/next-fair.ts';
import { guideSummaries } from '../../guides/guide-summaries.ts';
import { graphql } from '../../platform/pages/graphql.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { drawPennant } from '../../ui/draw-pennant.ts';
import { still } from '../../ui/still.tsx';
import { homeWords as said } from '../home.words.ts';
import { HomeHero } from '../parts/home-hero.tsx';
import { NextFairs } from '../parts/next-fairs.tsx';

const Doors = still(() => import('../parts/doors.tsx'));
const HomeGuides = still(() => import('../parts/home-guides.tsx'));
const ForColleges = still(() => import('../parts/for-colleges.tsx'));

const howMany = graphql(`
  query HowManyColleges {
    collegeDirectory(limit: 1) {
      totalCount
    }
  }
`);

/** Who stands on the lawn, where nobody has signed up for a fair yet: colleges of the directory. */
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
  const say = speak(call.locale);
  const hasGuides = !call.featuresOff.includes('guides');
  return {
    meta: pageMeta({
      ...call,
      title: say(said.title),
      description: say(hasGuides ? said.description : said.descriptionNoGuides),
      path: '/',
    }),
    now: call.now.toISOString(),
    next: next && dressFair(next),
    fairs: fairCards
      .filter(({ slug }) => slug !== next?.slug)
      .slice(0, most.fairs)
      .map(dressFair),
    fairCount: fairCards.length,
    atNext: coming?.length ?? 0,
    collegeCount: collegeDirectory.totalCount,
    // With their letters, all of them: a lawn of flags, not of logos.
    planted: spread(planted, most.pennants).map(({ name }) => ({
      name,
      art: drawPennant(name, 'fly'),
    })),
    guides: hasGuides ? guideSummaries(say) : [],
  };
}

/** So many of a list, from all over it. */
function spread<One>(list: readonly One[], count: number): readonly One[] {
  const step = Math.max(1, list.length / count);
  return Array.from({ length: Math.min(count, list.length) }, (_, place) =>
    list.at(Math.floor(place * step)),
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
      <Doors />
      {guides.length > 0 && <HomeGuides guides={guides} />}
      <ForColleges count={collegeCount} />
    </>
  );
}

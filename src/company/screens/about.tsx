import type { Route } from './+types/about.ts';
import { graphql } from '../../platform/pages/graphql.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { siteOf, useSite } from '../../platform/pages/site.ts';
import { speak } from '../../platform/words/speak.ts';
import { Wrap } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { drawPennant } from '../../ui/draw-pennant.ts';
import { aboutWords as said } from '../about.words.ts';
import { AboutHero } from '../parts/about-hero.tsx';
import { HowItWorks } from '../parts/how-it-works.tsx';
import { Promises } from '../parts/promises.tsx';
import { WhoWeAre } from '../parts/who-we-are.tsx';
import { WhyOnline } from '../parts/why-online.tsx';

const whatIsHere = graphql(`
  query WhatIsHere {
    collegeDirectory(limit: 1) {
      totalCount
    }
    fairCards {
      slug
      cancelledAt
    }
  }
`);

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { collegeDirectory, fairCards } = await call.query(whatIsHere);
  return {
    colleges: collegeDirectory.totalCount,
    fairs: fairCards.filter(({ cancelledAt }) => cancelledAt === null).length,
    pennant: drawPennant(call.brand.name, 'fly'),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  const say = speak(site.locale);
  return pageMeta({
    ...site,
    title: say(said.title),
    description: say(said.description, { brand: site.brand.name }),
    path: '/about-us',
  });
};

/** `/about-us`: who runs the house, why, how it works, and what is promised. */
export default function About({ loaderData }: Route.ComponentProps) {
  const { colleges, fairs, pennant } = loaderData;
  const say = useSay();
  const { brand } = useSite();
  return (
    <>
      <AboutHero
        title={say(said.poster)}
        lead={say(said.lead, { brand: brand.name })}
        pennant={pennant}
      />
      <Wrap>
        <WhyOnline />
        <HowItWorks />
        <Promises />
        <WhoWeAre brand={brand} colleges={colleges} fairs={fairs} />
      </Wrap>
    </>
  );
}

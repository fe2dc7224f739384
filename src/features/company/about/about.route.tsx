import type { Route } from './+types/about.route.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { drawPennant } from '../../../ui/pennants/draw-pennant.ts';
import AboutPage from './about-page.tsx';
import { aboutMessages as messages } from './about.messages.ts';

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
  const t = translatorFor(call.locale);
  return {
    meta: pageMeta({
      ...call,
      title: t(messages.title),
      description: t(messages.description, { brand: call.brand.name }),
      path: '/about-us',
    }),
    colleges: collegeDirectory.totalCount,
    fairs: fairCards.filter(({ cancelledAt }) => cancelledAt === null).length,
    pennant: drawPennant(call.brand.name, 'fly'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/about-us`: who runs the site, why, how it works, and what is promised. */
export default function About({ loaderData }: Route.ComponentProps) {
  const { colleges, fairs, pennant } = loaderData;
  return <AboutPage colleges={colleges} fairs={fairs} pennant={pennant} />;
}

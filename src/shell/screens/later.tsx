import type { Route } from './+types/later.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { siteOf } from '../../platform/pages/site.ts';
import { speak } from '../../platform/words/speak.ts';
import type { Message } from '../../platform/words/words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyLawn } from '../../ui/empty-lawn.tsx';
import { PageHead, Wrap } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { laterWords as said } from './later.words.ts';

interface Waiting {
  readonly title: Message;
  readonly text: Message;
}

/** The pages whose contents come later, by the pattern of their path. */
const waiting: readonly (readonly [pattern: RegExp, page: Waiting])[] = [
  [/^\/app\/fairs\/6x6\/plan$/, { title: said.plan, text: said.planText }],
  [/^\/app\/fairs\/6x6\/attendees$/, { title: said.attendees, text: said.attendeesText }],
  [/^\/admin\/campaigns\/email$/, { title: said.emailCampaigns, text: said.emailCampaignsText }],
  [/^\/admin\/colleges$/, { title: said.adminColleges, text: said.adminCollegesText }],
  [/^\/admin\/colleges\//, { title: said.adminCollege, text: said.adminCollegeText }],
];

const pageOf = (path: string): Waiting | undefined =>
  waiting.find(([pattern]) => pattern.test(path.toLowerCase()))?.[1];

export function loader({ url: { pathname } }: Route.LoaderArgs) {
  if (!pageOf(pathname)) throw new Response(null, { status: 404 });
  return { path: pathname };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const page = pageOf(loaderData.path);
  if (!page) return [];
  const site = siteOf(matches);
  const say = speak(site.locale);
  return pageMeta({
    ...site,
    title: say(page.title),
    description: say(page.text),
    path: loaderData.path,
    noindex: true,
  });
};

/** A page that has its guard and its title, and whose contents come later. */
export default function Later({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  const page = pageOf(loaderData.path);
  if (!page) return null;
  return (
    <Wrap>
      <PageHead title={say(page.title)} />
      <EmptyLawn title={say(said.heading)} text={say(page.text)}>
        <ButtonLink to="/calendar" icon="calendar">
          {say(said.seeFairs)}
        </ButtonLink>
        <ButtonLink to="/colleges" kind="line">
          {say(said.seeColleges)}
        </ButtonLink>
      </EmptyLawn>
    </Wrap>
  );
}

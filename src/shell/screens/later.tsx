import type { Route } from './+types/later.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { siteOf } from '../../platform/pages/site.ts';
import { speak } from '../../platform/words/speak.ts';
import type { Message } from '../../platform/words/words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHead, Wrap } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { laterWords as said } from './later.words.ts';
import css from './later.module.css';

interface Waiting {
  readonly title: Message;
  readonly text: Message;
}

/** The pages whose contents come later, by the pattern of their path. */
const waiting: readonly (readonly [pattern: RegExp, page: Waiting])[] = [
  [/^\/app$/, { title: said.home, text: said.homeText }],
  [/^\/app\/setup$/, { title: said.setup, text: said.setupText }],
  [/^\/app\/profile$/, { title: said.profile, text: said.profileText }],
  [/^\/app\/colleges$/, { title: said.myColleges, text: said.myCollegesText }],
  [/^\/app\/fairs\/signup$/, { title: said.fairSignUp, text: said.fairSignUpText }],
  [/^\/app\/fairs\/visit\//, { title: said.visit, text: said.visitText }],
  [/^\/app\/fairs\/6x6\/plan$/, { title: said.plan, text: said.planText }],
  [/^\/app\/fairs\/6x6\/attendees$/, { title: said.attendees, text: said.attendeesText }],
  [/^\/admin\/campaigns\/email$/, { title: said.emailCampaigns, text: said.emailCampaignsText }],
  [/^\/admin\/colleges$/, { title: said.adminColleges, text: said.adminCollegesText }],
  [/^\/admin\/colleges\//, { title: said.adminCollege, text: said.adminCollegeText }],
  [/^\/admin\/fairs$/, { title: said.adminFairs, text: said.adminFairsText }],
  [/^\/admin\/fairs\//, { title: said.adminFair, text: said.adminFairText }],
  [/^\/admin\/users$/, { title: said.users, text: said.usersText }],
  [/^\/admin\/claims$/, { title: said.claims, text: said.claimsText }],
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
    <Wrap narrow>
      <PageHead title={say(page.title)} />
      <section className={css.card}>
        <svg viewBox="0 0 120 96" width="120" height="96" aria-hidden="true">
          <path className={css.pole} d="M20 4v88" />
          <path className={css.flag} d="M22 10c14 8 20 22 16 44-6-8-12-12-16-14Z" />
          <path className={css.lawn} d="M0 92h120" />
        </svg>
        <div>
          <h2>{say(said.heading)}</h2>
          <p>{say(page.text)}</p>
          <p className={css.acts}>
            <ButtonLink to="/calendar" icon="calendar">
              {say(said.seeFairs)}
            </ButtonLink>
            <ButtonLink to="/colleges" kind="line">
              {say(said.seeColleges)}
            </ButtonLink>
          </p>
        </div>
      </section>
    </Wrap>
  );
}

import { Outlet, redirect, useLocation } from 'react-router';
import type { Route } from './+types/session-frame.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { FairState, stateOf } from '../../fairs/fair-state.tsx';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead, Wrap } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { When } from '../../ui/when.tsx';
import { dayWords } from '../day/day.words.ts';
import { openSessionFair, sessionPage } from '../open-session-fair.ts';
import { sessionFairsQuery } from '../session-fair-query.ts';
import { ChooseFair } from './choose-fair.tsx';
import { frameWords as said } from './session-frame.words.ts';

const base = '/app/fairs/6x6';

export async function loader({ context, url }: Route.LoaderArgs) {
  if (url.pathname === base) throw redirect(`${base}/overview${url.search}`);
  const call = context.get(pageCall);
  const [fair, { sessionFairs }] = await Promise.all([
    openSessionFair(call, url),
    call.query(sessionFairsQuery, {}),
  ]);
  const title = speak(call.locale)(said.title);
  return {
    meta: pageMeta({ ...call, title, description: title, path: url.pathname, noindex: true }),
    fair: fair && { ...fair, state: stateOf(fair, call.now) },
    fairs: sessionFairs.map(({ slug, name, startTime, timeZone }) => ({
      slug,
      name,
      startTime,
      timeZone,
    })),
    mayCreate: call.viewer?.role === 'ADMINS',
    now: call.now.toISOString(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

const tabs = [
  ['overview', dayWords.overview],
  ['plan', said.plan],
  ['attendees', said.attendees],
  ['exhibitors', said.exhibitors],
  ['sessions', said.sessions],
  ['emails', said.emails],
  ['live', dayWords.live],
  ['figures', dayWords.figures],
] as const;

/** Pages that say themselves which links are missing. */
const saysLinks = /\/(?:overview|sessions)$/;

/** Of a page about one attendee or exhibitor the list they are on: another fair has others. */
const listOf = (path: string): string => path.split('/').slice(0, 5).join('/');

/** What is over every screen of a 6x6 fair's coordinator: which fair it is, and its parts. */
export default function SessionFrame({ loaderData }: Route.ComponentProps) {
  const { fair, fairs, mayCreate, now } = loaderData;
  const say = useSay();
  const { pathname } = useLocation();
  if (fair === null)
    return (
      <Wrap>
        <PageHead title={say(said.title)} />
        <EmptyState
          title={say(said.noFairTitle)}
          action={
            mayCreate && (
              <ButtonLink to="/admin/fairs/new" icon="plus">
                {say(said.newFair)}
              </ButtonLink>
            )
          }
        >
          {say(mayCreate ? said.noFairAdmin : said.noFairCoordinator)}
        </EmptyState>
      </Wrap>
    );
  return (
    <Wrap>
      <PageHead
        title={fair.name}
        lead={
          <>
            <When start={fair.startTime} end={fair.endTime} zone={fair.timeZone} now={now} />{' '}
            <FairState state={fair.state} />
          </>
        }
      >
        {fair.publishedAt !== null && (
          <ButtonLink to={fairPaths(fair.slug).page} kind="line" icon="external">
            {say(said.publicPage)}
          </ButtonLink>
        )}
      </PageHead>
      {fairs.length > 1 && (
        <ChooseFair fairs={fairs} chosen={fair.slug} action={listOf(pathname)} now={now} />
      )}
      <Tabs
        label={say(said.tabs)}
        tabs={tabs.map(([page, label]) => ({
          to: sessionPage(page, fair.slug),
          label: say(label),
        }))}
      />
      {fair.missingLinks > 0 && !saysLinks.test(pathname) && (
        <Notice
          kind="warning"
          action={
            <ButtonLink kind="line" to={sessionPage('sessions', fair.slug)}>
              {say(said.addLinks)}
            </ButtonLink>
          }
        >
          {say(said.missingLinks, { count: fair.missingLinks })}
        </Notice>
      )}
      <Outlet key={fair.id} />
    </Wrap>
  );
}

import { Outlet, redirect, useLocation, Form } from 'react-router';
import type { Route } from './+types/session-frame.route.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { FairState, stateOf } from '../../fairs/managed-fair.tsx';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { ButtonLink, Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate, useLocale } from '../../../ui/text/translate.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { When } from '../../../ui/time/when.tsx';
import { dayMessages } from '../day/day.messages.ts';
import { openSessionFair, sessionPage, fairParameter } from '../open-session-fair.ts';
import { sessionFairsQuery } from '../session-fair-query.ts';
import { frameMessages as messages } from './session-frame.messages.ts';
import { formatDay } from '../../../ui/time/format-times.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import css from './choose-fair.module.css';

const base = '/app/fairs/6x6';

export async function loader({ context, url }: Route.LoaderArgs) {
  if (url.pathname === base) throw redirect(`${base}/overview${url.search}`);
  const call = context.get(pageCall);
  const [fair, { sessionFairs }] = await Promise.all([
    openSessionFair(call, url),
    call.query(sessionFairsQuery, {}),
  ]);
  const title = translatorFor(call.locale)(messages.title);
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
  ['overview', dayMessages.overview],
  ['plan', messages.plan],
  ['attendees', messages.attendees],
  ['exhibitors', messages.exhibitors],
  ['sessions', messages.sessions],
  ['emails', messages.emails],
  ['live', dayMessages.live],
  ['figures', dayMessages.report],
] as const;

/** Pages that report missing links themselves. */
const saysLinks = /\/(?:overview|sessions)$/;

/** For a page about one attendee or exhibitor, the list's path: other fairs have other people. */
const listOf = (path: string): string => path.split('/').slice(0, 5).join('/');

/** The header of a 6x6 fair coordinator's screens: the fair, and its sections. */
export default function SessionFrame({ loaderData }: Route.ComponentProps) {
  const { fair, fairs, mayCreate, now } = loaderData;
  const t = useTranslate();
  const { pathname } = useLocation();
  if (fair === null)
    return (
      <Wrap>
        <PageHead title={t(messages.title)} />
        <EmptyState
          title={t(messages.noFairTitle)}
          action={
            mayCreate && (
              <ButtonLink to="/admin/fairs/new" icon="plus">
                {t(messages.newFair)}
              </ButtonLink>
            )
          }
        >
          {t(mayCreate ? messages.noFairAdmin : messages.noFairCoordinator)}
        </EmptyState>
      </Wrap>
    );
  return (
    <Wrap>
      <PageHead
        title={fair.name}
        lead={
          <>
            <When start={fair.startTime} end={fair.endTime} zone={fair.timeZone} now={now} both />{' '}
            <FairState state={fair.state} />
          </>
        }
      >
        {fair.publishedAt !== null && (
          <ButtonLink to={fairPaths(fair.slug).page} kind="line" icon="external">
            {t(messages.publicPage)}
          </ButtonLink>
        )}
      </PageHead>
      {fairs.length > 1 && (
        <ChooseFair fairs={fairs} chosen={fair.slug} action={listOf(pathname)} now={now} />
      )}
      <Tabs
        label={t(messages.tabs)}
        tabs={tabs.map(([page, label]) => ({
          to: sessionPage(page, fair.slug),
          label: t(label),
        }))}
      />
      {fair.missingLinks > 0 && !saysLinks.test(pathname) && (
        <Notice
          kind="warning"
          action={
            <ButtonLink kind="line" to={sessionPage('sessions', fair.slug)}>
              {t(messages.addLinks)}
            </ButtonLink>
          }
        >
          {t(messages.missingLinks, { count: fair.missingLinks })}
        </Notice>
      )}
      <Outlet key={fair.id} />
    </Wrap>
  );
}

interface ChooseFairProps {
  readonly fairs: readonly {
    readonly slug: string;
    readonly name: string;
    readonly startTime: string;
    readonly timeZone: string;
  }[];
  /** The slug of the current fair. */
  readonly chosen: string;
  /** The path of the current screen, which stays. */
  readonly action: string;
  readonly now: string;
}

/** Selects one of several fairs: the choice goes into the address, with or without JavaScript. */
function ChooseFair({ fairs, chosen, action, now }: ChooseFairProps) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Form method="get" action={action} className={css.choose} aria-label={t(messages.choose)}>
      <SelectField
        key={chosen}
        name={fairParameter}
        label={t(messages.fair)}
        empty={null}
        defaultValue={chosen}
        options={fairs.map(({ slug, name, startTime, timeZone }) => ({
          value: slug,
          label: `${name}, ${formatDay(locale, timeZone, startTime, now)}`,
        }))}
      />
      <Button type="submit" kind="line">
        {t(messages.show)}
      </Button>
    </Form>
  );
}

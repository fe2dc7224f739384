import { data, redirect } from 'react-router';
import type { Route } from './+types/join-page.route.ts';
import { whereToAgree } from '../../attendees/must-agree.ts';
import { linkedQuery, changeCall, mineQuery } from '../../attendees/registration-queries.ts';
import { openLinkToJoin } from '../../attendees/registration-page.ts';
import { JoinButton } from '../../fairs/join-button.tsx';
import { joinPath, joinReady, sessionIn, sessionRoomPath } from '../../fairs/join-session.ts';
import { loadFairHead } from '../../fairs/fair-view.ts';
import { announcedQuery } from '../../lobby/announced-query.ts';
import { LiveAnnouncements } from '../../lobby/live-announcements.tsx';
import { pageCall, type PageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { Countdown } from '../../../ui/time/countdown.tsx';
import { PageHead } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import { entryQuery, joinCall } from './join-queries.ts';
import { joinPageMessages as messages } from './join.messages.ts';
import { WhyNot } from './why-not.tsx';
import css from './join-page.module.css';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { refusalData, type FormProblem } from '../../../ui/forms/form-problem.ts';

/** Its address may contain an email's key, and its response the link to a meeting. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { fair, now } = await loadFairHead(call, params.fairAddress);
  const number = sessionIn(params.session);
  if (number === null) throw new Response(null, { status: 404 });
  const key = url.searchParams.get('key');
  if (key !== null) throw redirect(await byKey(call, key, fair.slug, number));
  const which = { fair: fair.slug, session: number };
  const { url: meeting = null, entry } = url.searchParams.has('meeting')
    ? ((await call.query(joinCall, which)).joinSession ?? { entry: null })
    : { entry: (await call.query(entryQuery, which)).sessionEntry };
  if (!entry) throw new Response(null, { status: 404 });
  // The room shows the picture, or opens the meeting beside it.
  if (isOpen(entry) && !url.searchParams.has('ready'))
    throw redirect(meeting ?? sessionRoomPath(fair.slug, number), {
      status: 303,
      headers: headers(),
    });
  if (entry.state === 'register') {
    const agree = await whereToAgree(call, fair.slug);
    if (agree !== null) throw redirect(agree);
  }
  const t = translatorFor(call.locale);
  const meta = pageMeta({
    ...call,
    title: t(messages.title, { number }),
    description: t(messages.description, { fair: fair.name }),
    path: joinPath(fair.slug, number),
    noindex: true,
  });
  const isSignedIn = call.viewer !== null && call.viewer.role !== 'guests';
  // A failed read of announcements doesn't keep anyone out.
  const result = isSignedIn ? (await call.ask(announcedQuery, { fair: fair.slug })).data : null;
  const announced = result?.heardAnnouncements ?? null;
  return { fair, now, meta, number, entry, announced, role: call.viewer?.role ?? null };
}

/** The target of an email's link: signed-in owners go straight to the session. */
async function byKey(call: PageCall, key: string, slug: string, number: number): Promise<string> {
  const isSignedIn = call.viewer !== null && call.viewer.role !== 'guests';
  const linked = isSignedIn ? (await call.ask(linkedQuery, { key })).data : null;
  return linked?.linkedRegistration === slug ? joinPath(slug, number) : openLinkToJoin(key, number);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const { fair } = await loadFairHead(call, params.fairAddress);
  const number = sessionIn(params.session);
  if (number === null) throw new Response(null, { status: 404 });
  const problem = await chooseByForm(call, await request.formData(), fair.slug, number);
  return problem instanceof Response ? problem : data(problem, 400);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/fair-{slug}/join/{session}`: leads into a session, or shows why not and what to do. */
export default function JoinPage({ loaderData }: Route.ComponentProps) {
  const { fair, now, entry, number, announced } = loaderData;
  const t = useTranslate();
  const { state, session, opensAt, isOrganizer } = entry;
  return (
    <div className={css.column}>
      <PageHead
        title={session ? t(messages.session, session) : t(messages.title, { number })}
        lead={
          session && (
            <When
              start={session.startTime}
              end={endOf(session)}
              zone={entry.fair.timeZone}
              now={now}
              near
            />
          )
        }
      />
      {announced && (
        <LiveAnnouncements
          key={announced.fairId}
          announced={announced}
          session={number}
          page={joinReady(fair.slug, number)}
          zone={entry.fair.timeZone}
          now={now}
        />
      )}
      {session && opensAt && (isOpen(entry) || state === 'early') ? (
        <section className={css.ready}>
          {state === 'early' && <Countdown to={opensAt} now={now} label={t(messages.earlyOpens)} />}
          <JoinButton
            slug={fair.slug}
            session={session}
            now={now}
            as={asOf(session, opensAt)}
            size="large"
            block
            early
            always={isOrganizer}
          />
          {state === 'early' && (
            <>
              <p>{t(messages.earlyText)}</p>
              <noscript>
                <a href={joinPath(fair.slug, number)}>{t(messages.again)}</a>
              </noscript>
            </>
          )}
        </section>
      ) : (
        <WhyNot entry={entry} number={number} now={now} recordingsOut={fair.recordingsOut} />
      )}
    </div>
  );
}

/** The caller can join now; without a link, the room has no picture. */
const isOpen = ({ state }: { readonly state: string }): boolean =>
  state === 'open' || state === 'noLink';

interface Timed {
  readonly startTime: string;
  readonly lengthMinutes: number;
}

const endOf = ({ startTime, lengthMinutes }: Timed): string =>
  new Date(Date.parse(startTime) + lengthMinutes * 60_000).toISOString();

/** Speakers are admitted earlier: the opening time identifies them. */
const asOf = ({ startTime }: Timed, opensAt: string) =>
  Date.parse(startTime) - Date.parse(opensAt) > 15 * 60_000 ? 'speaker' : 'attendee';

/** Adds a session to the caller's registration for a fair, and redirects to its join page. */
async function chooseByForm(
  call: PageCall,
  form: FormData,
  slug: string,
  session: number,
): Promise<Response | FormProblem> {
  const back = joinReady(slug, session);
  const { me } = await call.query(mineQuery);
  const own = me.registrations.find(({ fair }) => fair.slug === slug);
  if (!own) return redirect(back);
  const attending = [...new Set([...(own.attending ?? []), session])];
  const { errors } = await call.ask(changeCall, { input: { id: own.id, attending } });
  if (errors[0]) {
    const { fields: _, ...refused } = errors[0];
    return refusalData(refused, form);
  }
  const message = translatorFor(call.locale)(messages.chosen, { number: session });
  return redirect(back, { headers: { 'set-cookie': flashCookie({ type: 'success', message }) } });
}

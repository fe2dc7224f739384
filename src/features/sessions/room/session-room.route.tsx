import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/session-room.route.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { sessionIn, sessionRoomPath } from '../../fairs/join-session.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { ButtonAnchor } from '../../../ui/buttons/button.tsx';
import { keepFocus } from '../../../ui/layout/keep-focus.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import { answerQuestionsForm, isAboutQuestions } from '../session-questions/questions-form.ts';
import { SessionQuestions } from '../session-questions/session-questions.tsx';
import { useSessionQuestions } from '../session-questions/use-session-questions.ts';
import { Stage } from '../stage/stage.tsx';
import { useStage } from '../stage/use-stage.ts';
import { CollegeOrder } from './college-order.tsx';
import { conductByForm } from './conduct-by-form.ts';
import { Conductor } from './conductor.tsx';
import { loadRoom } from './load-room.ts';
import { runQuery } from './room-queries.ts';
import { SpeakerPanel, useSpeakersHere } from './speaker-panel.tsx';
import { roomMessages as messages } from './room.messages.ts';
import { Announced, SessionNow } from './session-now.tsx';
import { SessionPicture } from './session-picture.tsx';
import { useSession } from './use-session.ts';
import css from './room.module.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const room = await loadRoom(call, params.slug, params.session);
  const { session, fair } = room;
  const t = translatorFor(call.locale);
  return {
    room,
    formKey: call.randomToken(16),
    now: call.now.toISOString(),
    meta: pageMeta({
      ...call,
      title: t(messages.title, { session: session.title, fair: fair.name }),
      description: t(messages.description, { fair: fair.name }),
      path: sessionRoomPath(fair.slug, session.number),
      noindex: true,
    }),
  };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const number = sessionIn(params.session) ?? 0;
  const { sessionRoom } = await call.query(runQuery, { fair: params.slug, session: number });
  const form = await request.formData();
  const back = sessionRoomPath(params.slug, number);
  if (!sessionRoom) throw redirect(back);
  const { runId } = sessionRoom;
  return isAboutQuestions(form)
    ? answerQuestionsForm(call, form, { runId, back: `${back}${url.search}` })
    : conductByForm(call, form, back, runId);
}

/** What forms change arrives as news; the page is read again where there is no script. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean =>
  change.formData?.get('still') !== '1' && change.defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/fairs/visit/{slug}/sessions/{number}`: the room of a session. */
export default function SessionRoom({ loaderData }: Route.ComponentProps) {
  const { room, formKey, now } = loaderData;
  const t = useTranslate();
  const { fair, session, role, runId } = room;
  const questions = useSessionQuestions(room.asked);
  const {
    run,
    moment,
    time,
    people,
    stage: onStage,
    isLost,
  } = useSession(room, now, questions.hear);
  const isAttendee = role === 'ATTENDEE';
  const hasStage = room.picture.kind === 'STAGE' && moment.phase !== 'over';
  // Speakers and hosts meet there for the roll call.
  const isStageOpen = hasStage && (moment.phase === 'on' || !isAttendee);
  const stage = useStage(runId, isStageOpen, onStage);
  const here = useSpeakersHere(runId, room.here, !isAttendee && moment.phase !== 'over');
  return (
    <div className={css.page} data-role={role} ref={keepFocus}>
      <div className={css.main}>
        <header className={css.head}>
          <Breadcrumbs trail={[{ label: fair.name, to: fairPaths(fair.slug).visit }]} />
          <h1>{session.title}</h1>
          <p className={css.facts}>
            <When start={session.startTime} zone={fair.timeZone} now={now} />
            <span className={css.people}>
              <Icon name="users" />
              {t(messages.people, { count: people })}
            </span>
          </p>
          <noscript>
            <p className={css.plain}>
              {t(messages.reload)}{' '}
              <ButtonAnchor kind="line" size="small" href="">
                {t(messages.reloadNow)}
              </ButtonAnchor>
            </p>
          </noscript>
          <p role="status" className={css.lost}>
            {isLost && t(messages.lost)}
          </p>
        </header>
        <SessionNow room={room} now={now} moment={moment} time={time} />
        <Announced room={room} moment={moment} time={time} />
        {role === 'HOST' && <Conductor room={room} run={run} moment={moment} time={time} />}
        {role === 'SPEAKER' && (
          <SpeakerPanel
            room={room}
            moment={moment}
            onStage={hasStage ? { ...stage.own, isOn: stage.state.sending !== null } : null}
          />
        )}
        {moment.phase !== 'over' && <SessionPicture room={room} />}
        {hasStage && (
          <Stage
            stage={stage}
            isOpen={isStageOpen}
            mayGo={!isAttendee}
            colleges={room.colleges}
            current={moment.phase === 'on' ? moment.step.exhibitorId : null}
            speaksFor={room.speaksFor}
          />
        )}
      </div>
      <div className={css.below}>
        {room.colleges.length > 0 && (
          <CollegeOrder room={room} run={run} moment={moment} here={isAttendee ? null : here} />
        )}
      </div>
      <div className={css.beside}>
        <SessionQuestions
          live={questions}
          role={role}
          speaksFor={room.speaksFor}
          colleges={room.colleges}
          isOver={moment.phase === 'over'}
          formKey={formKey}
          now={now}
        />
      </div>
    </div>
  );
}

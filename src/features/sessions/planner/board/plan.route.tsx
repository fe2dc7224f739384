import { useMemo } from 'react';
import type { Route } from './+types/plan.route.ts';
import { pageCall } from '../../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../../platform/i18n/translator-for.ts';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { Notice } from '../../../../ui/layout/notice.tsx';
import { useTranslate } from '../../../../ui/text/translate.tsx';
import { EmailButton } from '../../emails/email-button.tsx';
import { emailsMessages as emails } from '../../emails/emails.messages.ts';
import { openSessionFair } from '../../open-session-fair.ts';
import { answerPlan } from './answer-plan.ts';
import { CardPanel, Act } from './card-panel.tsx';
import { loadPlan, type LoadedPlan } from './load-plan.ts';
import { Panel } from './panel.tsx';
import { planMessages as messages } from './plan.messages.ts';
import { Planner } from './planner.tsx';
import { localTimeAt } from '../../../../platform/pages/local-time.ts';
import { Form } from '../../../../ui/forms/form.tsx';
import { SubmitButton } from '../../../../ui/forms/submit-button.tsx';
import { NumberField, TextField } from '../../../../ui/fields/text-field.tsx';
import type { PlannedSession } from '../plan-shapes.ts';
import { addFields, sessionFields, usualSessions } from './plan-forms.ts';
import css from './panel.module.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fair = await openSessionFair(call, url);
  const t = translatorFor(call.locale);
  const loaded = fair && (await loadPlan(call, fair.slug));
  const paramOf = (name: string) => url.searchParams.get(name);
  const title = fair ? t(messages.planOf, { fair: fair.name }) : t(messages.title);
  return {
    loaded,
    card: loaded?.exhibitors.find(({ id }) => id === paramOf('card')) ?? null,
    session:
      loaded?.plan.sessions.find(({ number }) => String(number) === paramOf('session')) ?? null,
    isAdding: paramOf('add') !== null,
    now: call.now,
    meta: pageMeta({ ...call, title, description: title, path: url.pathname, noindex: true }),
  };
}

/** @throws Response 404 where the address names no 6x6 fair */
export async function action({ context, request, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const fair = await openSessionFair(call, url);
  if (!fair) throw new Response(null, { status: 404 });
  return answerPlan(call, await loadPlan(call, fair.slug), await request.formData());
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/fairs/6x6/plan`: the sessions of a 6x6 fair, and their speakers. */
export default function PlanScreen({ loaderData }: Route.ComponentProps) {
  const { loaded, card, session, isAdding, now } = loaderData;
  const t = useTranslate();
  if (!loaded) return null;
  if (loaded.plan.sessions.length === 0)
    return (
      <>
        <EmptyState title={t(messages.emptyTitle)}>{t(messages.emptyText)}</EmptyState>
        <AddSessions loaded={loaded} now={now} />
      </>
    );
  return (
    <>
      {loaded.untold.length > 0 && (
        <Notice
          kind="warning"
          action={
            <EmailButton slug={loaded.slug} to={loaded.untold} about="change">
              {t(emails.emailThem)}
            </EmailButton>
          }
        >
          {t(emails.changed, { count: loaded.untold.length, numbers: loaded.untold.join(', ') })}
        </Notice>
      )}
      {card && <CardPanel key={card.id} loaded={loaded} card={card} now={now} />}
      {session && <SessionPanel loaded={loaded} session={session} now={now} />}
      {isAdding && !card && !session && (
        <Panel slug={loaded.slug} title={t(messages.addSessions)}>
          <AddSessions loaded={loaded} now={now} />
        </Panel>
      )}
      <Planner loaded={loaded} now={now.toISOString()} />
    </>
  );
}

interface AddSessionsProps {
  readonly loaded: LoadedPlan;
  readonly now: Date;
}

/** Adds sessions after the last one: for an empty fair, all of them at once. */
function AddSessions({ loaded, now }: AddSessionsProps) {
  const t = useTranslate();
  const { plan, startTime, endTime, timeZone, version } = loaded;
  const initial = useMemo(() => {
    const last = plan.sessions.at(-1);
    const own = last ?? usualSessions;
    const start = last
      ? Date.parse(last.startTime) + (last.lengthMinutes + usualSessions.gap) * 60_000
      : Date.parse(startTime);
    const step = (own.lengthMinutes + usualSessions.gap) * 60_000;
    const fits = Math.floor((Date.parse(endTime) - start + usualSessions.gap * 60_000) / step);
    return {
      startTime: localTimeAt(new Date(start), timeZone),
      count: last ? 1 : Math.min(usualSessions.count, Math.max(1, fits)),
      gap: usualSessions.gap,
      places: own.places,
      minutesEach: own.minutesEach,
      introMinutes: own.introMinutes,
      lengthMinutes: own.lengthMinutes,
    };
  }, [plan.sessions, startTime, endTime, timeZone]);
  return (
    <Form fields={addFields} now={now} intent="add" initial={initial} className={css.form}>
      <input type="hidden" name="version" value={version} />
      <div className={css.row}>
        <TextField type="datetime-local" name="startTime" label={t(messages.start)} />
        <NumberField name="count" label={t(messages.count)} inputMode="numeric" />
        <NumberField name="gap" label={t(messages.gap)} inputMode="numeric" />
      </div>
      <Format />
      <SubmitButton pending={t(messages.adding)}>{t(messages.add)}</SubmitButton>
    </Form>
  );
}

function Format() {
  const t = useTranslate();
  return (
    <div className={css.row}>
      <NumberField name="places" label={t(messages.places)} inputMode="numeric" />
      <NumberField name="minutesEach" label={t(messages.minutesEach)} inputMode="numeric" />
      <NumberField name="introMinutes" label={t(messages.introMinutes)} inputMode="numeric" />
      <NumberField
        name="lengthMinutes"
        label={t(messages.lengthMinutes)}
        hint={t(messages.lengthHint)}
        inputMode="numeric"
      />
    </div>
  );
}

interface SessionPanelProps extends AddSessionsProps {
  readonly session: PlannedSession;
}

/** Edits or removes one session. */
function SessionPanel({ loaded, session, now }: SessionPanelProps) {
  const t = useTranslate();
  const { number, title, startTime, lengthMinutes, places, minutesEach, introMinutes, host } =
    session;
  const initial = useMemo(
    () => ({
      title,
      host,
      lengthMinutes,
      places,
      minutesEach,
      introMinutes,
      startTime: localTimeAt(new Date(startTime), loaded.timeZone),
    }),
    [title, host, lengthMinutes, places, minutesEach, introMinutes, startTime, loaded.timeZone],
  );
  return (
    <Panel slug={loaded.slug} title={t(messages.session, { number })}>
      <Form
        key={`${number} ${loaded.version}`}
        fields={sessionFields}
        now={now}
        intent="session"
        initial={initial}
        className={css.form}
      >
        <input type="hidden" name="version" value={loaded.version} />
        <input type="hidden" name="number" value={number} />
        <div className={css.row}>
          <TextField name="title" label={t(messages.titleField)} />
          <TextField type="datetime-local" name="startTime" label={t(messages.startField)} />
          <TextField name="host" label={t(messages.host)} hint={t(messages.hostHint)} />
        </div>
        <Format />
        <SubmitButton pending={t(messages.savingSession)}>{t(messages.save)}</SubmitButton>
      </Form>
      <div className={css.remove}>
        <Act
          loaded={loaded}
          operation={{ kind: 'removeSessions', numbers: [number] }}
          label={t(messages.removeSession)}
        />
        <p className={css.hint}>{t(messages.removeHint)}</p>
      </div>
    </Panel>
  );
}

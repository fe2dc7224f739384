import { useMemo, type ComponentProps } from 'react';
import { data, redirect } from 'react-router';
import type { Route } from './+types/session-links.route.ts';
import { adminFairsMessages } from '../../fairs/admin-fairs.messages.ts';
import { answerRecordings, loadManagedRecordings } from '../recording-files/answer-recordings.ts';
import { webinarStatuses } from '../../fairs/fair-choices.ts';
import { joinPath } from '../../fairs/join-session.ts';
import { openManagedWebinar } from '../../fairs/managed-fair.tsx';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { ButtonAnchor, ButtonLink } from '../../../ui/buttons/button.tsx';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { UrlField } from '../../../ui/fields/text-field.tsx';
import { When } from '../../../ui/time/when.tsx';
import { openSessionFair, sessionPage } from '../open-session-fair.ts';
import {
  linkFields,
  linkInput,
  sessionsWithLinks,
  setSessionLinks,
  stagesQuery,
} from './link-fields.ts';
import { stageIn } from './session-link.ts';
import { linksMessages as messages } from './session-links.messages.ts';
import css from './session-links.module.css';
import RecordingCards from '../recording-files/recording-cards.tsx';
import { RecordingsEmailPanel } from '../recording-files/recordings-email-panel.tsx';

/** The recordings of a fair's sessions for its organizers, with forms for files and chapters. */
const ManagedRecordings = (props: ComponentProps<typeof RecordingCards>) => (
  <RecordingCards {...props} />
);

/** Whether registered people know about the recordings, and the button that emails them. */
const RecordingsEmail = (props: ComponentProps<typeof RecordingsEmailPanel>) => (
  <RecordingsEmailPanel {...props} />
);

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fair = await openSessionFair(call, url);
  const t = translatorFor(call.locale);
  const meta = pageMeta({
    ...call,
    title: fair ? `${t(messages.title)}, ${fair.name}` : t(messages.title),
    description: t(messages.title),
    path: url.pathname,
    noindex: true,
  });
  if (fair === null)
    return {
      meta,
      now: call.now,
      fair,
      status: 'draft',
      sessions: [],
      hasStages: false,
      recordings: null,
    };
  const [{ webinar }, { hasSessionStages: hasStages }, recordings] = await Promise.all([
    openManagedWebinar(call, fair.id),
    call.query(stagesQuery, { fairId: fair.id }),
    loadManagedRecordings(call, fair.id),
  ]);
  return {
    meta,
    now: call.now,
    fair,
    status: webinar?.webinarStatus ?? 'draft',
    sessions: sessionsWithLinks(webinar?.details, webinar?.webinarLinks),
    hasStages,
    recordings,
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const fair = await openSessionFair(call, url);
  if (fair === null) throw new Response(null, { status: 404 });
  const form = await request.formData();
  const back = sessionPage('sessions', fair.slug);
  const answered = await answerRecordings(call, form, fair.id, back);
  if (answered) return answered;
  const { webinar } = await openManagedWebinar(call, fair.id);
  const numbers = sessionsWithLinks(webinar?.details, null).map(({ number }) => number);
  const { values, problems } = checkForm(linkFields(numbers), form, call);
  if (problems) return data(problemData(problems, form), 400);
  const textAt = (name: string) => {
    const value = values[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const { errors } = await call.ask(setSessionLinks, {
    input: {
      fairId: fair.id,
      webinarStatus: textAt('webinarStatus'),
      links: numbers.map((session) => ({
        session,
        join: textAt(linkInput(session, 'join')),
        host: textAt(linkInput(session, 'host')),
        stage: stageIn(form, linkInput(session, 'stage')),
      })),
    },
  });
  const names = Object.fromEntries(
    numbers.flatMap((session, index) =>
      (['join', 'host', 'stage'] as const).map((part) => [
        `links.${index}.${part}`,
        linkInput(session, part),
      ]),
    ),
  );
  if (errors[0]) return data(refusalData(errors[0], form, names), 400);
  const message = translatorFor(call.locale)(messages.saved);
  return redirect(back, {
    headers: { 'set-cookie': flashCookie({ type: 'success', message }) },
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/fairs/6x6/sessions`: the links of a 6x6 fair's sessions, and their recordings. */
export default function SessionLinks({ loaderData }: Route.ComponentProps) {
  const { now, fair, status, sessions, hasStages, recordings } = loaderData;
  const t = useTranslate();
  const fields = useMemo(() => linkFields(sessions.map(({ number }) => number)), [sessions]);
  const initial = useMemo(
    () =>
      Object.fromEntries([
        ['webinarStatus', status],
        ...sessions.flatMap(({ number, join, host, stage }) => [
          [linkInput(number, 'join'), join ?? ''],
          [linkInput(number, 'host'), host ?? ''],
          [linkInput(number, 'stage'), String(stage)],
        ]),
      ]) as Readonly<Record<string, string>>,
    [sessions, status],
  );
  if (fair === null) return null;
  if (sessions.length === 0)
    return (
      <EmptyState
        title={t(messages.noneTitle)}
        action={<ButtonLink to={sessionPage('plan', fair.slug)}>{t(messages.toPlan)}</ButtonLink>}
      >
        {t(messages.none)}
      </EmptyState>
    );
  return (
    <section aria-label={t(messages.title)} className={css.page}>
      {recordings && (
        <RecordingsEmail
          now={now}
          zone={fair.timeZone}
          email={recordings.email}
          sessions={recordings.sessions}
        />
      )}
      <p className={css.lead}>{t(messages.lead)}</p>
      <Form fields={fields} now={now} initial={initial}>
        <SelectField
          name="webinarStatus"
          label={t(messages.status)}
          empty={null}
          options={webinarStatuses.map((one) => ({
            value: one,
            label: t(adminFairsMessages.statusOf, { status: one }),
          }))}
        />
        {sessions.map(({ number, title, startTime, join, stage }) => (
          <fieldset key={number} className={css.session}>
            <legend>{t(messages.session, { number, title })}</legend>
            <p className={css.when}>
              <When start={startTime} zone={fair.timeZone} now={now.toISOString()} />
              {join === null && !stage && <Tag kind="sun">{t(messages.missing)}</Tag>}
              {fair.publishedAt !== null && (
                <ButtonAnchor kind="quiet" icon="door" href={joinPath(fair.slug, number)}>
                  {t(messages.openRoom)}
                </ButtonAnchor>
              )}
            </p>
            {hasStages && (
              <CheckboxField name={linkInput(number, 'stage')} label={t(messages.stage)} />
            )}
            <UrlField
              name={linkInput(number, 'join')}
              label={t(messages.join)}
              autoComplete="off"
            />
            <UrlField
              name={linkInput(number, 'host')}
              label={t(messages.host)}
              hint={t(messages.hostHint)}
              autoComplete="off"
            />
          </fieldset>
        ))}
        <SubmitButton pending={t(messages.saving)}>{t(messages.save)}</SubmitButton>
      </Form>
      {recordings && (
        <ManagedRecordings
          now={now}
          back={sessionPage('sessions', fair.slug)}
          webinarId={recordings.webinarId}
          sessions={recordings.sessions}
        />
      )}
    </section>
  );
}

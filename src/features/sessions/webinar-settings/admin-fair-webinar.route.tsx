import { data, redirect } from 'react-router';
import { useMemo } from 'react';
import type { Route } from './+types/admin-fair-webinar.route.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { isFormProblem, problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import { setFairSessions, openManagedWebinar } from '../../fairs/managed-fair.tsx';
import { adminFairsMessages as messages } from '../../fairs/admin-fairs.messages.ts';
import { answerRecordings, loadManagedRecordings } from '../recording-files/answer-recordings.ts';
import {
  inputNames,
  readSessions,
  sessionsInput,
  startSessions,
  inputOf,
  sessionFields,
  stageInput,
} from './session-fields.ts';
import { stagesQuery } from '../links/link-fields.ts';
import { linksMessages } from '../links/session-links.messages.ts';
import { stageIn } from '../links/session-link.ts';
import {
  answerSpeakers,
  isAboutSpeakers,
  SessionSpeakers,
  speakersQuery,
} from './session-speakers.tsx';
import RecordingCards from '../recording-files/recording-cards.tsx';
import { RecordingsEmailPanel } from '../recording-files/recordings-email-panel.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { NumberField, TextField, UrlField } from '../../../ui/fields/text-field.tsx';
import type { Initial } from '../../../ui/forms/use-form-state.ts';
import { webinarStatuses } from '../../fairs/fair-choices.ts';
import { LocalTimeField } from '../../fairs/fair-form-fields.tsx';
import css from './session-form.module.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { webinar, fairType, timeZone: zone } = await openManagedWebinar(call, params.fairId);
  const title = translatorFor(call.locale)(
    fairType === 'booth' ? messages.sessions : messages.webinar,
  );
  const path = `/admin/fairs/${params.fairId}/webinar`;
  const meta = pageMeta({ ...call, title, description: title, path });
  const recordings = await loadManagedRecordings(call, params.fairId);
  const { sessionSpeakers: speaking } = await call.query(speakersQuery, { fairId: params.fairId });
  const { hasSessionStages: hasStages } = await call.query(stagesQuery, { fairId: params.fairId });
  return {
    meta,
    path,
    hasStages,
    zone,
    now: call.now,
    recordings,
    speaking,
    form: startSessions(webinar, zone),
  };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const { id, timeZone } = await openManagedWebinar(call, params.fairId);
  const form = await request.formData();
  const answered =
    (await answerRecordings(call, form, id, url.pathname)) ??
    (await answerSpeakers(call, form, id, url.pathname));
  if (answered) return answered;
  const { fields, remaining } = readSessions(form);
  const { values, problems } = checkForm(fields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const status = values['webinarStatus'];
  const { errors } = await call.ask(setFairSessions, {
    input: {
      fairId: id,
      webinarStatus: typeof status === 'string' ? status : null,
      sessions: sessionsInput(values, remaining, timeZone).map((session, index) => ({
        ...session,
        stage: stageIn(form, stageInput(remaining[index] ?? 0)),
      })),
    },
  });
  const [error] = errors;
  if (error) return data(refusalData(error, form, inputNames(remaining)), 400);
  const message = translatorFor(call.locale)(messages.sessionsSaved);
  return redirect(url.pathname, {
    headers: { 'set-cookie': flashCookie({ type: 'success', message }) },
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/fairs/{fairId}/webinar`: the sessions, their links and recordings. */
export default function AdminFairWebinar({ loaderData, actionData }: Route.ComponentProps) {
  const { now, path, zone, form, hasStages, recordings, speaking } = loaderData;
  const problem = isFormProblem(actionData) && isAboutSpeakers(actionData) ? actionData : null;
  return (
    <>
      {recordings && (
        <RecordingsEmailPanel
          now={now}
          zone={zone}
          email={recordings.email}
          sessions={recordings.sessions}
        />
      )}
      {/* The form resets to what has been saved. */}
      <SessionForm key={form.numbers.join(' ')} now={now} hasStages={hasStages} {...form} />
      {speaking && (
        <SessionSpeakers
          speaking={speaking}
          problem={problem && (problem.fields['exhibitorIds'] ?? problem.message)}
        />
      )}
      {recordings && (
        <RecordingCards
          now={now}
          back={path}
          webinarId={recordings.webinarId}
          sessions={recordings.sessions}
        />
      )}
    </>
  );
}

interface SessionFormProps {
  readonly now: Date;
  /** Speakers can send from a session’s room. */
  readonly hasStages: boolean;
  /** A row for an existing session. */
  readonly numbers: readonly number[];
  /** A row for a session to add. */
  readonly count: number;
  readonly initial: Initial;
}

/** All sessions of a fair in one plain form, with an empty row to add one. */
function SessionForm({ now, hasStages, numbers, count, initial }: SessionFormProps) {
  const t = useTranslate();
  const fields = useMemo(() => sessionFields(count), [count]);
  return (
    <div className={css.form}>
      <Form fields={fields} now={now} initial={initial}>
        <input type="hidden" name="count" value={count} />
        <SelectField
          name="webinarStatus"
          label={t(messages.webinarStatus)}
          empty={null}
          options={webinarStatuses.map((status) => ({
            value: status,
            label: t(messages.statusOf, { status }),
          }))}
        />
        {Array.from({ length: count }, (_, index) => (
          <SessionPart key={index} place={index} number={numbers[index]} hasStages={hasStages} />
        ))}
        <SubmitButton pending={t(messages.saving)}>{t(messages.saveSessions)}</SubmitButton>
      </Form>
    </div>
  );
}

interface SessionPartProps {
  readonly place: number;
  /** For an existing session; a new one has none yet. */
  readonly number: number | undefined;
  readonly hasStages: boolean;
}

function SessionPart({ place, number, hasStages }: SessionPartProps) {
  const t = useTranslate();
  const isNew = number === undefined;
  return (
    <fieldset className={css.session}>
      <legend>{isNew ? t(messages.newSession) : t(messages.sessionNumber, { number })}</legend>
      {isNew && <p className={css.hint}>{t(messages.addSessionHint)}</p>}
      <div className={css.row}>
        <NumberField
          name={inputOf(place, 'number')}
          label={t(messages.number)}
          inputMode="numeric"
        />
        <TextField name={inputOf(place, 'title')} label={t(messages.sessionTitle)} />
        <LocalTimeField name={inputOf(place, 'startTime')} label={t(messages.start)} />
        <NumberField
          name={inputOf(place, 'lengthMinutes')}
          label={t(messages.length)}
          inputMode="numeric"
        />
        <NumberField
          name={inputOf(place, 'capacity')}
          label={t(messages.sessionCapacity)}
          inputMode="numeric"
        />
      </div>
      {hasStages && <CheckboxField name={stageInput(place)} label={t(linksMessages.stage)} />}
      <div className={css.links}>
        <UrlField
          name={inputOf(place, 'join')}
          label={t(messages.join)}
          hint={t(messages.joinHint)}
          autoComplete="off"
        />
        <UrlField name={inputOf(place, 'host')} label={t(messages.host)} autoComplete="off" />
        <UrlField
          name={inputOf(place, 'recording')}
          label={t(messages.recording)}
          hint={t(messages.recordingHint)}
          autoComplete="off"
        />
      </div>
      {!isNew && <CheckboxField name={`s${place}-remove`} label={t(messages.remove)} />}
    </fieldset>
  );
}

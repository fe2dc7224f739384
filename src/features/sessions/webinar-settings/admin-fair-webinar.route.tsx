import { data, redirect } from 'react-router';
import type { Route } from './+types/admin-fair-webinar.route.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import { setFairSessions, openManagedWebinar } from '../../fairs/managed-fair.tsx';
import { adminFairsMessages as messages } from '../../fairs/admin-fairs.messages.ts';
import { answerRecordings, loadManagedRecordings } from '../recording-files/answer-recordings.ts';
import { inputNames, readSessions, sessionsInput, startSessions } from './session-fields.ts';
import RecordingCards from '../recording-files/recording-cards.tsx';
import { RecordingsEmailPanel } from '../recording-files/recordings-email-panel.tsx';
import { SessionForm } from './session-form.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { webinar, timeZone: zone } = await openManagedWebinar(call, params.fairId);
  const title = translatorFor(call.locale)(messages.webinar);
  const path = `/admin/fairs/${params.fairId}/webinar`;
  const meta = pageMeta({ ...call, title, description: title, path });
  const recordings = await loadManagedRecordings(call, params.fairId);
  return { meta, path, zone, now: call.now, recordings, form: startSessions(webinar, zone) };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const { id, timeZone } = await openManagedWebinar(call, params.fairId);
  const form = await request.formData();
  const answered = await answerRecordings(call, form, id, url.pathname);
  if (answered) return answered;
  const { fields, standing } = readSessions(form);
  const { values, problems } = checkForm(fields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const status = values['webinarStatus'];
  const { errors } = await call.ask(setFairSessions, {
    input: {
      fairId: id,
      webinarStatus: typeof status === 'string' ? status : null,
      sessions: [...sessionsInput(values, standing, timeZone)],
    },
  });
  const [error] = errors;
  if (error) return data(refusalData(error, form, inputNames(standing)), 400);
  const message = translatorFor(call.locale)(messages.sessionsSaved);
  return redirect(url.pathname, {
    headers: { 'set-cookie': flashCookie({ type: 'success', message }) },
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/fairs/{fairId}/webinar`: the sessions, their links and recordings. */
export default function AdminFairWebinar({ loaderData }: Route.ComponentProps) {
  const { now, path, zone, form, recordings } = loaderData;
  return (
    <>
      {recordings && (
        <RecordingsEmailPanel
          {...{ now, zone }}
          email={recordings.email}
          sessions={recordings.sessions}
        />
      )}
      {/* The form resets to what has been saved. */}
      <SessionForm key={form.numbers.join(' ')} now={now} {...form} />
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

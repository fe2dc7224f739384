import { data, Link, redirect } from 'react-router';
import type { Route } from './+types/reported-thread.route.ts';
import { openManagedFair } from '../../fairs/managed-fair.tsx';
import { isUuid } from '../../../platform/model/kinds.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { refusalData } from '../../../ui/forms/form-problem.ts';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { MessageItem, noActs } from '../conversation/message-item.tsx';
import { excludeByForm, isAboutExclusion } from '../exclusions/exclude-by-form.ts';
import { ExcludePerson } from '../exclusions/exclude-person.tsx';
import { asMessage } from '../threads/thread.ts';
import { closeReportMutation, readReportedThreadMutation } from './report-queries.ts';
import { reportMessages as messages } from './reports.messages.ts';
import css from '../conversation/conversation.module.css';

const livePath = (fairId: string) => `/admin/fairs/${fairId}/live`;
const reportPath = (fairId: string, reportId: string) =>
  `/admin/fairs/${fairId}/reports/${reportId}`;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { reportId } = params;
  const fair = await openManagedFair(call, params.fairId);
  const from = url.searchParams.get('before');
  const before = from !== null && isUuid(from) ? from : null;
  const { readReportedThread: thread } = await call.query(readReportedThreadMutation, {
    reportId,
    before,
  });
  if (!thread) throw new Response(null, { status: 404 });
  const title = translatorFor(call.locale)(messages.page, {
    college: thread.report.college,
  });
  const path = reportPath(fair.id, reportId);
  return {
    meta: pageMeta({ ...call, title, description: title, path }),
    thread,
    before,
    fairId: fair.id,
    zone: call.zone ?? fair.timeZone,
    now: call.now,
  };
}

export async function action({ request, context, params: { fairId, reportId } }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const form = await request.formData();
  const isExclusion = isAboutExclusion(form);
  const { errors, message } = isExclusion
    ? await excludeByForm(call, form, fairId)
    : { ...(await call.ask(closeReportMutation, { reportId })), message: messages.closed };
  if (errors[0]) return data(refusalData(errors[0], form), 400);
  const flash = flashCookie({ type: 'success', message: translatorFor(call.locale)(message) });
  return redirect(isExclusion ? reportPath(fairId, reportId) : livePath(fairId), {
    headers: { 'set-cookie': flash },
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

const nothing = {};

/** `/admin/fairs/{fairId}/reports/{reportId}`: a private thread that was reported. */
export default function ReportedThread({ loaderData }: Route.ComponentProps) {
  const { thread, before, fairId, zone, now } = loaderData;
  const t = useTranslate();
  const { college } = thread.report;
  const all = thread.messages.map(asMessage);
  const byId = new Map(all.map((one) => [one.id, one]));
  const [first] = all;
  return (
    <>
      <p>
        <Link to={livePath(fairId)}>{t(messages.back)}</Link>
      </p>
      <Notice>{t(messages.isRecorded)}</Notice>
      <Section title={t(messages.page, { college })}>
        <p>{t(messages.between, { college, student: thread.student ?? t(messages.aStudent) })}</p>
        {first && thread.hasEarlier && (
          <p>
            <Link to={`?before=${first.id}`}>{t(messages.earlier)}</Link>
          </p>
        )}
        <ol className={css.messages} role="list" aria-label={t(messages.messages)}>
          {all.map((message) => (
            <MessageItem
              key={message.id}
              message={message}
              college={college}
              zone={zone}
              present={now}
              isStaff={false}
              answered={message.answers === null ? undefined : byId.get(message.answers)}
              answerTo={null}
              onAnswer={() => undefined}
              doAct={noActs}
            />
          ))}
        </ol>
        {before !== null && (
          <p>
            <Link to="?">{t(messages.latest)}</Link>
          </p>
        )}
      </Section>
      <Section title={t(messages.people)}>
        {thread.people.map((person) => (
          <ExcludePerson key={person.id} person={person} place="thread" now={now} />
        ))}
      </Section>
      <Section title={t(messages.close)}>
        <p>{t(messages.closeText)}</p>
        <Form fields={nothing} now={now} intent="close">
          <SubmitButton>{t(messages.close)}</SubmitButton>
        </Form>
      </Section>
    </>
  );
}

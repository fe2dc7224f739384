import { data, Link, redirect } from 'react-router';
import type { Route } from './+types/call-reports.route.ts';
import { openManagedFair } from '../../../fairs/managed-fair.tsx';
import { translatorFor } from '../../../../platform/i18n/translator-for.ts';
import { pageMeta } from '../../../../platform/metadata/page-meta.ts';
import { flashCookie } from '../../../../platform/pages/flash.ts';
import { pageCall } from '../../../../platform/pages/page-call.ts';
import { Form } from '../../../../ui/forms/form.tsx';
import { refusalData } from '../../../../ui/forms/form-problem.ts';
import { SubmitButton } from '../../../../ui/forms/submit-button.tsx';
import { Notice } from '../../../../ui/layout/notice.tsx';
import { Section } from '../../../../ui/layout/page.tsx';
import { useTranslate } from '../../../../ui/text/translate.tsx';
import { When } from '../../../../ui/time/when.tsx';
import { excludeByForm, isAboutExclusion } from '../../exclusions/exclude-by-form.ts';
import { ExcludePerson } from '../../exclusions/exclude-person.tsx';
import { callMessages } from '../call-screen/call.messages.ts';
import {
  closeCallReportMutation,
  readCallReportsMutation,
  type CallReport,
} from './call-report-queries.ts';
import { callReportMessages as messages } from './call-reports.messages.ts';
import css from './call-reports.module.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fair = await openManagedFair(call, params.fairId);
  const { readCallReports } = await call.query(readCallReportsMutation, { fairId: fair.id });
  const title = `${translatorFor(call.locale)(messages.title)}: ${fair.name}`;
  const path = `/admin/fairs/${fair.id}/call-reports`;
  return {
    meta: pageMeta({ ...call, title, description: title, path }),
    reports: readCallReports,
    live: `/admin/fairs/${fair.id}/live`,
    zone: call.zone ?? fair.timeZone,
    now: call.now.toISOString(),
  };
}

export async function action({ request, context, params: { fairId } }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const form = await request.formData();
  const reportId = form.get('id');
  const { errors, message } = isAboutExclusion(form)
    ? await excludeByForm(call, form, fairId)
    : {
        ...(await call.ask(closeCallReportMutation, {
          reportId: typeof reportId === 'string' ? reportId : '',
        })),
        message: messages.closed,
      };
  if (errors[0]) return data(refusalData(errors[0], form), 400);
  const flash = flashCookie({ type: 'success', message: translatorFor(call.locale)(message) });
  return redirect(`/admin/fairs/${fairId}/call-reports`, { headers: { 'set-cookie': flash } });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/fairs/{fairId}/call-reports`: what people reported about video calls. */
export default function CallReports({ loaderData }: Route.ComponentProps) {
  const { reports, live, zone, now } = loaderData;
  const t = useTranslate();
  return (
    <>
      <p>
        <Link to={live}>{t(messages.back)}</Link>
      </p>
      {reports.length > 0 && <Notice>{t(messages.isRecorded)}</Notice>}
      <Section title={t(messages.title)}>
        {reports.length === 0 ? (
          <p>{t(messages.none)}</p>
        ) : (
          <ul role="list" className={css.reports}>
            {reports.map((report) => (
              <Report key={report.id} report={report} zone={zone} now={now} />
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}

/** The words that people in a call choose from. */
const reasons = {
  behavior: callMessages.reportBehavior,
  contact: callMessages.reportContact,
  picture: callMessages.reportPicture,
  other: callMessages.reportOther,
} as const;

interface ReportProps {
  readonly report: CallReport;
  readonly zone: string;
  readonly now: string;
}

const nothing = {};

function Report({ report, zone, now }: ReportProps) {
  const { college, reason, reportedAt, reportedBy, about, aboutRole, startedAt, endedAt } = report;
  const t = useTranslate();
  const present = new Date(now);
  return (
    <li>
      <h3>{t(reasons[reason])}</h3>
      <dl>
        <dt>{t(messages.booth)}</dt>
        <dd>{college}</dd>
        <dt>{t(messages.about)}</dt>
        <dd>
          {about === null
            ? t(messages.aboutNoOne)
            : t(messages.aboutRole, { email: about, role: aboutRole ?? 'STUDENT' })}
        </dd>
        <dt>{t(messages.by)}</dt>
        <dd>{reportedBy ?? t(messages.byErased)}</dd>
        <dt>{t(messages.reported)}</dt>
        <dd>
          <When start={reportedAt} zone={zone} now={now} />
        </dd>
        <dt>{t(messages.call)}</dt>
        <dd>
          <When start={startedAt} end={endedAt} zone={zone} now={now} />
          {endedAt === null && <> {t(messages.isOpen)}</>}
        </dd>
      </dl>
      {report.people.map((person) => (
        <ExcludePerson key={person.id} person={person} place={report.id} now={present} />
      ))}
      <Form fields={nothing} now={present} intent={`close ${report.id}`}>
        <input type="hidden" name="id" value={report.id} />
        <SubmitButton
          size="small"
          kind="soft"
          aria-label={t(messages.closeOf, { college, reason: t(reasons[reason]) })}
        >
          {t(messages.close)}
        </SubmitButton>
      </Form>
    </li>
  );
}

import { data, redirect } from 'react-router';
import type { Route } from './+types/one-import.route.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { pageCall, type PageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { ButtonAnchor, ButtonLink } from '../../../ui/buttons/button.tsx';
import { refusalData } from '../../../ui/forms/form-problem.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { PageHead, Section, Wrap } from '../../../ui/layout/page.tsx';
import { Answers, Question } from '../../../ui/overlays/question.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { When } from '../../../ui/time/when.tsx';
import { adminCollegesMessages } from '../admin-list/admin-colleges.messages.ts';
import { ImportReport } from './import-report.tsx';
import { ImportState } from './import-state.tsx';
import { ImportStatus } from './import-status.tsx';
import {
  importLines,
  oneImport,
  recheckImport,
  startImport,
  undoImport,
  undoSchools,
} from './imports-queries.ts';
import { subjectOf, type ImportSubject } from './import-run.ts';
import { importMessagesOf } from './import-messages.ts';
import css from './imports.module.css';

/** Lines of each kind on the page. */
const most = 5;

export async function loader({ context, params: { importId: id }, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { collegeImport: run } = await call.query(oneImport, { id });
  const subject = subjectOf(url);
  if (run?.subject !== subject) throw new Response(null, { status: 404 });
  const { collegeImportLines: lines } = await call.query(importLines, { id, most, after: null });
  const t = translatorFor(call.locale);
  const its = importMessagesOf[subject];
  const meta = pageMeta({
    ...call,
    title: t(its.title),
    description: t(its.lead),
    path: `/admin/${subject}/import/${id}`,
  });
  const asksUndo = run.isUndoable && url.searchParams.get('ask') === 'undo';
  return { meta, subject, run, lines, asksUndo, zone: call.zone ?? 'UTC', now: call.now };
}

export async function action({
  request,
  context,
  params: { importId: id },
  url,
}: Route.ActionArgs) {
  const call = context.get(pageCall);
  const form = await request.formData();
  const { error, message } = await answer(call, form.get('act'), id, subjectOf(url));
  if (error) return data(refusalData(error, form), 400);
  return redirect(url.pathname, {
    headers: { 'set-cookie': flashCookie({ type: 'success', message }) },
  });
}

async function answer(
  call: PageCall,
  act: FormDataEntryValue | null,
  id: string,
  subject: ImportSubject,
) {
  const t = translatorFor(call.locale);
  const its = importMessagesOf[subject];
  if (act === 'start') {
    const { errors } = await call.ask(startImport, { id });
    return { error: errors[0], message: t(its.started) };
  }
  if (act === 'recheck') {
    const { errors } = await call.ask(recheckImport, { id });
    return { error: errors[0], message: t(its.checkedAgain) };
  }
  if (act !== 'undo') throw new Response(null, { status: 400 });
  const { error, left } = await (subject === 'schools' ? undoOfSchools(call, id) : undo(call, id));
  return { error, message: t(its.didUndo, { left: left?.length ?? 0 }) };
}

async function undo(call: PageCall, id: string) {
  const { errors, data: done } = await call.ask(undoImport, { id });
  return { error: errors[0], left: done?.undoCollegeImport };
}

async function undoOfSchools(call: PageCall, id: string) {
  const { errors, data: done } = await call.ask(undoSchools, { id });
  return { error: errors[0], left: done?.undoSchoolImport };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/colleges/import/{importId}`, `/admin/schools/import/{importId}`: state and changes. */
export default function CollegeImport({ loaderData }: Route.ComponentProps) {
  const { run, subject, lines, asksUndo, zone, now } = loaderData;
  const t = useTranslate();
  const its = importMessagesOf[subject];
  const hasReport = run.read > 0 && run.state !== 'failed';
  return (
    <Wrap>
      <PageHead
        title={t(its.title)}
        lead={
          <>
            <When start={run.createdAt} zone={zone} now={now.toISOString()} />
            {'\u00a0· '}
            {run.files.join(', ')}
            {'\u00a0· '}
            {run.by ?? t(its.someone)} <ImportState state={run.state} />
          </>
        }
        trail={
          <Breadcrumbs
            trail={[
              { label: t(adminCollegesMessages.title), to: '/admin/colleges' },
              { label: t(its.title), to: `/admin/${subject}/import` },
            ]}
          />
        }
      />
      {asksUndo && (
        <Question title={t(its.askUndo)} back="?">
          <Form fields={nothing} now={now} intent="undo">
            <input type="hidden" name="act" value="undo" />
            <p>{t(its.askUndoText)}</p>
            <Answers back="?" keep={t(its.keepIt)}>
              <SubmitButton kind="danger">{t(its.undoNow)}</SubmitButton>
            </Answers>
          </Form>
        </Question>
      )}
      <ImportStatus run={run} subject={subject} now={now} />
      {hasReport && (
        <Section title={t(run.state === 'checked' ? its.report : its.reportDone)}>
          <ImportReport run={run} said={its} lines={lines} />
          <p className={css.below}>
            {lines.length > 0 && (
              <ButtonAnchor
                href={`/admin/${subject}/import/${run.id}/report.csv`}
                kind="line"
                icon="download"
                download
              >
                {t(its.csv)}
              </ButtonAnchor>
            )}
            {run.isUndoable && (
              <ButtonLink to="?ask=undo" kind="dangerLine" preventScrollReset>
                {t(its.undo)}
              </ButtonLink>
            )}
          </p>
        </Section>
      )}
    </Wrap>
  );
}

const nothing = {};

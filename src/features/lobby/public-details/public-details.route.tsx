import { data, Link, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/public-details.route.ts';
import { boothFields, boothPaths, changesOf, inputsOf } from '../../booths/booth-fields.ts';
import { boothPath } from '../../booths/booth-path.ts';
import { isUuid, text } from '../../../platform/model/kinds.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { pageCall, type PageCall, type PageError } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { problemData, refusalData, type FormProblem } from '../../../ui/forms/form-problem.ts';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { BoothInputs, boothLabels } from '../booth-editor/booth-inputs.tsx';
import { saveBoothMutation } from '../booth-page/booth-queries.ts';
import { publicBooth, publicDetails, saveName } from './details-queries.ts';
import { detailsMessages as messages } from './details.messages.ts';
import css from './public-details.module.css';
import { Notice } from '../../../ui/layout/notice.tsx';

interface TheirsProps {
  /** The typed values, by field name. */
  readonly typed: Readonly<Record<string, readonly string[]>>;
  /** The saved values. */
  readonly now: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, string>>;
}

const plain = (value: string | undefined): string => (value ?? '').replaceAll('\r\n', '\n').trim();

/** After concurrent edits: the other editor's saved values that differ from the typed ones. */
function Theirs({ typed, now, labels }: TheirsProps) {
  const t = useTranslate();
  const others = Object.keys(labels).filter(
    (field) => plain(typed[field]?.[0]) !== plain(now[field]),
  );
  if (others.length === 0) return null;
  return (
    <Notice kind="warning" title={t(messages.theirs)}>
      <dl className={css.theirs}>
        {others.map((field) => (
          <div key={field}>
            <dt>{labels[field]}</dt>
            <dd>{plain(now[field]) || t(messages.nothing)}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}

const nameFields = { name: text() };

interface Address {
  readonly fairId: string;
  readonly exhibitorId: string;
}

/** @throws Response 404 if the fair has no such exhibitor */
async function openDetails(call: PageCall, { fairId, exhibitorId }: Address) {
  const found = isUuid(exhibitorId) ? await call.query(publicDetails, { exhibitorId }) : null;
  const { exhibitorCollege: at = null, getFairExhibitor: exhibitor = null } = found ?? {};
  if (!exhibitor || at?.fairId !== fairId) throw new Response(null, { status: 404 });
  const { getFairBooth: booth } =
    at.boothId === null
      ? { getFairBooth: null }
      : await call.query(publicBooth, { id: at.boothId });
  return { exhibitor, booth, college: { id: at.collegeId, name: at.collegeName } };
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { exhibitor, booth, college } = await openDetails(call, params);
  const path = `/admin/fairs/${params.fairId}/exhibitors/${params.exhibitorId}`;
  const title = translatorFor(call.locale)(messages.title);
  const meta = pageMeta({ ...call, title, description: title, path: `${path}/edit` });
  const name = exhibitor.name ?? '';
  return {
    meta,
    path,
    college,
    name,
    nameSeen: exhibitor.updatedAt ?? '',
    now: call.now,
    hasBooths: exhibitor.fair?.fairType === 'booth',
    seePath: booth?.boothSent ? boothPath(exhibitor.fair?.slug ?? '', booth.id) : null,
    booth: booth && {
      seen: booth.updatedAt ?? '',
      told: inputsOf(booth),
    },
  };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const { exhibitor, booth } = await openDetails(call, params);
  const form = await request.formData();
  const seenEntry = form.get('seen');
  const seen = typeof seenEntry === 'string' && seenEntry !== '' ? seenEntry : null;
  const condition = seen === null ? null : { updatedAt: { eq: seen } };
  const done = (message: Message) =>
    redirect(url.pathname, {
      headers: {
        'set-cookie': flashCookie({
          type: 'success',
          message: translatorFor(call.locale)(message),
        }),
      },
    });
  const refuse = (error: PageError) => {
    const isLate = error.code === 'CONFLICT';
    const message = isLate ? translatorFor(call.locale)(messages.meanwhile) : error.message;
    return data(
      { ...refusalData({ ...error, message }, form, boothPaths), isLate },
      isLate ? 409 : 400,
    );
  };
  if (form.get('intent') === 'name') {
    const { values, problems } = checkForm(nameFields, form, call);
    if (problems) return data(problemData(problems, form), 400);
    const input = { id: exhibitor.id, name: values.name };
    const { errors } = await call.ask(saveName, { input, condition });
    return errors[0] ? refuse(errors[0]) : done(messages.nameSaved);
  }
  if (form.get('intent') !== 'booth' || !booth) throw new Response(null, { status: 400 });
  const { values, problems } = checkForm(boothFields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const input = { id: booth.id, ...changesOf(values) };
  const { errors } = await call.ask(saveBoothMutation, { input, condition });
  return errors[0] ? refuse(errors[0]) : done(messages.boothSaved);
}

/** After a conflict, the page reads what the other editor saved. */
export const shouldRevalidate = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => actionStatus === 409 || defaultShouldRevalidate;

export const headers = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** Values typed into a form while someone else saved it; null without a conflict. */
const lateIn = (answer: (FormProblem & { isLate?: boolean }) | undefined, intent: string) =>
  answer?.isLate === true && answer.intent === intent ? answer.typed : null;

/** `/admin/fairs/{fairId}/exhibitors/{exhibitorId}/edit`: an exhibitor's public details. */
export default function PublicDetails({ loaderData, actionData }: Route.ComponentProps) {
  const { path, college, name, nameSeen, hasBooths, booth, seePath, now } = loaderData;
  const t = useTranslate();
  const typedName = lateIn(actionData, 'name');
  const typedBooth = lateIn(actionData, 'booth');
  return (
    <section className={css.page} aria-label={t(messages.title)}>
      <p>
        <Link to={path}>{t(messages.back, { name })}</Link>
      </p>
      <h2>{t(messages.title)}</h2>
      <p className={css.lead}>{t(messages.lead)}</p>
      <Section title={t(messages.nameTitle)}>
        <Form fields={nameFields} now={now} intent="name" initial={{ name }}>
          <input type="hidden" name="seen" value={nameSeen} />
          <TextField name="name" label={t(messages.name)} hint={t(messages.nameHint)} />
          {typedName && (
            <Theirs typed={typedName} now={{ name }} labels={{ name: t(messages.name) }} />
          )}
          <div>
            <SubmitButton>{t(messages.saveName)}</SubmitButton>
          </div>
        </Form>
        {college.id !== null && (
          <ul role="list" className={css.links}>
            <li>
              <Link to={`/admin/colleges/${college.id}`}>{t(messages.college)}</Link>
            </li>
            <li>
              <Link to={`/admin/colleges/${college.id}/history`}>{t(messages.history)}</Link>
            </li>
          </ul>
        )}
      </Section>
      {(booth ?? hasBooths) && (
        <Section title={t(messages.booth)}>
          {booth ? (
            <>
              <Form fields={boothFields} now={now} intent="booth" initial={booth.told}>
                <input type="hidden" name="seen" value={booth.seen} />
                <BoothInputs college={college.name ?? name} />
                {typedBooth && (
                  <Theirs
                    typed={typedBooth}
                    now={booth.told}
                    labels={boothLabels(t, college.name ?? name)}
                  />
                )}
                <div>
                  <SubmitButton>{t(messages.saveBooth)}</SubmitButton>
                </div>
              </Form>
              {seePath && (
                <p className={css.links}>
                  <Link to={seePath}>{t(messages.seeBooth)}</Link>
                </p>
              )}
            </>
          ) : (
            <p>
              {t(messages.noBooth)} <Link to={path}>{t(messages.assign)}</Link>
            </p>
          )}
        </Section>
      )}
    </section>
  );
}

import { data, redirect } from 'react-router';
import type { Route } from './+types/preview-text.route.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { localTimeAt } from '../../../platform/pages/local-time.ts';
import { day, text } from '../../../platform/model/kinds.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import { Notice } from '../../../ui/layout/notice.tsx';
import { Section, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import OwnText from '../policies/own-text.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import PolicyPage from '../policies/policy-page.tsx';
import { describeField } from './legal-fields.ts';
import { draftPath, legalSettings, previewPath } from './legal-kinds.ts';
import { kindIn, onePreview, publishText, revisionIn } from './legal-queries.ts';
import { legalMessages as messages } from './legal.messages.ts';
import { quadText } from '../policies/load-legal-page.ts';
import css from './legal.module.css';

const publishFields = {
  whatChanged: text({ max: 300 }).optional(),
  countsFrom: day().optional(),
};

const isOfQuad = (url: URL) => url.searchParams.get('text') === 'quad';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const kind = kindIn(params.kind);
  const t = translatorFor(call.locale);
  const isQuad = isOfQuad(url);
  const { legalPreview, legalDraft } = await call.query(onePreview, { kind, isQuad });
  const zone = call.zone ?? 'UTC';
  const { html, headings, emptyFields, revision } = legalPreview;
  return {
    meta: pageMeta({
      ...call,
      title: t(messages.preview, { kind }),
      description: t(messages.lead),
      path: previewPath(kind, isQuad ? 'quad' : 'draft'),
    }),
    kind,
    isQuad,
    revision,
    zone,
    isSaved: legalDraft.isSaved,
    // Quad's own text as visitors read it, which is not how it is edited.
    quad: isQuad ? quadText(call, kind) : null,
    own: { html, headings },
    emptyFields: isQuad ? [] : emptyFields,
    today: localTimeAt(call.now, zone).slice(0, 10),
    now: call.now,
  };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const kind = kindIn(params.kind);
  const form = await request.formData();
  const { values, problems } = checkForm(publishFields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const { data: done, errors } = await call.ask(publishText, {
    input: {
      kind,
      revision: revisionIn(form),
      isQuad: isOfQuad(url),
      countsFrom: values.countsFrom ?? null,
      timeZone: call.zone ?? 'UTC',
      whatChanged: values.whatChanged ?? null,
    },
  });
  if (errors[0] || !done) return data(refusalData(errors[0] ?? { message: '' }, form), 400);
  const { number, state } = done.publishLegalText;
  const t = translatorFor(call.locale);
  const message = t(state === 'IN_FORCE' ? messages.publishedNow : messages.publishedLater, {
    number,
  });
  return redirect(legalSettings, {
    headers: { 'set-cookie': flashCookie({ type: 'success', message }) },
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/settings/legal/{kind}/preview`: a text as visitors will read it, and where it is published. */
export default function PreviewText({ loaderData }: Route.ComponentProps) {
  const { kind, isQuad, isSaved, quad, own, revision, emptyFields, today, zone, now } = loaderData;
  const t = useTranslate();
  const note = isQuad ? messages.previewQuad : isSaved ? messages.previewDraft : messages.noDraft;
  const mayPublish = isQuad || isSaved;
  const path = previewPath(kind, isQuad ? 'quad' : 'draft');
  return (
    <>
      <Wrap className={css.bar}>
        <Breadcrumbs trail={[{ label: t(messages.title), to: legalSettings }]} />
        <Notice
          title={t(messages.preview, { kind })}
          action={
            <span className={css.acts}>
              {mayPublish && <a href="#publish">{t(messages.toPublish)}</a>}
              <a href={draftPath(kind)}>{t(messages.backToDraft)}</a>
            </span>
          }
        >
          {t(note)}
        </Notice>
        {emptyFields.length > 0 && (
          <Notice kind="warning">
            {t(messages.empty, {
              fields: emptyFields.map((field) => describeField(t, field)).join(', '),
            })}
          </Notice>
        )}
      </Wrap>
      {quad ? (
        <PolicyPage policy={quad} history={null} />
      ) : (
        <OwnText kind={kind} own={own} history={null} />
      )}
      {mayPublish && (
        <Wrap>
          <Section title={t(messages.publish)} id="publish">
            <p className={css.lead}>{t(messages.publishLead)}</p>
            <Form fields={publishFields} now={now} action={path} className={css.publish}>
              <input type="hidden" name="revision" value={revision} />
              <TextField
                name="whatChanged"
                label={t(messages.whatChanged)}
                hint={t(messages.whatChangedHint)}
                autoComplete="off"
              />
              <TextField
                type="date"
                name="countsFrom"
                label={t(messages.countsFrom)}
                hint={t(messages.countsFromHint, { zone })}
                min={today}
                defaultValue={today}
              />
              <SubmitButton pending={t(messages.publishing)}>{t(messages.publishNow)}</SubmitButton>
            </Form>
            <p className={css.last}>
              <ButtonLink to={draftPath(kind)} kind="line">
                {t(messages.backToDraft)}
              </ButtonLink>
            </p>
          </Section>
        </Wrap>
      )}
    </>
  );
}

import { data, redirect } from 'react-router';
import type { Route } from './+types/preview-text.ts';
import { flashCookie } from '../../platform/pages/flash.ts';
import { localTimeAt } from '../../platform/pages/local-time.ts';
import { day, text } from '../../platform/model/kinds.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { checkForm } from '../../ui/check-form.ts';
import { Form } from '../../ui/form.tsx';
import { problemData, refusalData } from '../../ui/form-problem.ts';
import { Notice } from '../../ui/notice.tsx';
import { Section, Wrap } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { still } from '../../ui/still.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import PolicyPage from '../parts/policy-page.tsx';
import { sayField } from './legal-fields.ts';
import { draftPath, legalSettings, previewPath } from './legal-kinds.ts';
import { kindIn, onePreview, publishing, revisionIn } from './legal-queries.ts';
import { legalWords as said } from './legal.words.ts';
import { quadText } from './load-legal-page.ts';
import css from './legal.module.css';

const OwnText = still(() => import('./own-text.tsx'));

const publishFields = {
  whatChanged: text({ max: 300 }).optional(),
  countsFrom: day().optional(),
};

const isOfQuad = (url: URL) => url.searchParams.get('text') === 'quad';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const kind = kindIn(params.kind);
  const say = speak(call.locale);
  const isQuad = isOfQuad(url);
  const { legalPreview, legalDraft } = await call.query(onePreview, { kind, isQuad });
  const zone = call.zone ?? 'UTC';
  const { html, headings, emptyFields, revision } = legalPreview;
  return {
    meta: pageMeta({
      ...call,
      title: say(said.preview, { kind }),
      description: say(said.lead),
      path: previewPath(kind, isQuad ? 'quad' : 'draft'),
    }),
    ...{ kind, isQuad, revision, zone },
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
  const { data: done, errors } = await call.ask(publishing, {
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
  const say = speak(call.locale);
  const message = say(state === 'IN_FORCE' ? said.publishedNow : said.publishedLater, { number });
  return redirect(legalSettings, {
    headers: { 'set-cookie': flashCookie({ type: 'success', message }) },
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/settings/legal/{kind}/preview`: a text as visitors will read it, and where it is published. */
export default function PreviewText({ loaderData }: Route.ComponentProps) {
  const { kind, isQuad, isSaved, quad, own, revision, emptyFields, today, zone, now } = loaderData;
  const say = useSay();
  const note = isQuad ? said.previewQuad : isSaved ? said.previewDraft : said.noDraft;
  const mayPublish = isQuad || isSaved;
  const path = previewPath(kind, isQuad ? 'quad' : 'draft');
  return (
    <>
      <Wrap className={css.bar}>
        <Breadcrumbs trail={[{ label: say(said.title), to: legalSettings }]} />
        <Notice
          title={say(said.preview, { kind })}
          action={
            <span className={css.acts}>
              {mayPublish && <a href="#publish">{say(said.toPublish)}</a>}
              <a href={draftPath(kind)}>{say(said.backToDraft)}</a>
            </span>
          }
        >
          {say(note)}
        </Notice>
        {emptyFields.length > 0 && (
          <Notice kind="warning">
            {say(said.empty, {
              fields: emptyFields.map((field) => sayField(say, field)).join(', '),
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
          <Section title={say(said.publish)} id="publish">
            <p className={css.lead}>{say(said.publishLead)}</p>
            <Form fields={publishFields} now={now} action={path} className={css.publish}>
              <input type="hidden" name="revision" value={revision} />
              <TextField
                name="whatChanged"
                label={say(said.whatChanged)}
                hint={say(said.whatChangedHint)}
                autoComplete="off"
              />
              <TextField
                type="date"
                name="countsFrom"
                label={say(said.countsFrom)}
                hint={say(said.countsFromHint, { zone })}
                min={today}
                defaultValue={today}
              />
              <SubmitButton pending={say(said.publishing)}>{say(said.publishNow)}</SubmitButton>
            </Form>
            <p className={css.last}>
              <ButtonLink to={draftPath(kind)} kind="line">
                {say(said.backToDraft)}
              </ButtonLink>
            </p>
          </Section>
        </Wrap>
      )}
    </>
  );
}

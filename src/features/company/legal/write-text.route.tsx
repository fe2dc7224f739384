import { lazy, Suspense, useState } from 'react';
import { data, redirect } from 'react-router';
import type { Route } from './+types/write-text.route.ts';
import { asHtml } from '../../campaigns/as-html.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { refusalData } from '../../../ui/forms/form-problem.ts';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { Section } from '../../../ui/layout/page.tsx';
import { Answers, AskLink, Question } from '../../../ui/overlays/question.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { When } from '../../../ui/time/when.tsx';
import { legalFields, describeField } from './legal-fields.ts';
import { draftPath, legalSettings, previewPath } from './legal-kinds.ts';
import {
  conflictData,
  discardDraft,
  kindIn,
  oneDraft,
  revisionIn,
  saveDraft,
} from './legal-queries.ts';
import { legalMessages as messages } from './legal.messages.ts';
import { Theirs, theirsIn } from './theirs.tsx';
import css from './legal.module.css';

const RichText = lazy(() => import('../../campaigns/rich-text.tsx'));

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const kind = kindIn(params.kind);
  const t = translatorFor(call.locale);
  const { legalDraft: draft } = await call.query(oneDraft, { kind });
  return {
    meta: pageMeta({
      ...call,
      title: t(messages.writeTitle, { kind }),
      description: t(messages.lead),
      path: draftPath(kind),
    }),
    kind,
    draft,
    // A draft that was saved by this page, or is reloaded, is drawn again.
    drawn: url.searchParams.get('revision') ?? '',
    asksToDiscard: url.searchParams.get('ask') === 'discard',
    zone: call.zone ?? 'UTC',
    now: call.now,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const kind = kindIn(params.kind);
  const t = translatorFor(call.locale);
  const form = await request.formData();
  const led = (to: string, message: string) =>
    redirect(to, { headers: { 'set-cookie': flashCookie({ type: 'success', message }) } });
  if (form.get('intent') === 'discard') {
    const { errors } = await call.ask(discardDraft, { kind, revision: revisionIn(form) });
    if (errors[0]) return data(refusalData(errors[0], form), 400);
    return led(legalSettings, t(messages.discarded));
  }
  const body = form.get('body');
  const { data: saved, errors } = await call.ask(saveDraft, {
    kind,
    body: asHtml(typeof body === 'string' ? body : ''),
    revision: revisionIn(form, form.has('over') ? 'over' : 'revision'),
  });
  const [error] = errors;
  if (error?.code === 'CONFLICT') return conflictData(call, kind, error, form);
  if (error || !saved) return data(refusalData(error ?? { message: '' }, form), 400);
  return form.get('next') === 'preview'
    ? led(previewPath(kind, 'draft'), t(messages.saved))
    : led(`${draftPath(kind)}?revision=${saved.saveLegalDraft.revision}`, t(messages.saved));
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** Everything is checked by what saves it. */
const checkedLater = {};

/** `/admin/settings/legal/{kind}`: where the text of the site's own is written. */
export default function WriteText({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, draft, drawn, asksToDiscard, zone, now } = loaderData;
  const t = useTranslate();
  const path = draftPath(kind);
  return (
    <Section title={t(messages.writeTitle, { kind })}>
      {asksToDiscard && (
        <Question title={t(messages.discardTitle)} back={path}>
          <Form fields={checkedLater} now={now} intent="discard" action={path}>
            <input type="hidden" name="revision" value={draft.revision} />
            <p>{t(messages.discardText)}</p>
            <Answers back={path} keep={t(messages.keep)}>
              <SubmitButton kind="danger">{t(messages.discardNow)}</SubmitButton>
            </Answers>
          </Form>
        </Question>
      )}
      <p className={css.lead}>
        {t(draft.isSaved ? messages.keptDraft : messages.startsFrom)}{' '}
        {draft.isSaved && draft.savedAt !== null && (
          <>
            {draft.savedBy === null
              ? t(messages.draft)
              : t(messages.draftBy, { name: draft.savedBy })}{' '}
            <When start={draft.savedAt} zone={zone} now={now.toISOString()} />
          </>
        )}
      </p>
      <WritingForm
        key={`${kind} ${drawn}`}
        kind={kind}
        draft={draft}
        actionData={actionData}
        zone={zone}
        now={now}
      />
      {draft.isSaved && (
        <p className={css.last}>
          <AskLink to={`${path}?ask=discard`} kind="dangerLine" size="medium">
            {t(messages.discard)}
          </AskLink>
        </p>
      )}
    </Section>
  );
}

const onLines = (html: string): string =>
  html.replace(/(<\/(?:p|h2|h3|ul|ol|li)>|<(?:ul|ol)>)(?=<)/g, '$1\n');

type WritingFormProps = Pick<
  Route.ComponentProps['loaderData'],
  'kind' | 'draft' | 'zone' | 'now'
> & { readonly actionData: Route.ComponentProps['actionData'] | undefined };

function WritingForm({ kind, draft, actionData, zone, now }: WritingFormProps) {
  const t = useTranslate();
  const hydrated = useHydrated();
  // The draft as opened, whatever others save meanwhile: their text is not this form's.
  const [opened] = useState({ body: draft.body, revision: draft.revision });
  // A line for each block, for those who edit it without the editor.
  const [initial] = useState({ body: onLines(draft.body) });
  const theirs = theirsIn(actionData);
  const wrong = actionData?.fields['body'];
  const label = t(messages.body);
  return (
    <Form
      fields={checkedLater}
      now={now}
      intent="save"
      initial={initial}
      action={draftPath(kind)}
      className={css.form}
    >
      <input type="hidden" name="revision" value={opened.revision} />
      {hydrated ? (
        <Suspense fallback={<div className={css.paper} aria-busy="true" />}>
          <RichText
            name="body"
            label={label}
            start={opened.body}
            fields={legalFields}
            wrong={wrong}
            labelOf={(field) => describeField(t, field)}
            ofPage
          />
        </Suspense>
      ) : (
        <TextArea
          name="body"
          label={label}
          hint={t(messages.bodyHint, {
            fields: legalFields.map((field) => `{{${field}}}`).join(', '),
          })}
          error={wrong}
          rows={24}
        />
      )}
      {theirs && <Theirs theirs={theirs} path={draftPath(kind)} zone={zone} now={now} />}
      <div className={css.acts}>
        <SubmitButton name="next" value="preview" pending={t(messages.saving)}>
          {t(messages.saveAndPreview)}
        </SubmitButton>
        <SubmitButton kind="line" pending={t(messages.saving)}>
          {t(messages.save)}
        </SubmitButton>
      </div>
    </Form>
  );
}

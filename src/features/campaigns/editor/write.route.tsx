import type { Route } from './+types/write.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { Answers, AskLink, Question } from '../../../ui/overlays/question.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { campaignPathsAt } from '../campaign-paths.ts';
import { campaignsMessages } from '../list/campaigns.messages.ts';
import { headCount } from '../audience/audience-queries.ts';
import { useCampaignPaths } from '../use-campaign-paths.ts';
import { answerWrite } from './answer-write.ts';
import { templateFields } from './draft-fields.ts';
import { DraftForm } from './draft-form.tsx';
import { editorMessages as messages } from './editor.messages.ts';
import { openDraft } from './open-draft.ts';
import css from './editor.module.css';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const draft = await openDraft(call, params.draftId, campaignPathsAt(url.pathname));
  const { campaignAudience } = await call.query(headCount, {
    audience: draft.audience || 'ADMINS',
  });
  const meta = pageMeta({
    ...call,
    title: draft.subject || translatorFor(call.locale)(campaignsMessages.noSubject),
    description: translatorFor(call.locale)(campaignsMessages.description),
    path: campaignPathsAt(url.pathname).draft(draft.id),
  });
  return {
    meta,
    draft,
    mergeFields: campaignAudience.mergeFields,
    asksToDelete: url.searchParams.get('ask') === 'delete',
    now: call.now,
  };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const form = await request.formData();
  const paths = campaignPathsAt(url.pathname);
  return answerWrite(context.get(pageCall), params.draftId, form, paths);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

const nothing = {};

/** `/admin/campaigns/email/drafts/{draftId}`: what a campaign says. */
export default function Write({ loaderData }: Route.ComponentProps) {
  const { draft, mergeFields, asksToDelete, now } = loaderData;
  const t = useTranslate();
  const { isOfAdmins, draft: draftPath, draftAction } = useCampaignPaths();
  const path = draftPath(draft.id);
  return (
    <>
      {asksToDelete && (
        <Question title={t(messages.deleteDraftTitle)} back={path}>
          <Form fields={nothing} now={now} intent="delete" action={draftAction(draft.id)}>
            <p>{t(messages.deleteDraftText)}</p>
            <Answers back={path} keep={t(messages.keep)}>
              <SubmitButton kind="danger">{t(messages.deleteDraftNow)}</SubmitButton>
            </Answers>
          </Form>
        </Question>
      )}
      <DraftForm key={draft.id} draft={draft} mergeFields={mergeFields} now={now} />
      {isOfAdmins && (
        <Section title={t(messages.saveTemplate)}>
          <Disclosure title={t(messages.saveTemplateText)}>
            <Form
              fields={templateFields}
              now={now}
              intent="template"
              action={draftAction(draft.id)}
              className={css.narrow}
            >
              <TextField
                name="name"
                label={t(messages.templateName)}
                hint={t(messages.templateHint)}
                autoComplete="off"
              />
              <SubmitButton kind="line">{t(messages.saveTemplate)}</SubmitButton>
            </Form>
          </Disclosure>
        </Section>
      )}
      <p className={css.last}>
        <AskLink to={`${path}?ask=delete`} kind="dangerLine" size="medium">
          {t(messages.deleteDraft)}
        </AskLink>
      </p>
    </>
  );
}

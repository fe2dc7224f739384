import { data, Link, redirect } from 'react-router';
import type { Route } from './+types/new-campaign.route.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { refusalData } from '../../../ui/forms/form-problem.ts';
import { PageHead, Section, Wrap } from '../../../ui/layout/page.tsx';
import { Answers, AskLink, Question } from '../../../ui/overlays/question.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { headCount } from '../audience/audience-queries.ts';
import { describeAudience } from '../audience/describe-audience.ts';
import { readAudienceCode } from '../audiences.ts';
import { campaignPathsAt, campaignsPath } from '../campaign-paths.ts';
import { campaignsMessages } from '../list/campaigns.messages.ts';
import { deleteTemplate, saveDraft, startFromTemplate, templates } from './draft-queries.ts';
import { editorMessages as messages } from './editor.messages.ts';
import {
  fairsToInviteTo,
  findFairToInviteTo,
  isInvited,
  whoToInvite,
  writeInvitation,
} from './fair-invitations.ts';
import { invitationMessages } from './invitations.messages.ts';
import { describeSubject } from '../list/describe-subject.ts';
import css from './editor.module.css';

const path = `${campaignsPath}/new`;
const { draft: draftPath } = campaignPathsAt(path);

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  const { listCampaignTemplates } = await call.query(templates);
  const meta = pageMeta({
    ...call,
    title: t(messages.newTitle),
    description: t(messages.newLead),
    path,
  });
  const audienceCode = url.searchParams.get('to') ?? '';
  const audience = readAudienceCode(audienceCode) ? audienceCode : null;
  const count = audience === null ? null : await call.query(headCount, { audience });
  const fair = await findFairToInviteTo(call, url.searchParams.get('fair') ?? '');
  const others =
    fair || audience !== null ? [] : (await call.query(fairsToInviteTo)).manageFairs.items;
  return {
    meta,
    others,
    list: listCampaignTemplates,
    asked: url.searchParams.get('ask') ?? '',
    audience,
    invitation: fair && { id: fair.id, name: fair.name, whom: whoToInvite(fair, call.now) },
    fairName: count?.campaignAudience.fairName ?? null,
    now: call.now,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const form = await request.formData();
  const [act = '', id = ''] = formText(form, 'intent').split(' ');
  if (act === 'delete' && isUuid(id)) {
    const { errors } = await call.ask(deleteTemplate, { id });
    if (errors[0]) return data(refusalData(errors[0], form), 400);
    const message = translatorFor(call.locale)(messages.templateDeleted);
    return redirect(path, {
      headers: { 'set-cookie': flashCookie({ type: 'success', message }) },
    });
  }
  if (act === 'from' && isUuid(id)) {
    const { data: made, errors } = await call.ask(startFromTemplate, { id });
    if (errors[0] || !made) return data(refusalData(errors[0] ?? { message: '' }, form), 400);
    const draft = made.startFromTemplate;
    const whom = formText(form, 'audience');
    if (whom !== '') await call.query(saveDraft, { input: { id: draft, audience: whom } });
    return redirect(draftPath(draft));
  }
  if (act === 'invite' && isInvited(id)) {
    const fair = await findFairToInviteTo(call, formText(form, 'fair'));
    if (!fair) throw new Response(null, { status: 404 });
    const input = writeInvitation(call, fair, id);
    const { data: made, errors } = await call.ask(saveDraft, { input });
    if (errors[0] || !made) return data(refusalData(errors[0] ?? { message: '' }, form), 400);
    return redirect(draftPath(made.saveCampaignDraft.id));
  }
  if (act !== 'blank') throw new Response(null, { status: 400 });
  const audience = formText(form, 'audience');
  const { data: made, errors } = await call.ask(saveDraft, { input: { audience } });
  if (errors[0] || !made) return data(refusalData(errors[0] ?? { message: '' }, form), 400);
  return redirect(draftPath(made.saveCampaignDraft.id));
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

const nothing = {};

/** `/admin/campaigns/email/new`: an empty email, or one that begins as a template. */
export default function NewCampaign({ loaderData }: Route.ComponentProps) {
  const { list, asked, audience, fairName, invitation, others, now } = loaderData;
  const t = useTranslate();
  const whom = audience === null ? null : describeAudience(t, audience, fairName);
  const doomed = list.find(({ id }) => id === asked);
  return (
    <Wrap>
      <PageHead
        title={t(messages.newTitle)}
        lead={t(messages.newLead)}
        trail={<Breadcrumbs trail={[{ label: t(campaignsMessages.title), to: campaignsPath }]} />}
      />
      {doomed && (
        <Question title={t(messages.deleteTemplateTitle, { name: doomed.name })} back={path}>
          <Form fields={nothing} now={now} intent={`delete ${doomed.id}`} action={path}>
            <p>{t(messages.deleteTemplateText)}</p>
            <Answers back={path} keep={t(messages.keep)}>
              <SubmitButton kind="danger">{t(messages.deleteNow)}</SubmitButton>
            </Answers>
          </Form>
        </Question>
      )}
      {whom !== null && <p>{t(campaignsMessages.to, { audience: whom })}</p>}
      {invitation && (
        <Section title={t(invitationMessages.title, { fair: invitation.name })}>
          <p className={css.quiet}>{t(invitationMessages.lead)}</p>
          <ul className={css.cards}>
            {invitation.whom.map((one) => (
              <li key={one} className={css.card}>
                <div>
                  <h3>{t(invitationMessages[one])}</h3>
                  <p className={css.quiet}>{t(invitationMessages[`${one}Text`])}</p>
                </div>
                <Form fields={nothing} now={now} intent={`invite ${one}`} action={path}>
                  <input type="hidden" name="fair" value={invitation.id} />
                  <SubmitButton
                    aria-label={t(invitationMessages.startTo, { whom: t(invitationMessages[one]) })}
                  >
                    {t(invitationMessages.start)}
                  </SubmitButton>
                </Form>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <div className={css.cards}>
        <section className={css.card}>
          <div>
            <h2>{t(messages.blank)}</h2>
            <p className={css.quiet}>{t(messages.blankText)}</p>
          </div>
          <Form fields={nothing} now={now} intent="blank" action={path}>
            {audience !== null && <input type="hidden" name="audience" value={audience} />}
            <SubmitButton>{t(messages.startBlank)}</SubmitButton>
          </Form>
        </section>
      </div>
      {others.length > 0 && (
        <Section title={t(invitationMessages.fairs)}>
          <ul className={css.fairs}>
            {others.map(({ id, name }) => (
              <li key={id}>
                <Link to={`${path}?fair=${id}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={t(messages.templates)}>
        {list.length === 0 ? (
          <p className={css.quiet}>{t(messages.noTemplates)}</p>
        ) : (
          <ul className={css.cards}>
            {list.map(({ id, name, subject }) => (
              <li key={id} className={css.card}>
                <div>
                  <h3>{name}</h3>
                  <p className={css.quiet}>
                    {describeSubject(t, subject) || t(campaignsMessages.noSubject)}
                  </p>
                </div>
                <div className={css.acts}>
                  <Form fields={nothing} now={now} intent={`from ${id}`} action={path}>
                    {audience !== null && <input type="hidden" name="audience" value={audience} />}
                    <SubmitButton kind="line" aria-label={t(messages.startFrom, { name })}>
                      {t(messages.start)}
                    </SubmitButton>
                  </Form>
                  <AskLink
                    to={`${path}?ask=${id}`}
                    kind="quiet"
                    size="medium"
                    aria-label={t(messages.deleteTemplate, { name })}
                  >
                    {t(messages.delete)}
                  </AskLink>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </Wrap>
  );
}

/** The text of an input of a form; empty where there is none, or a file. */
function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

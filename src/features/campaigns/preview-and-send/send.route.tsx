import { Link, data, redirect } from 'react-router';
import type { Route } from './+types/send.route.ts';
import { localTimeAt } from '../../../platform/pages/local-time.ts';
import { pageCall, type PageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { useSite } from '../../../platform/pages/site.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { zonesToChoose } from '../../../ui/time/zones-to-choose.ts';
import { RadioCards } from '../../../ui/fields/choice-fields.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { headCount } from '../audience/audience-queries.ts';
import { HeadCount } from '../audience/head-count.tsx';
import { campaignPathsAt, type CampaignPaths } from '../campaign-paths.ts';
import { campaignsMessages } from '../list/campaigns.messages.ts';
import { useCampaignPaths } from '../use-campaign-paths.ts';
import { DraftProblems } from './draft-problems.tsx';
import { editorMessages as messages } from '../editor/editor.messages.ts';
import { openDraft, textOf } from '../editor/open-draft.ts';
import { SendQuestion } from './send-question.tsx';
import { sendFields } from './send-fields.ts';
import css from '../editor/editor.module.css';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { translateApiSentence } from '../../../platform/model/api-sentence.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import { readSendTime } from './send-time.ts';
import { sendDraft, sendTest } from '../editor/draft-queries.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const draft = await openDraft(call, params.draftId, campaignPathsAt(url.pathname));
  const count =
    draft.audience === '' ? null : await call.query(headCount, { audience: draft.audience });
  const zone = call.zone ?? 'UTC';
  const { searchParams } = url;
  const meta = pageMeta({
    ...call,
    title: draft.subject || translatorFor(call.locale)(campaignsMessages.noSubject),
    description: translatorFor(call.locale)(campaignsMessages.description),
    path: `${campaignPathsAt(url.pathname).draft(draft.id)}/send`,
  });
  return {
    meta,
    draft,
    count: count?.campaignAudience ?? null,
    zones: zonesToChoose(call.locale, zone, call.now),
    zone,
    tomorrow: localTimeAt(new Date(call.now.getTime() + 24 * 3_600_000), zone),
    asks: searchParams.get('ask') === 'send',
    asked: { at: searchParams.get('at'), timeZone: searchParams.get('zone') },
    now: call.now,
  };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const paths = campaignPathsAt(url.pathname);
  return answerSend(context.get(pageCall), params.draftId, await request.formData(), paths);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

const nothing = {};

/** Says that the law requires a postal address, and where to set it. */
function AddressNeeded() {
  const t = useTranslate();
  const { brand } = useSite();
  const { isOfAdmins } = useCampaignPaths();
  if (brand.postalAddress !== undefined) return null;
  return (
    <Notice
      kind="warning"
      title={t(messages.noAddress)}
      action={isOfAdmins && <Link to="/admin/settings">{t(messages.addAddress)}</Link>}
    >
      {t(isOfAdmins ? messages.noAddressText : messages.noAddressAsk)}
    </Notice>
  );
}

/** `/admin/campaigns/email/drafts/{draftId}/send`: a test, the time, and the last question. */
export default function Send({ loaderData }: Route.ComponentProps) {
  const { draft, count, zones, zone, tomorrow, asks, asked, now } = loaderData;
  const t = useTranslate();
  const path = `${useCampaignPaths().draft(draft.id)}/send`;
  const isReady = draft.problems.length === 0;
  return (
    <div className={css.sections}>
      {asks && isReady && count && (
        <SendQuestion draft={draft} count={count} asked={asked} now={now} back={path} />
      )}
      <AddressNeeded />
      {!isReady && <DraftProblems id={draft.id} problems={draft.problems} />}
      <HeadCount count={count} />
      <Section title={t(messages.test)}>
        <Form fields={nothing} now={now} intent="test" action={path}>
          <p className={css.quiet}>{t(messages.testText)}</p>
          <SubmitButton kind="line" icon="mail">
            {t(messages.testNow)}
          </SubmitButton>
        </Form>
      </Section>
      {isReady && (
        <Section title={t(messages.when)}>
          <Form fields={sendFields} now={now} intent="review" action={path} className={css.narrow}>
            <RadioCards
              name="when"
              label={t(messages.when)}
              defaultValue={asked.at === null ? 'now' : 'later'}
              options={[
                { value: 'now', label: t(messages.now) },
                { value: 'later', label: t(messages.later) },
              ]}
            />
            <div className={css.later}>
              <TextField
                type="datetime-local"
                name="at"
                label={t(messages.date)}
                defaultValue={asked.at ?? tomorrow}
              />
              <SelectField
                name="timeZone"
                label={t(messages.zone)}
                empty={null}
                defaultValue={asked.timeZone ?? zone}
                options={zones.map(({ zone: value, name }) => ({ value, label: name }))}
              />
            </div>
            <SubmitButton>{t(messages.review)}</SubmitButton>
          </Form>
        </Section>
      )}
    </div>
  );
}

/**
 * Does what a form of the page on which a draft is sent asks for: `test`, `review` (which leads to the
 * last question) or `send`.
 * @throws Response 400 for a form that is none of the page's
 */
async function answerSend(call: PageCall, id: string, form: FormData, paths: CampaignPaths) {
  const t = translatorFor(call.locale);
  const path = `${paths.draft(id)}/send`;
  const led = (to: string, message: string) =>
    redirect(to, { headers: { 'set-cookie': flashCookie({ type: 'success', message }) } });
  const intent = form.get('intent');
  if (intent === 'test') {
    const draft = await openDraft(call, id, paths);
    const { data: sent, errors } = await call.ask(sendTest, textOf(draft));
    if (errors[0]) return data(refusalData(errors[0], form), 400);
    return led(path, t(messages.tested, { email: sent?.sendCampaignTest ?? '' }));
  }
  if (intent !== 'review' && intent !== 'send') throw new Response(null, { status: 400 });
  const { values, problems } = checkForm(sendFields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const { when, at, timeZone } = values;
  if (when === 'later' && (at === null || timeZone === null))
    return data(problemData({ at: t(messages.chooseTime) }, form), 400);
  const sendTime = when === 'now' ? 'now' : `${at ?? ''}[${timeZone ?? ''}]`;
  const read = readSendTime(sendTime, call.now);
  if (typeof read === 'string')
    return data(problemData({ at: translateApiSentence(read, call.locale) }, form), 400);
  if (intent === 'review') {
    const query = new URLSearchParams({ ask: 'send' });
    if (when === 'later') {
      query.set('at', at ?? '');
      query.set('zone', timeZone ?? '');
    }
    return redirect(`${path}?${query}`);
  }
  const version = Number(form.get('version'));
  const { errors } = await call.ask(sendDraft, {
    id,
    version: Number.isInteger(version) ? version : 0,
    sendTime,
  });
  if (errors[0]) return data(refusalData(errors[0], form, { sendTime: 'at' }), 400);
  return led(paths.one(id), t(when === 'now' ? messages.isSending : messages.isScheduled));
}

import { data, redirect } from 'react-router';
import type { Route } from './+types/emails.route.ts';
import { actOnCampaigns } from '../../campaigns/act-on-campaigns.ts';
import { CampaignList } from '../../campaigns/campaign-list.tsx';
import { sessionEmailPaths } from '../../campaigns/campaign-paths.ts';
import { loadCampaigns } from '../../campaigns/load-campaigns.ts';
import { beginEmail } from '../../exhibitors/select-exhibitors.ts';
import { text } from '../../../platform/model/kinds.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { sessionCountsQuery } from '../attendees/attendees-queries.ts';
import { openSessionFair } from '../open-session-fair.ts';
import { emailsMessages as messages } from './emails.messages.ts';
import { readEmailTo, writeDraft } from './write-draft.ts';
import css from './emails.module.css';

const fields = { to: text({ max: 300 }), about: text({ max: 20 }).optional() };

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fair = await openSessionFair(call, url);
  const [counts, list] = fair
    ? await Promise.all([
        call.query(sessionCountsQuery, { fairId: fair.id }),
        loadCampaigns(call, url, fair.id),
      ])
    : [null, null];
  const title = translatorFor(call.locale)(messages.title);
  const meta = pageMeta({
    ...call,
    title: fair ? `${title}, ${fair.name}` : title,
    description: title,
    path: url.pathname,
    noindex: true,
  });
  return {
    meta,
    fair,
    list,
    sessions: counts?.sessionCounts?.sessions ?? [],
    now: call.now,
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const fair = await openSessionFair(call, url);
  if (fair === null) throw new Response(null, { status: 404 });
  const form = await request.formData();
  const acted = await actOnCampaigns(call, form, url, fair.id);
  if (acted) return acted;
  const { values, problems } = checkForm(fields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const to = readEmailTo(values.to);
  if (to === null) throw new Response(null, { status: 400 });
  const { sessionCounts } = await call.query(sessionCountsQuery, { fairId: fair.id });
  const about = values.about === 'change' ? 'change' : 'reminder';
  const input = writeDraft(call, fair, sessionCounts?.sessions ?? [], to, about);
  const { data: made, errors } = await call.ask(beginEmail, { input });
  if (errors[0] || !made) return data(refusalData(errors[0] ?? { message: '' }, form), 400);
  return redirect(sessionEmailPaths.draft(made.saveCampaignDraft.id));
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/fairs/6x6/emails`: emails to people at a 6x6 fair, and where to start a new one. */
export default function SessionEmails({ loaderData }: Route.ComponentProps) {
  const { fair, list, sessions, now } = loaderData;
  const t = useTranslate();
  if (fair === null || list === null) return null;
  const isNarrowed = list.asked.search !== '' || list.state !== null;
  return (
    <section aria-label={t(messages.title)}>
      <p className={css.lead}>{t(messages.lead)}</p>
      <Form fields={fields} now={now} className={css.begin}>
        <SelectField
          name="to"
          label={t(messages.to)}
          empty={null}
          options={[
            { value: 'everyone', label: t(messages.everyone) },
            ...sessions.map(({ number, title }) => ({
              value: String(number),
              label: t(messages.session, { number, title }),
            })),
            ...(sessions.length > 0 ? [{ value: '0', label: t(messages.noSession) }] : []),
            { value: 'exhibitors', label: t(messages.exhibitors) },
          ]}
        />
        <SubmitButton icon="mail">{t(messages.write)}</SubmitButton>
      </Form>
      {list.total === 0 && !isNarrowed ? (
        <EmptyState title={t(messages.none)}>{t(messages.noneText)}</EmptyState>
      ) : (
        <CampaignList
          list={list}
          path={sessionEmailPaths.list()}
          zone={fair.timeZone}
          kept={{ fair: fair.slug }}
        />
      )}
    </section>
  );
}

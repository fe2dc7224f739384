import type { Message } from '../../../platform/i18n/define-messages.ts';
import { data, redirect } from 'react-router';
import type { Route } from './+types/campaign.route.ts';
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
import { withChanges } from '../../../ui/tables/table-address.ts';
import { When } from '../../../ui/time/when.tsx';
import { headCount } from '../audience/audience-queries.ts';
import { describeAudience } from '../audience/describe-audience.ts';
import { campaignPathsAt } from '../campaign-paths.ts';
import { CampaignFigures } from './campaign-figures.tsx';
import {
  copyCampaign,
  deliveriesOf,
  editCampaign,
  oneCampaign,
  steerCampaign,
} from './campaign-queries.ts';
import { CampaignStateTag } from './campaign-state.tsx';
import { campaignsMessages as messages } from './campaigns.messages.ts';
import { Deliveries } from './deliveries.tsx';
import { listCrumb } from './list-crumb.ts';
import { deliveryStates } from './delivery-states.ts';
import { describeSubject } from './describe-subject.ts';
import { useCampaignPaths } from '../use-campaign-paths.ts';
import { useRefreshEvery } from '../../../ui/navigation/use-refresh.ts';
import css from './campaigns.module.css';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const id = params.campaignId;
  const { getCampaign: campaign } = await call.query(oneCampaign, { id });
  if (!campaign) throw new Response(null, { status: 404 });
  const { searchParams } = url;
  const search = (searchParams.get('q') ?? '').trim().slice(0, 200);
  const status = deliveryStates.find((one) => one === searchParams.get('state')) ?? null;
  const nextToken = searchParams.get('from');
  const [{ campaignDeliveries: deliveries }, { campaignAudience }] = await Promise.all([
    call.query(deliveriesOf, { id, status, search, nextToken }),
    call.query(headCount, { audience: campaign.audience }),
  ]);
  const meta = pageMeta({
    ...call,
    title: campaign.subject,
    description: translatorFor(call.locale)(messages.description),
    path: campaignPathsAt(url.pathname).one(id),
  });
  return {
    meta,
    campaign,
    deliveries,
    search,
    status,
    isFirst: nextToken === null,
    fairName: campaignAudience.fairName,
    asksToCancel: searchParams.get('ask') === 'cancel',
    query: url.search,
    zone: call.zone ?? 'UTC',
    now: call.now.toISOString(),
  };
}

const done = {
  pause: messages.isPaused,
  resume: messages.isResumed,
  cancel: messages.isCancelled,
} as const;

const isSteering = (act: unknown): act is keyof typeof done =>
  typeof act === 'string' && Object.hasOwn(done, act);

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const form = await request.formData();
  const act = form.get('intent');
  const id = params.campaignId;
  const paths = campaignPathsAt(url.pathname);
  const t = translatorFor(call.locale);
  const redirectWithMessage = (to: string, message: string) =>
    redirect(to, { headers: { 'set-cookie': flashCookie({ type: 'success', message }) } });
  if (act === 'copy') {
    const { data: made, errors } = await call.ask(copyCampaign, { id });
    if (errors[0] || !made) return refused(errors[0], form);
    return redirectWithMessage(paths.draft(made.copyCampaign), t(messages.copied));
  }
  if (act === 'edit') {
    const { data: made, errors } = await call.ask(editCampaign, { id });
    if (errors[0] || !made) return refused(errors[0], form);
    return redirectWithMessage(paths.draft(made.editCampaign), t(messages.isDraft));
  }
  if (!isSteering(act)) throw new Response(null, { status: 400 });
  const { errors } = await call.ask(steerCampaign[act], { id });
  if (errors[0]) return refused(errors[0], form);
  return redirectWithMessage(paths.one(id), t(done[act]));
}

/** What the time beside a campaign is, by its status. */
const timeLabels: Readonly<Record<string, Message>> = {
  scheduled: messages.goesOut,
  sending: messages.started,
  sent: messages.wentOut,
};

const refused = (error: Parameters<typeof refusalData>[0] | undefined, form: FormData) =>
  data(refusalData(error ?? { message: '' }, form), 400);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** Milliseconds between two reads of a campaign that is being sent. */
const refreshInterval = 4000;

/** `/admin/campaigns/email/{campaignId}`: the results of a campaign, and how to pause or cancel it. */
export default function Campaign({ loaderData }: Route.ComponentProps) {
  const { campaign, fairName, asksToCancel, query, zone, now } = loaderData;
  const paths = useCampaignPaths();
  const { id, status, subject, audience, sendAt, timeZone, figures } = campaign;
  const t = useTranslate();
  // One whose time has come is about to start.
  const isDue = status === 'scheduled' && Date.parse(sendAt) <= Date.parse(now);
  const isUnderWay = status === 'sending' || isDue;
  useRefreshEvery(refreshInterval, { isOn: isUnderWay });
  const hasEnded = status === 'sent' || status === 'cancelled';
  const back = withChanges(query, { ask: null });
  return (
    <Wrap>
      <PageHead
        title={describeSubject(t, subject)}
        lead={
          <span className={css.facts}>
            <CampaignStateTag state={status} />
            <span>{t(messages.to, { audience: describeAudience(t, audience, fairName) })}</span>
            <span>
              {t(timeLabels[status] ?? messages.plannedFor)}{' '}
              <When start={sendAt} zone={timeZone ?? zone} now={now} />
            </span>
          </span>
        }
        trail={<Breadcrumbs trail={[listCrumb(t, paths, campaign.fairSlug)]} />}
      />
      {asksToCancel && !hasEnded && (
        <Question title={t(messages.cancelTitle)} back={back}>
          <Form fields={nothing} now={new Date(now)} intent="cancel" action={paths.one(id)}>
            <p>{t(messages.cancelText, { waiting: figures.waiting })}</p>
            <Answers back={back} keep={t(messages.keep)}>
              <SubmitButton kind="danger">{t(messages.cancelNow)}</SubmitButton>
            </Answers>
          </Form>
        </Question>
      )}
      <div className={css.acts}>
        {(status === 'scheduled' || status === 'sending') && (
          <OneButton id={id} intent="pause" now={now}>
            {t(messages.pause)}
          </OneButton>
        )}
        {status === 'paused' && (
          <OneButton id={id} intent="resume" now={now}>
            {t(messages.resume)}
          </OneButton>
        )}
        {(status === 'scheduled' || status === 'paused') && campaign.startedAt === null && (
          <OneButton id={id} intent="edit" now={now}>
            {t(messages.edit)}
          </OneButton>
        )}
        <OneButton id={id} intent="copy" now={now}>
          {t(messages.copy)}
        </OneButton>
        {!hasEnded && (
          <AskLink to={withChanges(query, { ask: 'cancel' })} kind="dangerLine" size="medium">
            {t(messages.cancel)}
          </AskLink>
        )}
      </div>
      <Section title={t(messages.figures)}>
        <CampaignFigures campaign={campaign} />
      </Section>
      <Deliveries {...loaderData} />
      <Section title={t(messages.text)}>
        <iframe
          className={css.frame}
          title={t(messages.textFrame)}
          src={`${paths.one(id)}/frame`}
          sandbox="allow-same-origin"
          loading="lazy"
        />
      </Section>
    </Wrap>
  );
}

const nothing = {};

interface OneButtonProps {
  readonly id: string;
  readonly intent: string;
  readonly now: string;
  readonly children: string;
}

/** A form of one button. */
const OneButton = ({ id, intent, now, children }: OneButtonProps) => (
  <Form fields={nothing} now={new Date(now)} intent={intent} action={useCampaignPaths().one(id)}>
    <SubmitButton kind="line">{children}</SubmitButton>
  </Form>
);

import type { Route } from './+types/plan.route.ts';
import { pageCall } from '../../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../../platform/i18n/translator-for.ts';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { Notice } from '../../../../ui/layout/notice.tsx';
import { useTranslate } from '../../../../ui/text/translate.tsx';
import { EmailButton } from '../../emails/email-button.tsx';
import { emailsMessages as emails } from '../../emails/emails.messages.ts';
import { readEmailTo } from '../../emails/write-draft.ts';
import { openSessionFair } from '../../open-session-fair.ts';
import { answerPlan } from './answer-plan.ts';
import { CardPanel } from './card-panel.tsx';
import { loadPlan } from './load-plan.ts';
import { Panel } from './panel.tsx';
import { planMessages as messages } from './plan.messages.ts';
import { Planner } from './planner.tsx';
import { AddSessions, SessionPanel } from './session-panels.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fair = await openSessionFair(call, url);
  const t = translatorFor(call.locale);
  const loaded = fair && (await loadPlan(call, fair.slug));
  const asked = (name: string) => url.searchParams.get(name);
  const title = fair ? t(messages.planOf, { fair: fair.name }) : t(messages.title);
  return {
    loaded,
    card: loaded?.exhibitors.find(({ id }) => id === asked('card')) ?? null,
    session:
      loaded?.plan.sessions.find(({ number }) => String(number) === asked('session')) ?? null,
    isAdding: asked('add') !== null,
    changed: readEmailTo(asked('changed') ?? ''),
    now: call.now,
    meta: pageMeta({ ...call, title, description: title, path: url.pathname, noindex: true }),
  };
}

/** @throws Response 404 where the address names no 6x6 fair */
export async function action({ context, request, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const fair = await openSessionFair(call, url);
  if (!fair) throw new Response(null, { status: 404 });
  return answerPlan(call, await loadPlan(call, fair.slug), await request.formData());
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/fairs/6x6/plan`: the sessions of a 6x6 fair, and their speakers. */
export default function PlanScreen({ loaderData }: Route.ComponentProps) {
  const { loaded, card, session, isAdding, changed, now } = loaderData;
  const t = useTranslate();
  if (!loaded) return null;
  if (loaded.plan.sessions.length === 0)
    return (
      <>
        <EmptyState title={t(messages.emptyTitle)}>{t(messages.emptyText)}</EmptyState>
        <AddSessions loaded={loaded} now={now} />
      </>
    );
  return (
    <>
      {changed !== null && typeof changed !== 'string' && (
        <Notice
          kind="warning"
          action={
            <EmailButton slug={loaded.slug} to={changed} about="change">
              {t(emails.emailThem)}
            </EmailButton>
          }
        >
          {t(emails.changed, { count: changed.length, numbers: changed.join(', ') })}
        </Notice>
      )}
      {card && <CardPanel key={card.id} {...{ loaded, card, now }} />}
      {session && <SessionPanel {...{ loaded, session, now }} />}
      {isAdding && !card && !session && (
        <Panel slug={loaded.slug} title={t(messages.addSessions)}>
          <AddSessions loaded={loaded} now={now} />
        </Panel>
      )}
      <Planner loaded={loaded} now={now.toISOString()} />
    </>
  );
}

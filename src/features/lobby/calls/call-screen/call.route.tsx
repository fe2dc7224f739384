import type { Route } from './+types/call.route.ts';
import { boothChatPath, deskPath } from '../../../booths/booth-path.ts';
import { useFairPhase } from '../../../fairs/use-fair-phase.ts';
import { translatorFor } from '../../../../platform/i18n/translator-for.ts';
import { pageMeta } from '../../../../platform/metadata/page-meta.ts';
import { pageCall, type PageCall } from '../../../../platform/pages/page-call.ts';
import { isFormProblem } from '../../../../ui/forms/form-problem.ts';
import { useHydrated } from '../../../../ui/layout/hydrated.ts';
import { Breadcrumbs } from '../../../../ui/navigation/breadcrumbs.tsx';
import { useTranslate } from '../../../../ui/text/translate.tsx';
import { answerBooth } from '../../booth-page/answer-booth.ts';
import { boothQuery, conversationQuery } from '../../booth-page/booth-queries.ts';
import { Conversation } from '../../conversation/conversation.tsx';
import { callPath } from '../call-path.ts';
import { callQuery } from './call-queries.ts';
import { callMessages as messages } from './call.messages.ts';
import { CallRoom } from './call-room.tsx';
import css from './call.module.css';

/**
 * The call, for someone who may take part in it.
 * @throws Response 404 for everyone else
 */
async function findCall(call: PageCall, callId: string) {
  const { myCall } = await call.query(callQuery, { callId });
  if (!myCall) throw new Response(null, { status: 404 });
  return myCall;
}

export async function loader({ context, params: { slug, callId } }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { id, boothId, endedAt, isRoom } = await findCall(call, callId);
  const { boothVisit } = await call.query(boothQuery, { slug, boothId });
  const { boothConversation } = await call.query(conversationQuery, {
    boothId,
    before: null,
    after: null,
    show: 'ALL',
  });
  const t = translatorFor(call.locale);
  const { college, fair, isOwn, isStaff, voice, closed } = boothVisit;
  const title = isOwn ? t(messages.titleOfReps) : t(messages.title, { college: college.name });
  return {
    id,
    title,
    isRoom,
    isEnded: endedAt !== null,
    booth: { id: boothId, college: college.name, fair, isOwn, isStaff, voice, closed },
    page: boothConversation,
    formKey: call.randomToken(16),
    personKey: call.sign('booth-drawer', call.viewer?.id ?? '').slice(0, 16),
    now: call.now.toISOString(),
    meta: pageMeta({
      ...call,
      title,
      description: t(messages.description, { college: college.name }),
      path: callPath(fair.slug, id),
    }),
  };
}

export async function action({ request, context, params: { slug, callId } }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const { boothId } = await findCall(call, callId);
  return answerBooth(call, await request.formData(), {
    path: callPath(slug, callId),
    slug,
    boothId,
    show: 'ALL',
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

const ignore = () => undefined;

/** `/app/fairs/visit/{slug}/calls/{callId}`: a video call, with the booth's conversation beside it. */
export default function Call({ loaderData, actionData }: Route.ComponentProps) {
  const { id, booth, page, now } = loaderData;
  const t = useTranslate();
  const hydrated = useHydrated();
  const phase = useFairPhase(booth.fair, now);
  const path = boothChatPath(booth.fair.slug, booth.id);
  const problem =
    isFormProblem(actionData) && actionData.intent === 'say'
      ? {
          message: actionData.fields['text'] ?? actionData.message ?? '',
          typed: actionData.typed['text']?.[0] ?? '',
        }
      : null;
  return (
    <div className={css.page}>
      <div className={css.call}>
        <Breadcrumbs trail={[{ label: booth.college, to: path }]} />
        <h1>{loaderData.title}</h1>
        {hydrated ? (
          <CallRoom
            callId={id}
            college={booth.college}
            back={
              booth.isOwn
                ? { to: deskPath(booth.fair.slug), words: messages.backToDesk }
                : { to: path, words: messages.backToBooth }
            }
            isEnded={loaderData.isEnded}
            isRoom={loaderData.isRoom}
            now={now}
          />
        ) : (
          <noscript>
            <p className={css.notice}>{t(messages.needsScript)}</p>
          </noscript>
        )}
      </div>
      <div className={css.beside}>
        <Conversation
          boothId={booth.id}
          college={booth.college}
          zone={booth.fair.timeZone}
          voice={booth.voice}
          isClosed={booth.closed !== null}
          isOwn={booth.isOwn}
          isStaff={booth.isStaff}
          personKey={loaderData.personKey}
          formKey={loaderData.formKey}
          tabs={null}
          onRoom={ignore}
          onHeard={ignore}
          onDesk={ignore}
          now={now}
          phase={phase}
          page={page}
          before={null}
          after={null}
          show="ALL"
          answering={null}
          problem={problem}
        />
      </div>
    </div>
  );
}

import { useState } from 'react';
import { redirect, useLocation, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/booth.route.ts';
import { inputsOf } from '../../booths/booth-fields.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { useFairPhase } from '../../fairs/use-fair-phase.ts';
import { earlierCursor } from '../../../platform/events/cursor.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { pageCall, type PageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { isFormProblem } from '../../../ui/forms/form-problem.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { BoothClosed } from '../../booths/booth-closed.tsx';
import { boothPath, savedAnswersPath } from '../../booths/booth-path.ts';
import { boothMessages as messages } from './booth.messages.ts';
import { answerBooth } from './answer-booth.ts';
import { BoothContents } from './booth-contents.tsx';
import { BoothEditor } from '../booth-editor/booth-editor.tsx';
import { BoothHead } from './booth-head.tsx';
import { boothQuery, conversationQuery, readAnswersMutation } from './booth-queries.ts';
import { sideOf, useUnseen } from './booth-side.ts';
import { boothView } from './booth-view.ts';
import { AsksToShare } from '../composing/asks-to-share.tsx';
import { BoothDocumentsContext } from '../composing/booth-documents.ts';
import { carryOverQuery } from '../carry-over/carry-over-queries.ts';
import { ConversationColumn } from './conversation-column.tsx';
import { DocumentOverPage } from '../documents/document-over-page.tsx';
import { ChatCheck } from '../chat-check/chat-check.tsx';
import { Conversation } from '../conversation/conversation.tsx';
import { savedAnswersQuery } from '../saved-answers/saved-answer-queries.ts';
import { SavedAnswersContext } from '../saved-answers/saved-answers-context.ts';
import { BoothTalk } from '../threads/booth-talk.tsx';
import { loadTalk } from '../threads/load-talk.ts';
import {
  shownMessages,
  type Desk,
  type Room,
  type ShownMessages,
} from '../conversation/messages.ts';
import { bagIdsQuery, fairAccessQuery } from '../visit/visit-queries.ts';
import { BoothLine } from '../queue/booth-line.tsx';
import { boothQueueQuery, callRuleQuery } from '../queue/queue-queries.ts';
import css from './booth.module.css';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { slug, boothId } = params;
  const call = context.get(pageCall);
  const boothVisit = await visitOrRegister(call, slug, boothId);
  const mayKeep = isAttendee(call);
  const idParam = (name: string): string | null => {
    const value = url.searchParams.get(name);
    return value !== null && isUuid(value) ? value : null;
  };
  const [before, after] = [idParam('before'), idParam('after')];
  const show = shownIn(url.searchParams);
  // Before reading messages: an answer in between is on the page, and still notified.
  if (mayKeep && call.isOpened && url.searchParams.get('talk') !== 'private')
    await call.query(readAnswersMutation, { boothId });
  const { boothConversation, boothPresence } = await call.query(conversationQuery, {
    boothId,
    before,
    after,
    show,
  });
  const t = translatorFor(call.locale);
  const { college, fair } = boothVisit;
  const bag = mayKeep ? await call.query(bagIdsQuery, { fairId: fair.id }) : null;
  const booth = boothView(boothVisit, t);
  const isEditing = booth.canEdit && url.searchParams.get('edit') === 'booth';
  const carried = isEditing ? await call.query(carryOverQuery, { boothId }) : null;
  const { boothQueue } = await call.query(boothQueueQuery, { boothId });
  const holdsCalls = boothQueue !== null && boothQueue.students !== null;
  const saved = boothVisit.isOwn ? await call.query(savedAnswersQuery, { boothId }) : null;
  const rule = holdsCalls ? await call.query(callRuleQuery, { boothId }) : null;
  const meta = pageMeta({
    ...call,
    title: t(messages.title, { college: college.name, fair: fair.name }),
    description: t(messages.description, { college: college.name }),
    path: boothPath(fair.slug, boothVisit.id),
  });
  return {
    booth,
    told: inputsOf(boothVisit),
    updatedAt: boothVisit.updatedAt,
    isEditing,
    carryOver: carried?.boothCarryOver ?? null,
    isSaved: bag && bag.mySavedColleges.some(({ collegeId }) => collegeId === college.id),
    kept: bag && bag.myBoothDocuments.map(({ id }) => id),
    page: {
      ...boothConversation,
      cursor: earlierCursor(
        boothConversation.cursor,
        boothPresence?.cursor ?? boothConversation.cursor,
      ),
    },
    saved: saved && { answers: saved.savedAnswers ?? [], path: savedAnswersPath(fair.slug) },
    talk: await loadTalk(call, boothVisit, url),
    room: boothPresence,
    queue: boothQueue,
    twoReps: rule?.boothCallRule?.twoAdults ?? null,
    before,
    after,
    show,
    meta,
    answering: idParam('answering'),
    formKey: call.randomToken(16),
    personKey: call.sign('booth-drawer', call.viewer?.id ?? '').slice(0, 16),
    now: call.now.toISOString(),
  };
}

const shownIn = (search: URLSearchParams): ShownMessages =>
  shownMessages.find((one) => one === search.get('show')) ?? 'ALL';

const isAttendee = ({ viewer }: PageCall): boolean =>
  ['STUDENTS', 'PARENTS', 'COUNSELORS'].includes(viewer?.role ?? '');

/**
 * The booth; people with its address but no registration, those whose turn to come in is later, and
 * those whom an organizer has removed are redirected to the fair's entrance.
 * @throws Response 302 to the entrance, 404 if there is none for the caller
 */
async function visitOrRegister(call: PageCall, slug: string, boothId: string) {
  const { data: found, errors } = await call.ask(boothQuery, { slug, boothId });
  if (found) return found.boothVisit;
  // The lobby has the waiting room.
  if (errors[0]?.code === 'CONFLICT') throw redirect(fairPaths(slug).visit);
  if (errors[0]?.code === 'NOT_FOUND' && call.viewer) {
    const { visitFair } = await call.query(fairAccessQuery, { slug });
    if (visitFair?.standing === null && (isAttendee(call) || visitFair.isRemoved))
      throw redirect(fairPaths(visitFair.fair.slug).visit);
  }
  return (await call.query(boothQuery, { slug, boothId })).boothVisit;
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const form = await request.formData();
  const { slug, boothId } = params;
  const path = boothPath(slug, boothId);
  return answerBooth(call, form, {
    path,
    slug,
    boothId,
    show: shownIn(url.searchParams),
  });
}

/** The halves of a booth and a document in front of it are shown from what is already there. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (formMethod || currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  const [before, after] = [currentUrl, nextUrl].map(({ searchParams }) => {
    const query = new URLSearchParams(searchParams);
    query.delete('view');
    query.delete('document');
    return query.toString();
  });
  return currentUrl.href === nextUrl.href || before !== after;
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/fairs/visit/{slug}/booths/{boothId}`: a college's booth, with its conversation. */
export default function Booth({ loaderData, actionData }: Route.ComponentProps) {
  const { booth, told, isEditing, now, page, before, after, show, answering } = loaderData;
  const t = useTranslate();
  const [room, setRoom] = useState<Room | null>(loaderData.room);
  const [desk, setDesk] = useState<Desk | null>(page.desk);
  const toAnswer = desk?.toAnswer ?? 0;
  const { search } = useLocation();
  const phase = useFairPhase(booth.fair, now);
  // Before the fair, its reps come to set the booth up, not to answer.
  const side = sideOf(
    new URLSearchParams(search),
    booth.isOwn && (phase === 'live' || phase === 'ended'),
  );
  const documents = { documents: booth.documents, kept: loaderData.kept, isOwn: booth.isOwn };
  const unseen = useUnseen(page.messages, side === 'chat');
  // What is missing from the booth comes first.
  const triesChat = booth.isOwn && !isEditing && phase !== 'ended';
  const problem =
    isFormProblem(actionData) && actionData.intent === 'say'
      ? {
          message: actionData.fields['text'] ?? actionData.message ?? '',
          typed: actionData.typed['text']?.[0] ?? '',
        }
      : null;
  return (
    <div className={css.booth} data-shows={side}>
      <a className={classNames('skip-link', css.skip)} href="#conversation">
        {t(messages.skip)}
      </a>
      <div className={css.left}>
        <BoothHead
          booth={booth}
          isEditing={isEditing}
          room={room}
          isLive={phase === 'live'}
          isSaved={loaderData.isSaved}
          side={side}
          news={
            booth.isOwn
              ? { count: toAnswer, areQuestions: true }
              : { count: unseen.count, areQuestions: false }
          }
        />
        <BoothClosed closed={booth.closed} />
        {triesChat && booth.boothReady && <ChatCheck booth={booth} isLive={phase === 'live'} />}
        <div data-side="about">
          {isEditing ? (
            <BoothEditor
              booth={booth}
              told={told}
              updatedAt={loaderData.updatedAt}
              carryOver={loaderData.carryOver}
              personKey={loaderData.personKey}
              now={now}
            />
          ) : (
            <BoothContents
              booth={booth}
              room={room}
              isLive={phase === 'live'}
              kept={loaderData.kept}
            />
          )}
        </div>
        {triesChat && !booth.boothReady && <ChatCheck booth={booth} isLive={phase === 'live'} />}
      </div>
      <ConversationColumn>
        {phase === 'live' && (
          <BoothLine
            booth={booth}
            queue={loaderData.queue}
            twoReps={loaderData.twoReps}
            now={now}
          />
        )}
        <AsksToShare
          key={booth.id}
          college={booth.college}
          fairId={booth.fair.id}
          isToBeAsked={booth.asksToShare}
        >
          <BoothDocumentsContext value={documents}>
            <SavedAnswersContext value={loaderData.saved}>
              <BoothTalk
                talk={loaderData.talk}
                boothId={booth.id}
                college={booth.college.name}
                zone={booth.fair.timeZone}
                isClosed={booth.closed !== null}
                isMuted={booth.voice === 'MUTED'}
                personKey={loaderData.personKey}
                formKey={loaderData.formKey}
                onRoom={setRoom}
                cursor={page.cursor}
                now={now}
                phase={phase}
                actionData={actionData}
              >
                {(tabs) => (
                  <Conversation
                    tabs={tabs}
                    key={`${booth.id} ${show} ${before ?? after ?? ''}`}
                    boothId={booth.id}
                    college={booth.college.name}
                    zone={booth.fair.timeZone}
                    voice={booth.voice}
                    isClosed={booth.closed !== null}
                    isOwn={booth.isOwn}
                    isStaff={booth.isStaff}
                    personKey={loaderData.personKey}
                    formKey={loaderData.formKey}
                    onRoom={setRoom}
                    onHeard={unseen.hear}
                    onDesk={setDesk}
                    now={now}
                    phase={phase}
                    page={page}
                    before={before}
                    after={after}
                    show={show}
                    answering={answering}
                    problem={problem}
                  />
                )}
              </BoothTalk>
            </SavedAnswersContext>
          </BoothDocumentsContext>
        </AsksToShare>
      </ConversationColumn>
      <DocumentOverPage documents={booth.documents} kept={loaderData.kept} />
    </div>
  );
}

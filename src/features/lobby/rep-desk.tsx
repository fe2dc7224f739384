import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useNavigate, useNavigation } from 'react-router';
import { boothPath } from '../booths/booth-path.ts';
import { useFairPhase } from '../fairs/use-fair-phase.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { isFormProblem } from '../../ui/forms/form-problem.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Icon } from '../../ui/marks/icon.tsx';
import { useRefresh } from '../../ui/navigation/use-refresh.ts';
import { useTranslate } from '../../ui/text/translate.tsx';
import { useNow } from '../../ui/time/clock.ts';
import { BoothDocumentsContext } from './composing/booth-documents.ts';
import { useConversation, useReadSoon } from './conversation/use-conversation.ts';
import type { Desk, Room } from './conversation/messages.ts';
import { DocumentOverPage } from './documents/document-over-page.tsx';
import type { DeskData } from './load-desk.ts';
import { BoothLine } from './queue/booth-line.tsx';
import { Broadcast } from './rep-desk/broadcast.tsx';
import { DeskKeys } from './rep-desk/desk-keys.tsx';
import { DeskList, opens } from './rep-desk/desk-list.tsx';
import { NotSent } from './rep-desk/not-sent.tsx';
import { DeskQuestion } from './rep-desk/desk-question.tsx';
import { entriesOf, findIn, type DeskEntry, type Place } from './rep-desk/desk-entry.ts';
import {
  closed,
  listed,
  selectionOf,
  selectionPath,
  type DeskSelection,
} from './rep-desk/desk-selection.ts';
import { useLeftBehind } from './rep-desk/use-left-behind.ts';
import { useQuestionNotes } from './rep-desk/use-question-notes.ts';
import { useFinding } from './rep-desk/use-finding.ts';
import { repDeskMessages as messages } from './rep-desk/rep-desk.messages.ts';
import { SavedAnswersContext } from './saved-answers/saved-answers-context.ts';
import { ThreadHead } from './threads/booth-talk.tsx';
import type { ThreadNote } from './threads/thread-note.ts';
import { ThreadPane } from './threads/thread-pane.tsx';
import type { PrivateThread } from './threads/thread.ts';
import { useThreads, type Threads } from './threads/use-threads.ts';
import css from './rep-desk/rep-desk.module.css';

interface RepDeskProps {
  readonly data: DeskData;
  readonly actionData: unknown;
  /** Who is at the booth; below the list. */
  readonly visitors: ReactNode;
  /** Who wrote, and what the team noted; beside what is open. */
  readonly person: ReactNode;
}

const unheard = () => undefined;

/** The screen of a rep at their college's booth: what waits, what is open, and who it is. */
export function RepDesk({ data, actionData, visitors, person }: RepDeskProps) {
  const { booth, page, talk, selection, now } = data;
  const t = useTranslate();
  const present = useNow(now);
  const [room, setRoom] = useState<Room | null>(data.room);
  const [desk, setDesk] = useState<Desk | null>(page.desk);
  const live = useConversation({
    boothId: booth.id,
    personKey: data.personKey,
    page,
    show: selection.list === 'PRIVATE' ? 'TO_ANSWER' : selection.list,
    follows: true,
    onRoom: setRoom,
    onHeard: unheard,
    onDesk: setDesk,
  });
  const { notes, hear } = useQuestionNotes(selection.question, data.notes);
  const threads = useThreads(booth.id, talk, hear);
  useFreshDay(
    `${desk?.toAnswer ?? 0} ${threads.counts?.open ?? 0}`,
    `${page.desk?.toAnswer ?? 0} ${talk?.inbox.counts.open ?? 0}`,
  );
  useFreshVisitors(room?.people ?? 0, data.room?.people ?? 0);
  const finding = useFinding(selection);
  const { found, end } = data;
  const placed = usePlaced(
    { messages: live.messages, threads: withOpen(threads), found, end },
    selection,
  );
  const entries = finding.isAhead ? findIn(placed, finding.find) : placed;
  const isOpening = useIsOpening(selection);
  const left = useLeftBehind({
    boothId: booth.id,
    personKey: data.personKey,
    openId: selection.thread,
  });
  // What is opened takes along what was typed.
  const toOpen = finding.isAhead ? listed(selection, finding) : selection;
  const { acts, finder } = useActs(entries, toOpen, isOpening);
  const phase = useFairPhase(booth.fair, now);
  const isOpen = selection.question !== null || selection.thread !== null;
  const documents = { documents: data.documents, kept: null, isOwn: true };
  const waiting = (desk?.toAnswer ?? 0) + (threads.counts?.open ?? 0);
  return (
    <div
      className={css.desk}
      data-shows={isOpen ? (selection.isPerson ? 'person' : 'conversation') : 'list'}
    >
      <header className={css.head}>
        <h1>{t(messages.heading, { college: booth.college.name })}</h1>
        <ul role="list" aria-label={t(messages.numbers)} className={css.numbers}>
          <Figure n={waiting} label={t(messages.toAnswer)} />
          <Figure n={data.day.answered} label={t(messages.answered)} />
          <Figure n={data.queue?.waiting ?? 0} label={t(messages.waiting)} />
          <Figure n={room?.people ?? 0} label={t(messages.here)} />
          <Figure n={data.day.leads} label={t(messages.leads, { n: data.day.leads })} />
        </ul>
        {phase === 'live' && booth.voice === 'ALWAYS' && (
          <Broadcast
            people={room?.people ?? 0}
            heard={live.messages}
            formKey={data.formKey}
            now={now}
          />
        )}
        <Link to={boothPath(booth.fair.slug, booth.id)} className={css.booth}>
          {t(messages.booth)}
        </Link>
      </header>
      <section className={css.list} aria-label={t(messages.list)}>
        {phase === 'live' && (
          <BoothLine
            booth={{ ...booth, isOwn: true }}
            queue={data.queue}
            twoReps={data.twoReps}
            now={now}
          />
        )}
        <NotSent left={left} selection={toOpen} />
        <DeskList
          entries={entries}
          selection={toOpen}
          finding={finding}
          hasMore={end !== null}
          desk={desk}
          counts={threads.counts}
          present={present}
          finder={finder}
        />
        {visitors}
        <p className={css.reps}>
          <Icon name="users" />
          {room && room.reps.length > 0
            ? t(messages.reps, { names: room.reps.map(({ name }) => name).join(', ') })
            : t(messages.noReps)}
        </p>
        <DeskKeys {...acts} />
      </section>
      <div className={css.middle} inert={isOpening} aria-busy={isOpening}>
        {isOpen && (
          <nav className={css.back}>
            <Link to={selectionPath(closed(selection))}>
              <Icon name="chevron-left" />
              {t(messages.toList)}
            </Link>
            <Link to={selectionPath({ ...selection, isPerson: true })}>
              {t(messages.toPerson)}
              <Icon name="chevron-right" />
            </Link>
          </nav>
        )}
        <BoothDocumentsContext value={documents}>
          <SavedAnswersContext value={data.saved}>
            <Open
              data={data}
              actionData={actionData}
              live={live}
              threads={threads}
              notes={notes}
              present={present}
              phase={phase}
              waiting={waiting}
              first={entries[0]}
            />
          </SavedAnswersContext>
        </BoothDocumentsContext>
      </div>
      <aside className={css.person} aria-label={t(messages.person)} tabIndex={isOpen ? 0 : -1}>
        {isOpen && (
          <>
            <nav className={css.back}>
              <Link to={selectionPath({ ...selection, isPerson: false })}>
                <Icon name="chevron-left" />
                {t(messages.toConversation)}
              </Link>
            </nav>
            {person}
          </>
        )}
      </aside>
      <DocumentOverPage documents={data.documents} kept={null} />
    </div>
  );
}

function Figure({ n, label }: { readonly n: number; readonly label: string }) {
  return (
    <li>
      <b>{n}</b> {label}
    </li>
  );
}

interface OpenProps extends Pick<RepDeskProps, 'data' | 'actionData'> {
  readonly live: ReturnType<typeof useConversation>;
  readonly threads: Threads;
  /** What the team noted about the open question. */
  readonly notes: readonly ThreadNote[];
  readonly present: Date;
  readonly phase: ReturnType<typeof useFairPhase>;
  readonly waiting: number;
  /** What has waited longest. */
  readonly first: DeskEntry | undefined;
}

/** The conversation that is open. */
function Open(props: OpenProps) {
  const { data, actionData, live, threads, notes, present, phase, waiting, first } = props;
  const { booth, talk, selection, personKey, formKey, now } = data;
  const t = useTranslate();
  const problem =
    isFormProblem(actionData) && ['say', 'write-privately'].includes(actionData.intent ?? '')
      ? {
          message: actionData.fields['text'] ?? actionData.message ?? '',
          typed: actionData.typed['text']?.[0] ?? '',
        }
      : null;
  const isMuted = booth.voice === 'MUTED';
  const shared = {
    boothId: booth.id,
    college: booth.college.name,
    zone: booth.fair.timeZone,
    personKey,
    formKey,
    isMuted,
    problem,
  };
  const question = live.messages.find(({ id }) => id === selection.question);
  if (question)
    return (
      <DeskQuestion
        key={question.id}
        {...shared}
        question={question}
        live={live}
        notes={notes}
        present={present}
        now={now}
        mayWrite={booth.voice === 'ALWAYS'}
        isClosed={booth.closed !== null}
      />
    );
  if (talk?.page && threads.thread && threads.thread.id === selection.thread)
    return (
      <ThreadPane
        key={`${threads.thread.id} ${talk.before ?? ''}`}
        {...shared}
        tabs={null}
        threads={threads}
        now={now}
        phase={phase}
        isOwn
        isClosed={booth.closed !== null}
        mayWrite={booth.closed === null && !isMuted && (talk.page.mayWrite || phase === 'live')}
        before={talk.before}
        answering={talk.answering}
        head={<ThreadHead talk={talk} threads={threads} back={null} now={now} isMuted={isMuted} />}
      />
    );
  if (selection.question !== null || selection.thread !== null)
    return (
      <div className={css.start}>
        <EmptyState title={t(messages.goneTitle)}>{t(messages.gone)}</EmptyState>
      </div>
    );
  return (
    <div className={css.start}>
      <EmptyState title={t(messages.startTitle)}>{t(messages.start, { n: waiting })}</EmptyState>
      {selection.list === 'TO_ANSWER' && first?.isWaiting && (
        <ButtonLink to={opens(selection, first)} preventScrollReset>
          {t(messages.startFirst)}
        </ButtonLink>
      )}
    </div>
  );
}

/** The list's threads, and the open one: once it is answered, it is no longer in the list. */
const withOpen = ({ threads, thread }: Threads): readonly PrivateThread[] =>
  thread && !threads.some(({ id }) => id === thread.id) ? [...threads, thread] : threads;

/** The entries of a list, with what is open where it was when it was opened. */
function usePlaced(listed: Parameters<typeof entriesOf>[0], selection: DeskSelection) {
  const [place, setPlace] = useState<Place | null>(null);
  const entries = entriesOf(listed, selection, place);
  const openId = selection.question ?? selection.thread;
  const open = entries.find(({ id }) => id === openId);
  if ((open?.id ?? null) !== (place?.id ?? null))
    setPlace(open ? { id: open.id, at: open.at } : null);
  return entries;
}

/** Reads the page again when what waits has changed: its other numbers, and what waits behind. */
function useFreshDay(waiting: string, read: string): void {
  const readSoon = useReadSoon(useRefresh());
  useEffect(() => {
    if (waiting !== read) readSoon(1_500);
  }, [waiting, read, readSoon]);
}

/** Reads who is here again when others have come or gone; they come and go all the time. */
function useFreshVisitors(people: number, read: number): void {
  const readSoon = useReadSoon(useRefresh());
  useEffect(() => {
    if (people !== read) readSoon(15_000);
  }, [people, read, readSoon]);
}

/** Another conversation is on its way: nothing can be written in the one that it replaces. */
function useIsOpening({ question, thread }: DeskSelection): boolean {
  const { state, formMethod, location } = useNavigation();
  if (state !== 'loading' || formMethod !== undefined) return false;
  const next = selectionOf(new URLSearchParams(location.search));
  return next.question !== question || next.thread !== thread;
}

/** What the keys do. */
function useActs(entries: readonly DeskEntry[], selection: DeskSelection, isOpening: boolean) {
  const navigate = useNavigate();
  const finder = useRef<HTMLInputElement>(null);
  const openId = selection.question ?? selection.thread;
  const at = entries.findIndex(({ id }) => id === openId);
  const go = useCallback(
    (entry: DeskEntry | undefined) => {
      if (entry) void navigate(opens(selection, entry), { preventScrollReset: true });
    },
    [navigate, selection],
  );
  const next = useCallback(() => go(entries[at + 1]), [go, entries, at]);
  const previous = useCallback(() => go(entries[at < 0 ? 0 : at - 1]), [go, entries, at]);
  const wantsToAnswer = useRef(false);
  const answer = useCallback(() => {
    wantsToAnswer.current = isOpening;
    if (!isOpening) document.getElementById('say-text')?.focus();
  }, [isOpening]);
  useEffect(() => {
    if (isOpening || !wantsToAnswer.current) return;
    wantsToAnswer.current = false;
    document.getElementById('say-text')?.focus();
  }, [isOpening]);
  const search = useCallback(() => finder.current?.focus(), []);
  return { finder, acts: { next, previous, answer, find: search } };
}

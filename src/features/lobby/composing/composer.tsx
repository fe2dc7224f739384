import {
  use,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { conversationMessages as messages } from '../conversation/conversation.messages.ts';
import { deskMessages } from '../desk/desk.messages.ts';
import { BoothDocumentsContext } from './booth-documents.ts';
import { AttachDocuments } from './attach-documents.tsx';
import { longestMessage } from './longest-message.ts';
import type { Message } from '../conversation/messages.ts';
import { PickSavedAnswer, useInserted } from '../saved-answers/pick-saved-answer.tsx';
import { describeName } from '../conversation/speaker.ts';
import type { Drawer, Unsent } from './unsent.ts';
import css from './composer.module.css';

/** The text after a rejected message returns to the box: before what is being typed. */
export const putBefore = (refused: string, typed: string): string =>
  typed.trim() === '' ? refused : `${refused}\n${typed}`;

/** A refused message to change. */
export type Refill = Pick<Unsent, 'text' | 'documents'>;

interface ComposerProps {
  readonly college: string;
  readonly isOwn: boolean;
  /** Sent without JavaScript, so that a form submitted twice posts once. */
  readonly formKey: string;
  readonly answering: Message | null;
  /** Null where the box is for this answer only. */
  readonly stopAnswering: (() => void) | null;
  /** Messages a rep can answer, the oldest first, and how to select one; null: there's no choice. */
  readonly waiting: readonly Message[] | null;
  readonly answer: (message: Message | null) => void;
  readonly drawer: Drawer | null;
  readonly send: (unsent: Unsent) => void;
  /** Inserted into the box once, before its text: a rejected message to edit. */
  readonly refill: Refill | null;
  /** The server's validation error, without JavaScript. */
  readonly problem: string | null;
  readonly typed: string;
  /** In a private thread. */
  readonly privately?: {
    readonly label: string;
    /** Null before the student has begun it. */
    readonly threadId: string | null;
    /** Before the box: to report the thread. */
    readonly flag: ReactNode;
    /** Called while something is being typed. */
    readonly onType: () => void;
  };
}

/** A unique message key; `randomUUID` is unavailable on plain http. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

const cut = (text: string): string =>
  [...text].length > 60 ? `${[...text].slice(0, 58).join('')}…` : text;

/** The message input. Its text survives a reload; without JavaScript it is a form. */
export function Composer(props: ComposerProps) {
  const { college, isOwn, formKey, answering, stopAnswering, drawer, send, refill } = props;
  const { waiting, answer, privately } = props;
  const t = useTranslate();
  const box = useRef<HTMLTextAreaElement>(null);
  const inserted = useInserted();
  const [problem, setProblem] = useState(props.problem);
  const [attached, setAttached] = useState<{
    readonly ids: readonly string[];
    /** What they were taken from: a draft, or a refused message. */
    readonly drawer: Drawer | null;
    readonly refill: Refill | null;
  }>({ ids: [], drawer: null, refill: null });
  const from = { drawer, refill };
  if (attached.drawer !== drawer || attached.refill !== refill) {
    const ofDraft = attached.drawer === drawer ? attached.ids : (drawer?.draftDocuments() ?? []);
    const ofRefused = attached.refill === refill ? [] : (refill?.documents ?? []);
    setAttached({ ids: [...new Set([...ofDraft, ...ofRefused])], ...from });
  }
  // One that the booth no longer has can't be sent, and no one could take it out.
  const atBooth = use(BoothDocumentsContext)?.documents;
  const documents = attached.ids.filter((id) => atBooth?.some((one) => one.id === id));
  function choose(ids: readonly string[]): void {
    setAttached({ ids, ...from });
    drawer?.keepDraftDocuments(ids);
  }
  const [given, setGiven] = useState(props.problem);
  if (given !== props.problem) {
    setGiven(props.problem);
    setProblem(props.problem);
  }

  useEffect(() => {
    if (drawer && box.current?.value === '') box.current.value = drawer.draft();
  }, [drawer]);
  useEffect(() => {
    if (!refill || !box.current) return;
    box.current.value = putBefore(refill.text, box.current.value);
    drawer?.keepDraft(box.current.value);
    drawer?.keepDraftDocuments([...drawer.draftDocuments(), ...(refill.documents ?? [])]);
    box.current.focus();
    box.current.setSelectionRange(refill.text.length, refill.text.length);
  }, [refill, drawer]);
  const mayStop = stopAnswering !== null;
  useEffect(() => {
    if (answering && mayStop) box.current?.focus();
  }, [answering, mayStop]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const text = box.current?.value.trim() ?? '';
    if (!box.current) return;
    box.current.focus();
    if (text === '') return setProblem(t(messages.required));
    setProblem(null);
    send({ key: newKey(), text, answers: answering?.id ?? null, documents });
    choose([]);
    box.current.value = '';
    drawer?.keepDraft('');
    stopAnswering?.();
  }

  /** A saved answer comes after what is typed already. */
  function insert(text: string): void {
    if (!box.current) return;
    box.current.value = putBefore(box.current.value.trim(), text).trim();
    drawer?.keepDraft(box.current.value);
    setProblem(null);
    privately?.onType();
    box.current.focus();
  }

  /** On phones, Enter starts a new line, as usual there. */
  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const isPlain = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isPlain || matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  const name = answering && describeName(t, answering);
  const label = name
    ? t(messages.labelAnswer, { name })
    : (privately?.label ?? (isOwn ? t(messages.label) : t(messages.labelToCollege, { college })));
  const placeholder =
    name || privately ? label : isOwn ? t(messages.writeToAll) : t(messages.writeTo, { college });
  return (
    <form method="post" action="#conversation" className={css.composer} onSubmit={submit}>
      <input type="hidden" name="intent" value={privately ? 'write-privately' : 'say'} />
      {privately?.threadId != null && (
        <input type="hidden" name="thread" value={privately.threadId} />
      )}
      {privately && isOwn && <input type="hidden" name="rep" value="1" />}
      <input type="hidden" name="clientKey" value={formKey} />
      {answering && <input type="hidden" name="answers" value={answering.id} />}
      {name && stopAnswering && (
        <p className={css.answering}>
          <span dir="auto">{answering.text}</span>
          <Button kind="quiet" size="small" icon="close" onClick={stopAnswering}>
            {t(messages.cancelAnswer, { name })}
          </Button>
        </p>
      )}
      {/* Above the box: when it comes, the button to send stays under the finger. */}
      <p id="say-hint" className={css.hint}>
        {!isOwn && (
          <>
            <span className={css.names}>{t(messages.names)} </span>
            {t(messages.keepOut)}{' '}
          </>
        )}
        <span className={css.keys}>{t(messages.keys)}</span>
      </p>
      <div className={css.row}>
        {privately?.flag}
        {isOwn && waiting && !answering && (
          <p className={css.to}>
            <label htmlFor="say-to">{t(deskMessages.to)}</label>
            <select
              id="say-to"
              name="answers"
              value=""
              onChange={({ currentTarget: { value } }) =>
                answer(waiting.find(({ id }) => id === value) ?? null)
              }
            >
              <option value="">{t(deskMessages.toEverybody)}</option>
              {waiting.map((one) => (
                <option key={one.id} value={one.id}>
                  {t(deskMessages.toPerson, {
                    name: describeName(t, one),
                    text: cut(one.text ?? ''),
                  })}
                </option>
              ))}
            </select>
            <Icon name="users" />
            <Icon name="chevron-down" />
          </p>
        )}
        {isOwn && <PickSavedAnswer insert={insert} />}
        {isOwn && <AttachDocuments chosen={documents} choose={choose} />}
        <label htmlFor="say-text" className="visually-hidden">
          {label}
        </label>
        <textarea
          ref={box}
          id="say-text"
          name="text"
          rows={1}
          maxLength={longestMessage}
          defaultValue={props.typed || inserted}
          placeholder={placeholder}
          dir="auto"
          autoComplete="off"
          aria-describedby={problem ? 'say-hint say-problem' : 'say-hint'}
          aria-invalid={problem ? true : undefined}
          onKeyDown={press}
          onInput={({ currentTarget }) => {
            drawer?.keepDraft(currentTarget.value);
            if (currentTarget.value.trim() !== '') privately?.onType();
            if (problem) setProblem(null);
          }}
        />
        <Button type="submit" icon="send" aria-label={t(messages.send)} className={css.send} />
      </div>
      {problem && (
        <p id="say-problem" className={css.problem} role="alert">
          <Icon name="error" />
          {problem}
        </p>
      )}
    </form>
  );
}

import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/marks/avatar.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { useZone } from '../../../ui/time/zone.tsx';
import { AttachedDocuments } from '../composing/attached-documents.tsx';
import { conversationMessages as messages } from './conversation.messages.ts';
import { MessageActs, type DoAct } from '../desk/message-acts.tsx';
import { type Message, waits, type Mark } from './messages.ts';
import { describeName, describeRole } from './speaker.ts';
import css from './message-item.module.css';
import { deskMessages } from '../desk/desk.messages.ts';
import { formatWaited } from '../desk/waited.ts';

interface MessageMarksProps {
  readonly message: Message;
  readonly zone: string;
  readonly present: Date;
}

/** Minutes after which a wait counts as long. */
const long = 5;

/** Message details for staff: how long its author has waited, or who closed or hid it. */
function MessageMarks({ message, zone, present }: MessageMarksProps) {
  const t = useTranslate();
  const locale = useLocale();
  const timeZone = useZone() ?? zone;
  const { createdAt, closed, hidden } = message;
  if (hidden) {
    const time = formatMinute(hidden.at, { locale, timeZone, present });
    return (
      <p className={css.note} suppressHydrationWarning>
        <Icon name="eye-off" />
        <span>
          {t(deskMessages.hiddenBy, { by: describeBy(hidden), time })}
          {hidden.why !== null && <> {t(deskMessages.why, { why: hidden.why })}</>}
          {!hidden.mayUndo && <> {t(deskMessages.onlyAdmins)}</>}
        </span>
      </p>
    );
  }
  if (closed)
    return (
      <p className={css.done}>
        <Icon name="check" />
        {t(deskMessages.closed, { by: closed.by ?? t(deskMessages.formerRep) })}
      </p>
    );
  if (!waits(message)) return null;
  const isLong = present.getTime() - Date.parse(createdAt) >= long * 60_000;
  return (
    <p className={isLong ? css.note : css.done}>
      <Icon name={isLong ? 'warning' : 'clock'} />
      {t(deskMessages.waits, { time: formatWaited(t, createdAt, present) })}
    </p>
  );

  function describeBy({ by, isByAdmin }: Mark): string {
    return by ?? t(isByAdmin ? deskMessages.anAdmin : deskMessages.someRep);
  }
}

interface MessageItemProps {
  readonly message: Message;
  /** The message that it answers, if the page has it. */
  readonly answered: Message | undefined;
  readonly college: string;
  readonly zone: string;
  readonly present: Date;
  readonly isStaff: boolean;
  /** Staff who are muted only read. */
  readonly mayAct?: boolean;
  /** Where a rep answers it; null for everyone else. */
  readonly answerTo: string | null;
  readonly onAnswer: (message: Message) => void;
  readonly doAct: DoAct;
  /** Beside its author and time. */
  readonly menu?: ReactNode;
  /** What else can be done with it. */
  readonly below?: ReactNode;
}

/** Nothing is done to a message of a private thread. */
export const noActs: DoAct = () => Promise.resolve(null);

const whys = {
  LINK: messages.whyLink,
  EMAIL: messages.whyEmail,
  PHONE: messages.whyPhone,
  WORDS: messages.whyWords,
} as const;

/** A message: its author, time and text, with the details and actions for staff. */
export function MessageItem(props: MessageItemProps) {
  const { message, answered, college, zone, present, isStaff, answerTo, onAnswer, doAct } = props;
  const t = useTranslate();
  const name = describeName(t, message);
  const isRep = message.speaker === 'REP';
  const role = describeRole(t, message, college);
  const why = message.heldFor && t(whys[message.heldFor]);
  // In private, what looks risky reaches its reader, who decides whether to look.
  const isPrivatelyHeld = message.state === 'SHOWN' && why !== null;
  const isCovered = isPrivatelyHeld && !message.isMine;
  return (
    <li
      id={`m-${message.id}`}
      className={classNames(css.message, message.isMine && css.mine, isRep && css.rep)}
    >
      {isRep && <Avatar name={name} size="small" kind="lawn" />}
      <div className={css.body}>
        <div className={css.top}>
          <p className={css.who}>
            <strong>{message.isMine ? t(messages.you) : name}</strong>
            {role !== null && <span>{role}</span>}
            <Clock at={message.createdAt} zone={zone} present={present} />
          </p>
          {props.menu}
        </div>
        <div className={classNames(css.bubble, message.state !== 'SHOWN' && css.held)}>
          {message.isBroadcast && (
            <p className={css.toAll}>
              <Icon name="users" />
              {t(messages.toEveryone)}
            </p>
          )}
          {message.answers !== null && <Answered message={answered} />}
          {isCovered ? (
            <Covered text={message.text} why={why} />
          ) : message.text === null ? (
            <p className={css.hidden}>{t(messages.yourHidden)}</p>
          ) : (
            <p className={css.text} dir="auto">
              {message.text}
            </p>
          )}
          <AttachedDocuments documents={message.documents} />
          {message.state === 'HELD' && why !== null && (
            <p className={css.note}>
              <Icon name="clock" />
              {t(isStaff ? messages.heldForStaff : messages.heldForAuthor, { why })}
            </p>
          )}
          {isPrivatelyHeld && message.isMine && (
            <p className={css.note}>
              <Icon name="eye-off" />
              {t(messages.coveredForReps, { why })}
            </p>
          )}
        </div>
        {props.below}
        {isStaff && (
          <>
            <MessageMarks message={message} zone={zone} present={present} />
            {props.mayAct !== false && (
              <MessageActs
                message={message}
                answerTo={answerTo}
                onAnswer={onAnswer}
                doAct={doAct}
              />
            )}
          </>
        )}
      </div>
    </li>
  );
}

interface CoveredProps {
  readonly text: string | null;
  readonly why: string;
}

function Covered({ text, why }: CoveredProps) {
  const t = useTranslate();
  return (
    <details className={css.covered}>
      <summary>
        <Icon name="eye-off" />
        {t(messages.covered, { why })}
      </summary>
      <p className={css.text} dir="auto">
        {text}
      </p>
    </details>
  );
}

function Answered({ message }: { readonly message: Message | undefined }) {
  const t = useTranslate();
  if (!message || message.text === null)
    return <p className={css.quote}>{t(messages.answersEarlier)}</p>;
  const isAsked = message.speaker !== 'REP';
  const text =
    [...message.text].length > 80 ? `${[...message.text].slice(0, 78).join('')}…` : message.text;
  return (
    <p className={css.quote}>
      <a href={`#m-${message.id}`}>
        {t(isAsked ? messages.answers : messages.quotes, { name: describeName(t, message), text })}
      </a>
    </p>
  );
}

/** When something was written; with the date if it is another day. */
export function Clock({
  at,
  zone,
  present,
}: { readonly at: string } & Pick<MessageItemProps, 'zone' | 'present'>) {
  const locale = useLocale();
  const timeZone = useZone() ?? zone;
  return (
    <time dateTime={at} suppressHydrationWarning>
      {formatMinute(at, { locale, timeZone, present })}
    </time>
  );
}

interface Reader {
  readonly locale: string;
  readonly timeZone: string;
  readonly present: Date;
}

/** The time of a message; with the date if it is another day. */
function formatMinute(at: string, { locale, timeZone, present }: Reader): string {
  const instant = new Date(at);
  const day = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'short' });
  const isToday = day.format(instant) === day.format(present);
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    ...(isToday ? {} : { month: 'short', day: 'numeric' }),
  }).format(instant);
}

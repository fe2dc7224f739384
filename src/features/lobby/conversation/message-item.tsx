import { Avatar } from '../../../ui/marks/avatar.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { useZone } from '../../../ui/time/zone.tsx';
import { conversationMessages as messages } from './conversation.messages.ts';
import { MessageActs, type DoAct } from '../desk/message-acts.tsx';
import { MessageMarks } from '../desk/message-marks.tsx';
import type { Message } from './messages.ts';
import { formatMinute } from './format-minute.ts';
import { describeName, describeRole } from './speaker.ts';
import css from './message-item.module.css';

interface MessageItemProps {
  readonly message: Message;
  /** The message that it answers, if the page has it. */
  readonly answered: Message | undefined;
  readonly college: string;
  readonly zone: string;
  readonly present: Date;
  readonly isStaff: boolean;
  /** Where a rep answers it; null for everyone else. */
  readonly answerTo: string | null;
  readonly onAnswer: (message: Message) => void;
  readonly doAct: DoAct;
}

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
  return (
    <li
      id={`m-${message.id}`}
      className={classNames(css.message, message.isMine && css.mine, isRep && css.rep)}
    >
      {isRep && <Avatar name={name} size="small" kind="lawn" />}
      <div className={css.body}>
        <p className={css.who}>
          <strong>{message.isMine ? t(messages.you) : name}</strong>
          {role !== null && <span>{role}</span>}
          <Clock at={message.createdAt} zone={zone} present={present} />
        </p>
        <div className={classNames(css.bubble, message.state !== 'SHOWN' && css.held)}>
          {message.answers !== null && <Answered message={answered} />}
          {message.text === null ? (
            <p className={css.hidden}>{t(messages.yourHidden)}</p>
          ) : (
            <p className={css.text} dir="auto">
              {message.text}
            </p>
          )}
          {message.state === 'HELD' && why !== null && (
            <p className={css.note}>
              <Icon name="clock" />
              {t(isStaff ? messages.heldForStaff : messages.heldForAuthor, { why })}
            </p>
          )}
        </div>
        {isStaff && (
          <>
            <MessageMarks {...{ message, zone, present }} />
            <MessageActs {...{ message, answerTo, onAnswer, doAct }} />
          </>
        )}
      </div>
    </li>
  );
}

function Answered({ message }: { readonly message: Message | undefined }) {
  const t = useTranslate();
  if (!message || message.text === null)
    return <p className={css.quote}>{t(messages.answersEarlier)}</p>;
  const text =
    [...message.text].length > 80 ? `${[...message.text].slice(0, 78).join('')}…` : message.text;
  return (
    <p className={css.quote}>
      <a href={`#m-${message.id}`}>
        {t(messages.answers, { name: describeName(t, message), text })}
      </a>
    </p>
  );
}

function Clock({
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

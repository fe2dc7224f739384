import { useFetcher } from 'react-router';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { useZone } from '../../ui/zone.tsx';
import { conversationWords as said } from '../conversation.words.ts';
import type { Message } from './messages.ts';
import { sayName, sayRole } from './speaker.ts';
import css from './message-item.module.css';

interface MessageItemProps {
  readonly message: Message;
  /** The message that it answers, where the page has it. */
  readonly answered: Message | undefined;
  readonly college: string;
  readonly zone: string;
  readonly now: string;
  readonly isStaff: boolean;
  /** Where a rep answers it; null for everybody else. */
  readonly answerTo: string | null;
  readonly onAnswer: (message: Message) => void;
}

const whys = {
  LINK: said.whyLink,
  EMAIL: said.whyEmail,
  PHONE: said.whyPhone,
  WORDS: said.whyWords,
} as const;

/** One message: who said it and when, what it says, and what a rep can do with it. */
export function MessageItem(props: MessageItemProps) {
  const { message, answered, college, zone, now, isStaff, answerTo, onAnswer } = props;
  const say = useSay();
  const name = sayName(say, message);
  const isRep = message.speaker === 'REP';
  const role = sayRole(say, message, college);
  const why = message.heldFor && say(whys[message.heldFor]);
  return (
    <li
      id={`m-${message.id}`}
      className={classNames(css.message, message.isMine && css.mine, isRep && css.rep)}
    >
      {isRep && <Avatar name={name} size="small" kind="lawn" />}
      <div className={css.body}>
        <p className={css.who}>
          <strong>{message.isMine ? say(said.you) : name}</strong>
          {role !== null && <span>{role}</span>}
          <Clock at={message.createdAt} zone={zone} now={now} />
        </p>
        <div className={classNames(css.bubble, message.state === 'HELD' && css.held)}>
          {message.answers !== null && <Answered message={answered} />}
          {message.text === null ? (
            <p className={css.hidden}>{say(said.yourHidden)}</p>
          ) : (
            <p className={css.text} dir="auto">
              {message.text}
            </p>
          )}
          {message.state === 'HELD' && why !== null && (
            <p className={css.note}>
              <Icon name="clock" />
              {say(isStaff ? said.heldForStaff : said.heldForAuthor, { why })}
            </p>
          )}
        </div>
        {isStaff && message.state !== 'HIDDEN' && (
          <div className={css.acts}>
            {answerTo !== null && message.state === 'SHOWN' && !isRep && (
              <a
                href={answerTo}
                className={css.act}
                aria-label={say(said.answerTo, { name })}
                onClick={(event) => {
                  event.preventDefault();
                  onAnswer(message);
                }}
              >
                {say(said.answer)}
              </a>
            )}
            {message.state === 'HELD' && (
              <Act
                {...{ intent: 'release', id: message.id, label: say(said.releaseOf, { name }) }}
                pending={say(said.releasing)}
              >
                {say(said.release)}
              </Act>
            )}
            <Act
              {...{ intent: 'hide', id: message.id, label: say(said.hideOf, { name }) }}
              pending={say(said.hiding)}
            >
              {say(said.hide)}
            </Act>
          </div>
        )}
      </div>
    </li>
  );
}

function Answered({ message }: { readonly message: Message | undefined }) {
  const say = useSay();
  if (!message || message.text === null)
    return <p className={css.quote}>{say(said.answersEarlier)}</p>;
  const text =
    [...message.text].length > 80 ? `${[...message.text].slice(0, 78).join('')}…` : message.text;
  return (
    <p className={css.quote}>
      <a href={`#m-${message.id}`}>{say(said.answers, { name: sayName(say, message), text })}</a>
    </p>
  );
}

interface ActProps {
  readonly intent: string;
  readonly id: string;
  readonly label: string;
  readonly pending: string;
  readonly children: string;
}

function Act({ intent, id, label, pending, children }: ActProps) {
  const fetcher = useFetcher();
  const isPending = fetcher.state !== 'idle';
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        kind="quiet"
        size="small"
        className={css.act}
        aria-label={isPending ? undefined : label}
        pending={isPending && pending}
      >
        {children}
      </Button>
    </fetcher.Form>
  );
}

/** The minute; with the day where it was another one. */
function Clock({
  at,
  zone,
  now,
}: {
  readonly at: string;
  readonly zone: string;
  readonly now: string;
}) {
  const locale = useLocale();
  const timeZone = useZone() ?? zone;
  const day = (instant: string) =>
    new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'short' }).format(new Date(instant));
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    ...(day(at) === day(now) ? {} : { month: 'short', day: 'numeric' }),
  });
  return (
    <time dateTime={at} suppressHydrationWarning>
      {format.format(new Date(at))}
    </time>
  );
}

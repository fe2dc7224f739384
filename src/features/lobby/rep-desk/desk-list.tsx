import { useEffect, useRef, type RefObject } from 'react';
import { Form, Link } from 'react-router';
import { Avatar } from '../../../ui/marks/avatar.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { Desk } from '../conversation/messages.ts';
import { describeName } from '../conversation/speaker.ts';
import { formatWaited } from '../desk/waited.ts';
import type { ThreadCounts } from '../threads/thread.ts';
import type { DeskEntry } from './desk-entry.ts';
import { closed, deskLists, selectionPath, type DeskSelection } from './desk-selection.ts';
import { repDeskMessages as messages } from './rep-desk.messages.ts';
import css from './desk-list.module.css';

const labels = {
  TO_ANSWER: messages.listToAnswer,
  PRIVATE: messages.listPrivate,
  HELD: messages.listHeld,
  HIDDEN: messages.listHidden,
} as const;

const empty = {
  TO_ANSWER: messages.none,
  PRIVATE: messages.nonePrivate,
  HELD: messages.noneHeld,
  HIDDEN: messages.noneHidden,
} as const;

interface DeskListProps {
  readonly entries: readonly DeskEntry[];
  readonly selection: DeskSelection;
  readonly isFiltered: boolean;
  readonly desk: Desk | null;
  readonly counts: ThreadCounts | null;
  readonly present: Date;
  readonly finder: RefObject<HTMLInputElement | null>;
  readonly onFind: (words: string) => void;
}

/** What waits at a booth: public questions and private threads in one list. */
export function DeskList(props: DeskListProps) {
  const { entries, selection, desk, counts, present, finder, onFind } = props;
  const { list, find } = selection;
  const t = useTranslate();
  const waiting = (desk?.toAnswer ?? 0) + (counts?.open ?? 0);
  const numbers = {
    TO_ANSWER: waiting,
    PRIVATE: counts?.all ?? 0,
    HELD: desk?.held ?? 0,
    HIDDEN: desk?.hidden ?? 0,
  };
  const more = list === 'TO_ANSWER' ? waiting - entries.filter((one) => one.isWaiting).length : 0;
  return (
    <>
      <nav aria-label={t(messages.lists)} className={css.lists}>
        {deskLists.map((one) => (
          <Link
            key={one}
            to={selectionPath(closed({ ...selection, list: one, find: '' }))}
            preventScrollReset
            aria-current={one === list ? 'true' : undefined}
          >
            {t(labels[one])} <b>{numbers[one]}</b>
          </Link>
        ))}
      </nav>
      <Form method="get" role="search" className={css.find} preventScrollReset>
        {list !== 'TO_ANSWER' && <input type="hidden" name="list" value={list} />}
        <Icon name="search" />
        <input
          ref={finder}
          key={list}
          type="search"
          name="find"
          defaultValue={find}
          aria-label={t(messages.find)}
          placeholder={t(messages.find)}
          autoComplete="off"
          onChange={({ currentTarget }) => onFind(currentTarget.value)}
        />
        <button type="submit" className={css.findAct}>
          {t(messages.findAct)}
        </button>
      </Form>
      <div className={css.scroll} role="region" aria-label={t(labels[list])} tabIndex={0}>
        {entries.length === 0 ? (
          <p className={css.none}>{t(numbers[list] === 0 ? empty[list] : messages.noneFound)}</p>
        ) : (
          <ul role="list">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} selection={selection} present={present} />
            ))}
          </ul>
        )}
        {more > 0 && !props.isFiltered && (
          <p className={css.none}>{t(messages.more, { n: more })}</p>
        )}
      </div>
    </>
  );
}

interface EntryProps {
  readonly entry: DeskEntry;
  readonly selection: DeskSelection;
  readonly present: Date;
}

/** What an address opens when this line is chosen. */
export const opens = (selection: DeskSelection, { kind, id }: DeskEntry): string =>
  selectionPath({ ...closed(selection), [kind]: id });

function Entry({ entry, selection, present }: EntryProps) {
  const t = useTranslate();
  const link = useRef<HTMLAnchorElement>(null);
  const isOpen = entry.id === (selection.question ?? selection.thread);
  useEffect(() => {
    if (isOpen) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const name = describeName(t, entry);
  const text = entry.text ?? t(messages.covered);
  return (
    <li>
      <Link
        ref={link}
        to={opens(selection, entry)}
        preventScrollReset
        aria-current={isOpen ? 'true' : undefined}
        className={css.entry}
        data-unread={entry.unread > 0 || undefined}
      >
        <Avatar name={name} size="small" />
        <span className={css.words}>
          <strong>{name}</strong>
          <span className={css.text} dir="auto">
            {entry.byTeam ? t(messages.youSaid, { text }) : text}
          </span>
        </span>
        <span className={css.when}>
          <span suppressHydrationWarning>{formatWaited(t, entry.since, present)}</span>
          <span className={css.kind}>
            {entry.kind === 'thread' && <Icon name="lock" />}
            {t(entry.kind === 'thread' ? messages.private : messages.publicly)}
          </span>
        </span>
      </Link>
    </li>
  );
}

import { useEffect, useRef, type RefObject } from 'react';
import { Form, Link } from 'react-router';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Avatar } from '../../../ui/marks/avatar.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { Desk } from '../conversation/messages.ts';
import { longestFind } from '../conversation/words-to-find.ts';
import { describeName } from '../conversation/speaker.ts';
import { formatWaited } from '../desk/waited.ts';
import type { ThreadCounts } from '../threads/thread.ts';
import type { DeskEntry } from './desk-entry.ts';
import {
  closed,
  deskLists,
  listed,
  mostPages,
  selectionPath,
  type DeskSelection,
} from './desk-selection.ts';
import type { useFinding } from './use-finding.ts';
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
  readonly finding: ReturnType<typeof useFinding>;
  /** More is behind these. */
  readonly hasMore: boolean;
  readonly desk: Desk | null;
  readonly counts: ThreadCounts | null;
  readonly present: Date;
  readonly finder: RefObject<HTMLInputElement | null>;
}

/** What waits at a booth: public questions and private threads in one list. */
export function DeskList(props: DeskListProps) {
  const { entries, selection, finding, hasMore, desk, counts, present, finder } = props;
  const { list, question, thread } = selection;
  const t = useTranslate();
  const isSearch = finding.find !== '';
  const { scroll, beforeMore } = useMore(selection.pages);
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
            to={selectionPath(closed(listed(selection, { list: one, find: '' })))}
            preventScrollReset
            aria-current={one === list && !isSearch ? 'true' : undefined}
          >
            {t(labels[one])} <b>{numbers[one]}</b>
          </Link>
        ))}
      </nav>
      <Form method="get" role="search" className={css.find} preventScrollReset>
        {list !== 'TO_ANSWER' && <input type="hidden" name="list" value={list} />}
        {question !== null && <input type="hidden" name="question" value={question} />}
        {thread !== null && <input type="hidden" name="thread" value={thread} />}
        <SearchField
          bare
          live
          ref={finder}
          key={finding.round}
          name="find"
          label={t(messages.find)}
          placeholder={t(messages.findShort)}
          act={t(messages.findAct)}
          defaultValue={finding.find}
          maxLength={longestFind}
          onInput={({ currentTarget }) => finding.type(currentTarget.value)}
          onClear={() => finding.type('')}
        />
      </Form>
      <p className={css.state} role="status">
        {isSearch && describeSearch()}
      </p>
      <div
        ref={scroll}
        className={css.scroll}
        role="region"
        aria-label={t(isSearch ? messages.found : labels[list])}
        tabIndex={0}
      >
        {entries.length === 0 ? (
          !isSearch && <p className={css.none}>{t(empty[list])}</p>
        ) : (
          <ul role="list">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} selection={selection} present={present} />
            ))}
          </ul>
        )}
        {hasMore && !finding.isAhead && (
          <p className={css.more}>
            {more > 0 && !isSearch && <span>{t(messages.moreWait, { n: more })}</span>}
            {selection.pages < mostPages && (
              <Link
                to={selectionPath({ ...selection, pages: selection.pages + 1 })}
                replace
                preventScrollReset
                onClick={beforeMore}
              >
                {t(messages.more)}
              </Link>
            )}
          </p>
        )}
      </div>
    </>
  );

  function describeSearch(): string {
    if (entries.length > 0) return t(messages.foundSome, { n: entries.length });
    return t(finding.isAhead ? messages.finding : messages.noneFound);
  }
}

/** Puts the focus on the first of the lines that were loaded; the list stays where it is. */
function useMore(pages: number) {
  const scroll = useRef<HTMLDivElement>(null);
  const known = useRef<number | null>(null);
  const lines = () => scroll.current?.querySelectorAll<HTMLElement>('li > a') ?? [];
  useEffect(() => {
    if (known.current === null) return;
    lines()[known.current]?.focus();
    known.current = null;
  }, [pages]);
  const beforeMore = () => {
    known.current = lines().length;
  };
  return { scroll, beforeMore };
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

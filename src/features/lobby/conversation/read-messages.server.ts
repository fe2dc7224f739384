import type { Queryable } from '../../../platform/database/queryable.ts';
import {
  jsonOf,
  nullable,
  readRows,
  row,
  textOf,
  type RowOf,
} from '../../../platform/database/read-rows.ts';
import { sharedRead } from '../../../platform/database/shared-read.server.ts';
import type { HeldReason } from '../judge-text.ts';
import { studentName } from '../student-name.ts';
import { attachedDocuments, seenDocuments } from '../composing/attached-documents.server.ts';
import { held, waits } from '../desk/read-desk.server.ts';

/** The reader of the messages. */
export interface Reading {
  readonly boothId: string;
  readonly viewerId: string | null;
  readonly isStaff: boolean;
  /** Staff for all booths, who can unhide messages hidden by admins. */
  readonly isAdmin: boolean;
}

/** Who closed or hid a message, and when. */
export interface BoothMark {
  readonly at: Date;
  readonly by: string | null;
  readonly isByAdmin: boolean;
  readonly why: string | null;
  readonly mayUndo: boolean;
}

/** A message as someone can see it; if hidden, its text is null for everyone but staff. */
export interface BoothMessage {
  readonly id: string;
  readonly createdAt: Date;
  readonly speaker: 'STUDENT' | 'PARENT' | 'COUNSELOR' | 'REP';
  /** Students' first name and initial, reps' name, null for others. */
  readonly name: string | null;
  readonly text: string | null;
  readonly state: 'SHOWN' | 'HELD' | 'HIDDEN';
  readonly heldFor: 'LINK' | 'EMAIL' | 'PHONE' | 'WORDS' | null;
  readonly answers: string | null;
  readonly isAnswered: boolean;
  readonly closed: BoothMark | null;
  readonly hidden: BoothMark | null;
  readonly documents: ReturnType<typeof seenDocuments>;
  readonly isBroadcast: boolean;
  readonly isMine: boolean;
  readonly clientKey: string | null;
}

const messageRow = row({
  id: 'text',
  createdAt: 'timestamp',
  authorId: 'text?',
  authorAs: textOf<'student' | 'parent' | 'counselor' | 'rep'>(),
  body: 'text?',
  clientKey: 'text',
  answers: 'text?',
  heldFor: nullable(textOf<HeldReason>()),
  documents: jsonOf<Parameters<typeof seenDocuments>[0]>(),
  isHidden: 'boolean',
  isAnswered: 'boolean',
  isBroadcast: 'boolean',
  closed: nullable(jsonOf<Mark>()),
  hidden: nullable(jsonOf<Mark & { readonly why: string | null; readonly isByAdmin: boolean }>()),
  firstName: 'text?',
  lastName: 'text?',
});

type Row = RowOf<typeof messageRow>;

interface Mark {
  /** Milliseconds. */
  readonly at: number;
  readonly by: string | null;
}

/** What a rep of the booth or an admin did to a message, as visible to staff ($2). */
const mark = (what: 'closed' | 'hidden', more = ''): string => `case when $2 and m.${what}_at
  is not null then jsonb_build_object('at', extract(epoch from m.${what}_at) * 1000, 'by',
    (select first_name || ' ' || last_name from college_rep
     where user_id = m.${what}_by and college_id = b.college_id limit 1)${more}) end`;

const columns = `m.id, m.created_at as "createdAt", m.author_id as "authorId",
  m.author_as as "authorAs",
  case when $2 or m.hidden_at is null then m.body end as body, m.client_key as "clientKey", m.answers,
  case when $2 or m.hidden_at is null then ${attachedDocuments} else '[]' end as documents,
  case when ${held} then m.held_for end as "heldFor", m.hidden_at is not null as "isHidden",
  m.answered_at is not null as "isAnswered", m.is_broadcast as "isBroadcast", ${mark('closed')} as closed,
  ${mark('hidden', ", 'why', m.hidden_why, 'isByAdmin', m.hidden_as = 'admin'")} as hidden,
  coalesce(r.first_name, s.first_name, a.first_name) as "firstName",
  coalesce(r.last_name, s.last_name, a.last_name) as "lastName"`;

/**
 * SQL: the names of the author of `m` at the booth `b`, as `r`, `s` and `a`. A student's name comes
 * from their own record, or from the registration if they have none.
 */
export const authorNames = `left join lateral (select first_name, last_name from college_rep
    where m.author_as = 'rep' and user_id = m.author_id limit 1) r on true
  left join lateral (select first_name, last_name from student
    where m.author_as = 'student' and user_id = m.author_id and first_name <> '' limit 1) s on true
  left join lateral (select first_name, last_name from fair_attendee
    where m.author_as = 'student' and s.first_name is null and fair_id = b.fair_id
      and user_id = m.author_id order by created_at limit 1) a on true`;

const from = `booth_message m join fair_booth b on b.id = m.booth_id ${authorNames}`;

/**
 * SQL: whether the public name of the author of `m`, followed by a text, contains words. A name that
 * others don't see finds nothing.
 */
export const hasWords = (text: string, words: string): string => `strpos(lower(concat_ws(' ',
  case when m.author_as = 'rep' then concat_ws(' ', r.first_name, r.last_name) else
    (select concat_ws(' ', n.given, left(trim(coalesce(s.last_name, a.last_name)), 1))
     from (select split_part(trim(coalesce(s.first_name, a.first_name)), ' ', 1) as given) n
     where n.given !~ '[@.:/0-9]' and length(n.given) <= 40) end,
  ${text})), lower(${words})) > 0`;

/** The messages a rep reviews. */
export type Shown = 'ALL' | 'QUESTIONS' | 'TO_ANSWER' | 'HELD' | 'HIDDEN';

// Authors still see their hidden message, without its text.
const only: Readonly<Record<Shown, string>> = {
  ALL: '(m.hidden_at is null or m.author_id = $3 and not $2)',
  QUESTIONS: `$2 and m.author_as <> 'rep'`,
  TO_ANSWER: `$2 and ${waits} and not (${held})`,
  HELD: `$2 and m.hidden_at is null and ${held}`,
  HIDDEN: `$2 and m.hidden_at is not null`,
};

const perPage = 40;

/** A page of messages, the oldest first. */
export interface MessagesPage {
  readonly messages: readonly BoothMessage[];
  readonly hasEarlier: boolean;
  /** For a rep's queue: whether more wait after these. */
  readonly hasLater: boolean;
}

interface Asked {
  readonly before?: string | null;
  readonly after?: string | null;
  readonly show?: Shown;
  /** Only those with these words in their text or in their author's name. */
  readonly find?: string | null;
}

/** SQL: messages that a reader ($1 to $3, as `columns` says) sees; `more` are further conditions. */
const pageOf = (show: Shown, order: 'asc' | 'desc', more = ''): string => `select ${columns}
  from ${from}
  where m.booth_id = $1 and ${only[show]} and ($2 or not (${held}) or m.author_id = $3) ${more}
  order by m.created_at ${order}, m.id ${order} limit ${perPage + 1}`;

const foundBetween = `
  and ($4::uuid is null or (m.created_at, m.id) <
    (select created_at, id from booth_message where id = $4 and booth_id = $1))
  and ($5::uuid is null or (m.created_at, m.id) >
    (select created_at, id from booth_message where id = $5 and booth_id = $1))
  and ($6::text is null or ${hasWords(`case when $2 or m.hidden_at is null then m.body end`, '$6')})`;

/** What each visitor reads who comes to a booth. */
const readLatest = sharedRead(messageRow, {
  name: 'booth-messages',
  types: ['uuid', 'boolean', 'uuid'],
  text: pageOf('ALL', 'desc'),
});

/**
 * The latest messages before one of them, or of all; the oldest first, and whether there are
 * earlier ones. For a rep's queue, the first ones, or those after one of them: the longest waiting
 * come first.
 */
export async function readMessages(
  on: Queryable,
  reading: Reading,
  { before = null, after = null, show = 'ALL', find = null }: Asked = {},
): Promise<MessagesPage> {
  const { boothId, viewerId, isStaff } = reading;
  const isQueue = isStaff && (show === 'TO_ANSWER' || show === 'HELD');
  const shown = isStaff ? show : 'ALL';
  const reader = [boothId, isStaff, viewerId];
  const isFirst = before === null && after === null && find === null;
  const more = [isQueue ? null : before, isQueue ? after : null, find];
  // Others wait for what is shared: a search and earlier pages are read by themselves.
  const rows =
    shown === 'ALL' && isFirst
      ? await readLatest(on, reader)
      : await readRows(on, messageRow)(pageOf(shown, isQueue ? 'asc' : 'desc', foundBetween), [
          ...reader,
          ...more,
        ]);
  const messages = rows.slice(0, perPage).map((row) => seenBy(row, reading));
  if (!isQueue) messages.reverse();
  const hasMore = rows.length > perPage;
  return { messages, hasEarlier: !isQueue && hasMore, hasLater: isQueue && hasMore };
}

/** The answers to a message, the oldest first. */
export async function readAnswersTo(
  on: Queryable,
  reading: Reading,
  id: string,
): Promise<readonly BoothMessage[]> {
  const rows = await readRows(on, messageRow)(
    `select ${columns} from ${from} where m.booth_id = $1 and m.answers = $3
     order by m.created_at, m.id limit ${perPage}`,
    [reading.boothId, reading.isStaff, id],
  );
  return rows.map((row) => seenBy(row, reading));
}

const readOne = sharedRead(messageRow, {
  name: 'booth-message',
  types: ['uuid', 'boolean', 'uuid'],
  text: `select ${columns} from ${from} where m.booth_id = $1 and m.id = $3`,
});

/** One message as it is now: `gone` if it no longer exists, null if this reader can't see it. */
export async function readMessage(
  on: Queryable,
  reading: Reading,
  id: string,
): Promise<BoothMessage | 'gone' | null> {
  const [message] = await readOne(on, [reading.boothId, reading.isStaff, id]);
  if (!message) return 'gone';
  const mayRead = message.heldFor === null || reading.isStaff || isOwn(message, reading);
  return mayRead ? seenBy(message, reading) : null;
}

/** The message that someone has sent with a key; null if there is none. */
export async function readSent(
  on: Queryable,
  reading: Reading,
  clientKey: string,
): Promise<BoothMessage | null> {
  const [message] = await readRows(
    on,
    messageRow,
  )({
    name: 'booth-message-sent',
    text: `select ${columns} from ${from}
      where m.booth_id = $1 and m.author_id = $3 and m.client_key = $4`,
    values: [reading.boothId, reading.isStaff, reading.viewerId, clientKey],
  });
  return message ? seenBy(message, reading) : null;
}

const isOwn = ({ authorId }: Row, { viewerId }: Reading): boolean =>
  authorId !== null && authorId === viewerId;

function seenBy(row: Row, reading: Reading): BoothMessage {
  const { isHidden, heldFor, authorAs, firstName, lastName, closed, hidden } = row;
  const isMine = isOwn(row, reading);
  return {
    id: row.id,
    createdAt: row.createdAt,
    speaker: authorAs.toUpperCase() as BoothMessage['speaker'],
    name: publicName(authorAs, firstName, lastName),
    text: row.body,
    state: isHidden ? 'HIDDEN' : heldFor === null ? 'SHOWN' : 'HELD',
    heldFor:
      heldFor === null ? null : (heldFor.toUpperCase() as 'LINK' | 'EMAIL' | 'PHONE' | 'WORDS'),
    answers: row.answers,
    isAnswered: row.isAnswered,
    closed: closed && {
      at: new Date(closed.at),
      by: closed.by,
      isByAdmin: false,
      why: null,
      mayUndo: !reading.isAdmin,
    },
    hidden: hidden && {
      ...hidden,
      at: new Date(hidden.at),
      mayUndo: reading.isAdmin || !hidden.isByAdmin,
    },
    documents: seenDocuments(row.documents),
    isBroadcast: row.isBroadcast,
    isMine,
    clientKey: isMine ? row.clientKey : null,
  };
}

/** An author's name for others: students' first name and initial, reps' name, null for the rest. */
export function publicName(
  as: 'student' | 'parent' | 'counselor' | 'rep',
  first: string | null,
  last: string | null,
): string | null {
  if (as === 'rep') return [first, last].filter(Boolean).join(' ') || null;
  return as === 'student' ? studentName(first, last) : null;
}

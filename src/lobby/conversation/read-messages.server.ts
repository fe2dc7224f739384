import type { Queryable } from '../../platform/database/queryable.ts';
import type { HeldReason } from './judge-text.ts';
import { studentName } from './speaker-name.ts';

/** For whom messages are read. */
export interface Reading {
  readonly boothId: string;
  readonly viewerId: string | null;
  readonly isStaff: boolean;
}

/** A message as somebody may see it; its text is null where it is hidden. */
export interface BoothMessage {
  readonly id: string;
  readonly createdAt: Date;
  readonly speaker: 'STUDENT' | 'PARENT' | 'COUNSELOR' | 'REP';
  /** Of students the first name and an initial, of reps the name, of others none. */
  readonly name: string | null;
  readonly text: string | null;
  readonly state: 'SHOWN' | 'HELD' | 'HIDDEN';
  readonly heldFor: 'LINK' | 'EMAIL' | 'PHONE' | 'WORDS' | null;
  readonly answers: string | null;
  readonly isAnswered: boolean;
  readonly isMine: boolean;
  readonly clientKey: string | null;
}

interface Row {
  readonly id: string;
  readonly createdAt: Date;
  readonly authorId: string | null;
  readonly authorAs: 'student' | 'parent' | 'counselor' | 'rep';
  readonly body: string;
  readonly clientKey: string;
  readonly answers: string | null;
  readonly heldFor: HeldReason | null;
  readonly isHidden: boolean;
  readonly isAnswered: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** In the view of others a message that is held is not there. */
const held = 'm.held_for is not null and m.released_at is null';

const answered = `exists (select from booth_message r where r.answers = m.id
  and r.author_as = 'rep' and r.hidden_at is null)`;

const columns = `m.id, m.created_at as "createdAt", m.author_id as "authorId",
  m.author_as as "authorAs", m.body, m.client_key as "clientKey", m.answers,
  case when ${held} then m.held_for end as "heldFor", m.hidden_at is not null as "isHidden",
  ${answered} as "isAnswered",
  coalesce(r.first_name, s.first_name, a.first_name) as "firstName",
  coalesce(r.last_name, s.last_name, a.last_name) as "lastName"`;

/** A student is called as in the own record; one who has none, as in the registration. */
const from = `booth_message m join fair_booth b on b.id = m.booth_id
  left join lateral (select first_name, last_name from college_rep
    where m.author_as = 'rep' and user_id = m.author_id limit 1) r on true
  left join lateral (select first_name, last_name from student
    where m.author_as = 'student' and user_id = m.author_id and first_name <> '' limit 1) s on true
  left join lateral (select first_name, last_name from fair_attendee
    where m.author_as = 'student' and s.first_name is null and fair_id = b.fair_id
      and user_id = m.author_id order by created_at limit 1) a on true`;

/** Which messages a rep looks through. */
export type Shown = 'ALL' | 'TO_ANSWER' | 'HELD';

const only: Readonly<Record<Shown, string>> = {
  ALL: 'true',
  TO_ANSWER: `m.author_as <> 'rep' and not (${held}) and not ${answered}`,
  HELD: held,
};

const perPage = 40;

/** The last messages before one of them, or of all; the oldest first, and whether there are earlier ones. */
export async function readMessages(
  on: Queryable,
  reading: Reading,
  { before = null, show = 'ALL' }: { readonly before?: string | null; readonly show?: Shown } = {},
): Promise<{ readonly messages: readonly BoothMessage[]; readonly hasEarlier: boolean }> {
  const { boothId, viewerId, isStaff } = reading;
  const { rows } = await on.query<Row>(
    `select ${columns} from ${from}
     where m.booth_id = $1 and m.hidden_at is null and ${only[isStaff ? show : 'ALL']}
       and ($2 or not (${held}) or m.author_id = $3)
       and ($4::uuid is null or (m.created_at, m.id) <
         (select created_at, id from booth_message where id = $4 and booth_id = $1))
     order by m.created_at desc, m.id desc limit ${perPage + 1}`,
    [boothId, isStaff, viewerId, before],
  );
  const messages = rows
    .slice(0, perPage)
    .reverse()
    .map((row) => seenBy(row, reading));
  return { messages, hasEarlier: rows.length > perPage };
}

/**
 * One message as it is now: `gone` where there is none any more, null where there is nothing for this
 * reader.
 */
export async function readMessage(
  on: Queryable,
  reading: Reading,
  id: string,
): Promise<BoothMessage | 'gone' | null> {
  const { rows } = await on.query<Row>({
    name: 'booth-message',
    text: `select ${columns} from ${from} where m.id = $1 and m.booth_id = $2`,
    values: [id, reading.boothId],
  });
  const [row] = rows;
  if (!row) return 'gone';
  const mayRead = row.heldFor === null || reading.isStaff || isOwn(row, reading);
  return mayRead ? seenBy(row, reading) : null;
}

const isOwn = ({ authorId }: Row, { viewerId }: Reading): boolean =>
  authorId !== null && authorId === viewerId;

function seenBy(row: Row, reading: Reading): BoothMessage {
  const { isHidden, heldFor, authorAs, firstName, lastName } = row;
  const isMine = isOwn(row, reading);
  return {
    id: row.id,
    createdAt: row.createdAt,
    speaker: authorAs.toUpperCase() as BoothMessage['speaker'],
    name:
      authorAs === 'rep'
        ? [firstName, lastName].filter(Boolean).join(' ') || null
        : authorAs === 'student'
          ? studentName(firstName, lastName)
          : null,
    text: isHidden ? null : row.body,
    state: isHidden ? 'HIDDEN' : heldFor === null ? 'SHOWN' : 'HELD',
    heldFor:
      heldFor === null ? null : (heldFor.toUpperCase() as 'LINK' | 'EMAIL' | 'PHONE' | 'WORDS'),
    answers: row.answers,
    isAnswered: row.isAnswered,
    isMine,
    clientKey: isMine ? row.clientKey : null,
  };
}

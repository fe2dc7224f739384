import { erasedEmail } from '../accounts/personal-data.server.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../platform/database/read-rows.ts';
import type { ClassDesk } from './class-desk.server.ts';
import type { FairSummary } from '../fairs/read-fairs.server.ts';
import { rosterDays } from './roster-limits.ts';

/** Minimum and step of figures on people who have not agreed to share. */
const figureStep = 5;

/**
 * How many people did something, rounded for those who have not agreed to be named: nothing for
 * fewer than five, and steps of five from there on, so that the figure going up by one reveals no
 * one. For a list of known people, nothing either when fewer than five would be left who did not do
 * it.
 *
 * @param count how many did
 * @param outOf the size of the list, if there is one
 * @returns `at least so many`; null: not shown
 */
export function figureOf(count: number, outOf?: number): number | null {
  if (count < figureStep) return null;
  if (outOf !== undefined && outOf - count < figureStep) return null;
  return Math.floor(count / figureStep) * figureStep;
}

/** The GraphQL types of a class. */
export const classTypes = `
  "A counselor's class at a fair, as that counselor alone sees it."
  type FairClass {
    fair: FairSummary!
    counselor: String!
    school: String!
    "Whether someone has confirmed the counselor. Names, list and emails wait for that; the link and figures don’t."
    isConfirmed: Boolean!
    "Code of the class link. Null if there is none."
    code: String
    "Students who registered through the link or are on the list, and let the counselor see it."
    students: [ClassStudent!]!
    figures: ClassFigures!
    "Sessions that have begun, in the order of the day."
    sessions: [ClassSession!]!
    list: [ListedStudent!]!
    "When the list is erased."
    listErasedAt: DateTime!
    "When invitations were last sent."
    invitedAt: DateTime
    remindedAt: DateTime
    "After writeToClass: how many on the list get the email, rounded down to steps of five. Null below five, when fewer than five don’t get it, and otherwise."
    emailsDue: Int
  }
  "A student of a class whose name the counselor can see."
  type ClassStudent {
    name: String!
    "student or parent"
    attendeeType: String!
    isListed: Boolean!
    "Null before the fair has begun."
    came: Boolean
    "Numbers of the sessions they joined. Null: they agreed before they were asked about sessions."
    sessions: [Int!]
  }
  "A session of the fair, as far as the class came to it."
  type ClassSession {
    number: Int!
    title: String!
    "Of those whose names are shown, who joined it."
    named: Int!
    "How many of the others who registered through the link, rounded down to steps of five. Null below five."
    others: Int
  }
  "The number of other people in a class, rounded down to steps of five. Null below five."
  type ClassFigures {
    "Registered through the link."
    others: Int
    "Of these, who came."
    othersCame: Int
    "On the list, and registered in whatever way."
    listedOthers: Int
  }
  "A student on a counselor’s invitation list."
  type ListedStudent {
    id: ID!
    name: String!
    email: String!
    "True where the student lets the counselor see it; null says nothing."
    registered: Boolean
    came: Boolean
    "Numbers of the sessions they joined; null says nothing."
    sessions: [Int!]
  }`;

/** A student on the list, as the counselor sees it. */
export interface ListedStudent {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly registered: true | null;
  readonly came: boolean | null;
  readonly sessions: readonly number[] | null;
}

const personRow = row({
  address: 'text',
  name: 'text',
  attendeeType: 'text',
  /** Shares with this counselor. */
  seen: 'boolean',
  /** Registered through this class's link. */
  joined: 'boolean',
  entered: 'boolean',
  /** Joined. */
  sessions: 'number[]',
  agreesToSessions: 'boolean',
});

type Person = RowOf<typeof personRow>;

/** What counselors may see of their own class: names of those who agreed, figures on the others. */
export async function showClass(tx: Queryable, desk: ClassDesk, now: Date) {
  const { fair, counselor, school, isConfirmed, code, classId } = desk;
  const people = await readPeople(tx, desk);
  const list = isConfirmed ? await readList(tx, classId) : [];
  const requestTimes = await readAsked(tx, classId);
  const sessions = await readSessions(tx, fair.id, now);
  const hasBegun = new Date(fair.startTime) <= now;
  const came = ({ entered }: Person) => (hasBegun ? entered : null);

  const byAddress = new Map(people.map((person) => [person.address, person]));
  const listed = list.map(({ id, name, address }): ListedStudent => {
    const person = byAddress.get(address);
    const seen = person?.seen ? person : null;
    return {
      id,
      name,
      email: address,
      registered: seen ? true : null,
      came: seen && came(seen),
      sessions: seen && seen.agreesToSessions ? seen.sessions : null,
    };
  });
  const addresses = new Set(list.map(({ address }) => address));
  const unseen = people.filter(({ seen }) => !seen);
  const others = unseen.filter(({ joined }) => joined);
  const unnamed = listed.filter(({ registered }) => registered === null).length;
  const listedOthers = unseen.filter(({ address }) => addresses.has(address)).length;
  return {
    fair,
    counselor,
    school,
    isConfirmed,
    code,
    students: people
      .filter(({ seen }) => seen)
      .map((person) => ({
        name: person.name,
        attendeeType: person.attendeeType,
        isListed: addresses.has(person.address),
        came: came(person),
        sessions: person.agreesToSessions ? person.sessions : null,
      })),
    figures: {
      others: figureOf(others.length),
      othersCame: hasBegun
        ? figureOf(others.filter(({ entered }) => entered).length, others.length)
        : null,
      listedOthers: figureOf(listedOthers, unnamed),
    },
    sessions: sessions.map(({ number, title }) => {
      const joined = (one: Person) => one.sessions.includes(number);
      return {
        number,
        title,
        named: people.filter((one) => one.seen && joined(one)).length,
        others: figureOf(others.filter(joined).length, others.length),
      };
    }),
    list: listed,
    listErasedAt: listErasedAt(fair),
    invitedAt: requestTimes.get('invitation') ?? null,
    remindedAt: requestTimes.get('reminder') ?? null,
  };
}

/**
 * Who registered through the link of the class, or is on its list. Consent counts once the owner of
 * the address has confirmed it.
 */
async function readPeople(
  tx: Queryable,
  { fair, classId, isConfirmed }: ClassDesk,
): Promise<readonly Person[]> {
  return readRows(tx, personRow)(
    `select lower(t.email) as address, trim(t.first_name || ' ' || t.last_name) as name,
       t.attendee_type as "attendeeType", coalesce(m.class_id = $2, false) as joined,
       coalesce($3 and m.class_id = $2 and m.may_see and t.confirmed_at is not null, false) as seen,
       t.entered_at is not null as entered,
       array(select a.session from session_attendance a where a.attendee_id = t.id
             order by a.session) as sessions,
       coalesce(m.may_see_sessions, false) as "agreesToSessions"
     from fair_attendee t left join class_member m on m.attendee_id = t.id
     where t.fair_id = $1 and t.attendee_type in ('student', 'parent')
       and t.email <> '${erasedEmail}'
       and (m.class_id = $2
            or $3 and lower(t.email) in (select r.address from class_roster r where r.class_id = $2))
     order by lower(t.last_name), lower(t.first_name), t.id`,
    [fair.id, classId, isConfirmed],
  );
}

/** The sessions of a fair that have begun. */
const readSessions = (tx: Queryable, fairId: string, now: Date) =>
  readRows(tx, { number: 'number', title: 'text' })(
    `select s.number, s.title
     from fair_webinar w, jsonb_to_recordset(w.details -> 'sessions')
       as s(number int, title text, "startTime" timestamptz)
     where w.fair_id = $1 and w.webinar_status <> 'draft' and s."startTime" <= $2
     order by s."startTime", s.number`,
    [fairId, now],
  );

const entryRow = row({ id: 'text', name: 'text', address: 'text' });

type Entry = RowOf<typeof entryRow>;

async function readList(tx: Queryable, classId: string | null): Promise<readonly Entry[]> {
  return readRows(tx, entryRow)(
    `select id, name, address from class_roster where class_id = $1
     order by lower(coalesce(nullif(name, ''), address)), address`,
    [classId],
  );
}

async function readAsked(
  tx: Queryable,
  classId: string | null,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await readRows(tx, { kind: 'text', asked_at: 'timestamp' })(
    'select kind, asked_at from class_request where class_id = $1',
    [classId],
  );
  return new Map(rows.map(({ kind, asked_at }) => [kind, asked_at]));
}

/** When the list of a class is erased: some days after its fair ended, or was canceled. */
function listErasedAt({
  endTime,
  cancelledAt,
}: Pick<FairSummary, 'endTime' | 'cancelledAt'>): Date {
  const end = new Date(endTime).getTime();
  const last = cancelledAt === null ? end : Math.min(end, new Date(cancelledAt).getTime());
  return new Date(last + rosterDays * 86_400_000);
}

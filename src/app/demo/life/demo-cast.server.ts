import { CollegeRep } from '../../../features/colleges/college-rep.entity.ts';
import { FairAttendee } from '../../../features/attendees/fair-attendee.entity.ts';
import { demoFairs } from '../../../features/fairs/demo-fairs.server.ts';
import { StudentPrivacySettings } from '../../../features/students/student-privacy-settings.entity.ts';
import { Student } from '../../../features/students/student.entity.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { demoId } from '../../../platform/demo/demo-id.server.ts';
import { demoNames } from '../../../platform/demo/demo-names.ts';
import { inventPerson } from '../../../platform/demo/invented-people.ts';
import { SeededRandom } from '../../../platform/demo/seeded-random.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';
import { insertRecords } from '../../../platform/store/insert-records.server.ts';
import type { World } from '../../../platform/world.ts';

/**
 * The booths with demo reps, by the numbers of `demo-booths`, each with how many it has. The first
 * booth isn't among them: its rep is the person who tries the demo.
 */
const staffed: readonly (readonly [booth: number, reps: number])[] = [
  ...[2, 5, 11, 19].map((booth) => [booth, 2] as const),
  ...[7, 14, 26, 33].map((booth) => [booth, 1] as const),
];
const studentCount = 24;

const repIds = staffed.flatMap(([booth, reps]) =>
  Array.from({ length: reps }, (_, index) => demoId('life-rep', booth, index + 1)),
);
const studentIds = Array.from({ length: studentCount }, (_, index) =>
  demoId('life-student', index + 1),
);

/** The booths with demo reps. */
export const staffedBooths: readonly string[] = staffed.map(([booth]) => demoId('booth', booth));

/** The booth of the demo's own rep, `college@demo.test`. */
export const ownBooth = demoId('booth', 1);

/**
 * Creates the people who act by themselves; those who are there already stay as they are. No one
 * can sign in as one of them.
 */
export async function loadDemoCast(tx: Queryable, world: World): Promise<void> {
  const random = new SeededRandom(2026);
  const now = world.now();
  const invent = (number: number, as: keyof typeof demoNames) => {
    const person = inventPerson(random, number, 'life.demo.test');
    return { ...person, firstName: demoNames[as], lastName: person.firstName };
  };
  const booths = await readRows(tx, { id: 'text', collegeId: 'text' })(
    'select id, college_id as "collegeId" from fair_booth where fair_id = $1',
    [demoFairs.demo],
  );
  const collegeOf = new Map(booths.map(({ id, collegeId }) => [id, collegeId]));
  let number = 0;
  const reps = staffed.flatMap(([booth, count]) =>
    Array.from({ length: count }, (_, index) => ({
      ...invent((number += 1), 'rep'),
      accountId: demoId('life-rep', booth, index + 1),
      collegeId: collegeOf.get(demoId('booth', booth)),
    })),
  );
  const students = studentIds.map((accountId) => ({
    ...invent((number += 1), 'student'),
    accountId,
  }));
  await insertAccounts(tx, now, 'college', reps);
  await insertAccounts(tx, now, 'student', students);
  await insertRecords(
    tx,
    world,
    CollegeRep,
    reps.flatMap(({ accountId, collegeId, firstName, lastName, email, phone }) =>
      collegeId === undefined
        ? []
        : {
            id: demoId('life-rep-record', accountId),
            owner: accountId,
            userId: accountId,
            collegeId,
            firstName,
            lastName,
            email,
            phone,
            contactVisible: false,
            confirmedAt: now,
          },
    ),
    'ignore',
  );
  await insertRecords(
    tx,
    world,
    Student,
    students.map(({ accountId, ...person }) => ({
      ...person,
      id: demoId('life-student-record', accountId),
      userId: accountId,
      owner: accountId,
      dob: `${now.getUTCFullYear() - 17}-05-04`,
      setupStep: 4,
    })),
    'ignore',
  );
  await insertRecords(
    tx,
    world,
    StudentPrivacySettings,
    students.map(({ accountId }) => ({
      id: demoId('life-privacy', accountId),
      studentId: demoId('life-student-record', accountId),
      owner: accountId,
      subscribedFairReminders: false,
      messageNotifications: false,
      allFairReminders: false,
      subscribedChatReminders: false,
      subscribedWebinarReminders: false,
      shareAttendeeInfo: false,
    })),
    'ignore',
  );
  await insertRecords(
    tx,
    world,
    FairAttendee,
    students.map(({ accountId, ...person }) => ({
      ...person,
      id: demoId('life-attendee', accountId),
      fairId: demoFairs.demo,
      userId: accountId,
      attendeeType: 'student',
      schoolGrade: '12th',
      consent: true,
      createdAt: now,
      confirmedAt: now,
    })),
    'ignore',
  );
}

interface Invented {
  readonly accountId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

async function insertAccounts(
  tx: Queryable,
  now: Date,
  userType: 'college' | 'student',
  people: readonly Invented[],
): Promise<void> {
  await tx.query(
    `insert into account (id, email, email_verified, name, user_type, created_at, updated_at)
     select p.id, p.email, true, p.name, $4, $5, $5
     from unnest($1::uuid[], $2::text[], $3::text[]) as p (id, email, name)
     on conflict do nothing`,
    [
      people.map(({ accountId }) => accountId),
      people.map(({ email }) => email),
      people.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
      userType,
      now,
    ],
  );
}

/** A person who acts by themselves, as the API knows its callers. */
export interface CastMember {
  readonly viewer: Viewer & { readonly id: string };
  /** Of a rep: the booth of their college. */
  readonly boothId: string | null;
}

/**
 * Those who can act now: not an account that an admin has disabled, muted or removed, a rep who was
 * unlinked, or a booth that was closed or taken down.
 */
export async function readDemoCast(on: Queryable): Promise<readonly CastMember[]> {
  const rows = await readRows(on, {
    id: 'text',
    email: 'text',
    collegeId: 'text?',
    boothId: 'text?',
  })(
    `select a.id, a.email, b.college_id as "collegeId", b.id as "boothId"
     from account a
     left join college_rep r on r.user_id = a.id and r.confirmed_at is not null
     left join fair_booth b on b.college_id = r.college_id and b.fair_id = $2 and b.booth_sent
     where a.id = any($1) and a.deleted_at is null and a.disabled_at is null
       and (a.user_type = 'student' or b.id is not null)
       and not exists (select from fair_exclusion x where x.account_id = a.id and x.fair_id = $2
         and x.lifted_at is null)
       and not exists (select from booth_closing k where k.id = b.id)
     order by a.email`,
    [[...repIds, ...studentIds], demoFairs.demo],
  );
  return rows.map(({ id, email, collegeId, boothId }) => ({
    boothId,
    viewer: {
      id,
      email,
      role: collegeId === null ? 'STUDENTS' : 'COLLEGES',
      approved: collegeId !== null,
      holds: collegeId === null ? {} : { college: [collegeId] },
      sessionId: null,
      expiresAt: new Date(8.64e15),
    },
  }));
}

/** Minutes for which what demo students said stays. */
const keptMinutes = 60;

/**
 * Deletes what demo students asked an hour ago, with the demo reps' answers, so that a demo that
 * runs for a month holds no more than one that runs for an hour; and their places in lines that are
 * over. What is reported stays until an admin has looked at it. What a real person has answered
 * stays, and so does every answer to a real person.
 *
 * @returns how many messages
 */
export async function sweepDemoTalk(tx: Queryable, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keptMinutes * 60_000);
  await tx.query('delete from queue_entry where account_id = any($1) and ended_at < $2', [
    studentIds,
    before,
  ]);
  await tx.query(
    `delete from session_question q where q.author_id = any($1) and q.created_at < $3
       and not exists (select from session_answer r
         where r.question_id = q.id and (r.rep_id is null or r.rep_id <> all ($2)))`,
    [studentIds, repIds, before],
  );
  const { rowCount } = await tx.query(
    `with old as (
       select q.id from booth_message q
       where q.author_id = any($1) and q.created_at < $3
         and not exists (select from booth_message_report o
           where o.message_id = q.id and o.closed_at is null)
         and not exists (select from booth_message r
           where r.answers = q.id and (r.author_id is null or r.author_id <> all ($2)))
     )
     delete from booth_message m
     where m.id in (select id from old)
       or m.author_id = any($2) and m.answers in (select id from old)`,
    [studentIds, repIds, before],
  );
  return rowCount ?? 0;
}

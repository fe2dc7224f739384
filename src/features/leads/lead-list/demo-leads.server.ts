import { demoAccounts } from '../../accounts/demo-accounts.server.ts';
import { demoFairs } from '../../fairs/demo-fairs.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { demoId } from '../../../platform/demo/demo-id.server.ts';
import { SeededRandom } from '../../../platform/demo/seeded-random.ts';
import { insertRecords } from '../../../platform/store/insert-records.server.ts';
import type { World } from '../../../platform/world.ts';
import { recordSharing } from '../../students/record-sharing.server.ts';
import { sharingTopics, type SharingTopic } from '../../students/sharing-choices.ts';
import { presentQuestion } from '../../students/sharing-wordings.ts';
import { StudentPrivacySettings } from '../../students/student-privacy-settings.entity.ts';
import { Student } from '../../students/student.entity.ts';

const answers: readonly (readonly SharingTopic[])[] = [
  ['contact', 'school', 'academics', 'demographics', 'texts'],
  ['contact', 'school', 'academics'],
  ['contact', 'school'],
  ['contact'],
];
const actions = ['saved', 'asked', 'asked', 'called'] as const;
const howMany = 14;
const minute = 60_000;

/**
 * Students of the demo's fair who came in and agreed to share with the demo rep's college. No one
 * can sign in as one of them.
 */
export async function loadDemoLeads(tx: Queryable, world: World, collegeId: string): Promise<void> {
  const rows = await readRows(tx, {
    id: 'text',
    email: 'text',
    firstName: 'text',
    lastName: 'text',
    city: 'text?',
    state: 'text?',
    postalCode: 'text?',
    dob: 'text',
  })(
    `select id, email, first_name as "firstName", last_name as "lastName", city, state,
       postal_code as "postalCode", to_char(dob, 'YYYY-MM-DD') as dob
     from fair_attendee
     where fair_id = $1 and attendee_type = 'student' and user_id is null
     order by id limit ${howMany}`,
    [demoFairs.demo],
  );
  const seededRandom = new SeededRandom(howMany);
  for (const [place, { id: _, ...person }] of rows.entries()) {
    const accountId = demoId('lead', place + 1);
    const studentId = demoId('lead-student', place + 1);
    const { email, firstName, lastName } = person;
    await tx.query(
      `insert into account (id, email, email_verified, name, user_type, created_at, updated_at)
       values ($1, $2, false, $3, 'student', $4, $4)`,
      [accountId, email, `${firstName} ${lastName}`, world.now()],
    );
    const own = { userId: accountId, owner: accountId, setupStep: 4 };
    await insertRecords(tx, world, Student, [{ id: studentId, ...person, ...own }]);
    await insertRecords(tx, world, StudentPrivacySettings, [
      { id: demoId('lead-privacy', place + 1), studentId, owner: accountId, ...quiet },
    ]);
    // With the address the registration becomes theirs, and finds the existing record.
    await tx.query('update account set email_verified = true where id = $1', [accountId]);
    const at = new Date(world.now().getTime() - (rows.length - place) * 5 * minute);
    await recordSharing(
      tx,
      { ...world, now: () => at },
      {
        accountId,
        collegeId,
        fairId: demoFairs.demo,
        wording: presentQuestion,
        asked: sharingTopics,
        given: seededRandom.pick(answers),
        action: seededRandom.pick(actions),
      },
    );
  }
  await noteSome(tx, world, collegeId);
}

/** What the demo's rep has noted so far: rating, tags, notes, follow-up. */
const noted = [
  ['hot', ['Watershed', 'WUE rate'], 'Runs cross country. Wants the field camp video.', 'call'],
  ['warm', ['Visit in October'], '', 'email'],
  ['hot', [], 'Asked twice about co-ops. Send the list of employers.', 'email'],
  ['cool', ['Transfer'], '', 'none'],
] as const;

async function noteSome(tx: Queryable, world: World, collegeId: string): Promise<void> {
  for (const [place, [rating, tags, notes, followUp]] of noted.entries())
    await tx.query(
      `insert into lead (sharing_id, rating, tags, notes, follow_up, version, changed_at, changed_by)
       select s.id, $3, $4, $5, $6, 1, $7, $8 from sharing s
       where s.account_id = $1 and s.college_id = $2`,
      [
        demoId('lead', place * 3 + 1),
        collegeId,
        rating,
        tags,
        notes,
        followUp,
        world.now(),
        demoAccounts.college,
      ],
    );
}

const quiet = {
  subscribedFairReminders: false,
  messageNotifications: false,
  allFairReminders: false,
  subscribedChatReminders: false,
  subscribedWebinarReminders: false,
  shareAttendeeInfo: false,
};

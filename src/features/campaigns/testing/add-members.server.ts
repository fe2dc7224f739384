import type { Queryable } from '../../../platform/database/queryable.ts';
import type { World } from '../../../platform/world.ts';

/** What may be different about a student; all of it is in order unless told. */
export interface NewStudent {
  readonly email: string;
  readonly firstName?: string;
  readonly verified?: boolean;
  readonly gone?: boolean;
  readonly deleted?: boolean;
  /** The switch `allFairReminders`; null for someone who has not been asked. */
  readonly willing?: boolean | null;
}

/** Makes students with their settings, and answers the ids of their accounts. */
export async function addStudents(
  tx: Queryable,
  world: World,
  students: readonly NewStudent[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const one of students) {
    const { email, firstName = 'Ada', verified = true, gone = false, deleted = false } = one;
    const id = await addAccount(tx, world, { email, userType: 'student', verified, gone });
    const studentId = world.newId();
    await tx.query(
      `insert into student (id, dob, first_name, last_name, email, user_id, owner, deleted)
       values ($1, '2009-05-04', $2, 'Lee', $3, $4, $4, $5)`,
      [studentId, firstName, email, id, deleted],
    );
    const willing = one.willing === undefined ? true : one.willing;
    if (willing !== null)
      await tx.query(
        `insert into student_privacy_settings (id, student_id, owner, subscribed_fair_reminders,
           message_notifications, all_fair_reminders, subscribed_chat_reminders,
           subscribed_webinar_reminders, share_attendee_info)
         values ($1, $2, $3, true, true, $4, true, true, false)`,
        [world.newId(), studentId, id, willing],
      );
    ids.push(id);
  }
  return ids;
}

interface NewAccount {
  readonly email: string;
  readonly userType: string;
  readonly name?: string;
  readonly verified?: boolean;
  readonly gone?: boolean;
}

/** Makes an account and answers its id. */
export async function addAccount(
  tx: Queryable,
  world: World,
  { email, userType, name = 'Ann Lee', verified = true, gone = false }: NewAccount,
): Promise<string> {
  const id = world.newId();
  await tx.query(
    `insert into account (id, email, email_verified, name, user_type, deleted_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, email, verified, name, userType, gone ? world.now() : null],
  );
  return id;
}

/** So many students with addresses `reader-1@people.test` and on, in two statements. */
export async function addCrowd(tx: Queryable, count: number): Promise<void> {
  await tx.query(
    `with people as (
       insert into account (email, email_verified, name, user_type)
       select 'reader-' || n || '@people.test', true, 'Reader ' || n, 'student'
       from generate_series(1, $1::int) n returning id, email, name),
     students as (
       insert into student (id, dob, first_name, last_name, email, user_id, owner)
       select gen_random_uuid(), '2009-05-04', 'Reader', substr(name, 8), email, id, id from people
       returning id, owner)
     insert into student_privacy_settings (id, student_id, owner, subscribed_fair_reminders,
       message_notifications, all_fair_reminders, subscribed_chat_reminders,
       subscribed_webinar_reminders, share_attendee_info)
     select gen_random_uuid(), id, owner, true, true, true, true, true, false from students`,
    [count],
  );
}

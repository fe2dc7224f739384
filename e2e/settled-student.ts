import type { BrowserContext } from 'playwright-core';
import type { Database } from '../src/platform/database/database.server.ts';
import { newVisitor } from './browser.ts';
import { confirmAndSignIn, password, postFromOwnPage, readCode } from './sign-up.ts';

/** Someone whose setup is done, signed in on one device. */
export interface SettledStudent {
  readonly email: string;
  readonly device: BrowserContext;
}

/** Signs up a student, and tells the server at once what the setup would ask. */
export async function settledStudent(
  address: string,
  database: Database,
  email: string,
  device?: BrowserContext,
): Promise<SettledStudent> {
  const own = device ?? (await newVisitor());
  const form = { email, password, user_type: 'student', birth_date: '2009-05-01' };
  await postFromOwnPage(own, address, '/api/auth/sign-up/email', form);
  await confirmAndSignIn(own, address, email, await readCode(own, address, email));
  await database.pool.query(
    `with ada as (
       insert into student (id, dob, first_name, last_name, email, user_id, owner, setup_step,
         city, state, current_school, entry_date)
       select gen_random_uuid(), '2009-05-01', 'Ada', 'Byron', a.email, a.id, a.id, 4,
         'Springfield', 'MA', 'Maple Grove High School', 'Fall 2027'
       from account a where a.email = $1 returning id, owner
     ), wishes as (
       insert into student_college_preferences (id, student_id, owner)
       select gen_random_uuid(), id, owner from ada
     )
     insert into student_privacy_settings (id, student_id, owner, subscribed_fair_reminders,
       message_notifications, all_fair_reminders, subscribed_chat_reminders,
       subscribed_webinar_reminders, share_attendee_info)
     select gen_random_uuid(), id, owner, true, false, false, false, false, false from ada`,
    [email],
  );
  return { email, device: own };
}

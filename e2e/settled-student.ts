import type { BrowserContext } from 'playwright-core';
import type { Database } from '../src/platform/database/database.server.ts';
import { newVisitor } from './browser.ts';
import { confirmAndSignIn, password, postFromOwnPage, readCode } from './sign-up.ts';

/** Somebody whose set-up is done, signed in on one device. */
export interface SettledStudent {
  readonly email: string;
  readonly device: BrowserContext;
}

/** Signs up a student, and tells the house at once what the set-up would ask. */
export async function settledStudent(
  address: string,
  database: Database,
  email: string,
): Promise<SettledStudent> {
  const device = await newVisitor();
  const form = { email, password, user_type: 'student', birth_date: '2009-05-01' };
  await postFromOwnPage(device, address, '/api/auth/sign-up/email', form);
  await confirmAndSignIn(device, address, email, await readCode(device, address, email));
  await database.pool.query(
    `insert into student (id, dob, first_name, last_name, email, user_id, owner, setup_step)
     select gen_random_uuid(), '2009-05-01', 'Ada', 'Byron', a.email, a.id, a.id, 4
     from account a where a.email = $1`,
    [email],
  );
  return { email, device };
}

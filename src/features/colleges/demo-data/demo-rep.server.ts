import { demoAccounts } from '../../accounts/demo-accounts.server.ts';
import { demoEmail, demoPeople } from '../../accounts/demo-accounts.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { demoId } from '../../../platform/demo/demo-id.server.ts';
import { changeRecord, insertRecords } from '../../../platform/store/insert-records.server.ts';
import type { World } from '../../../platform/world.ts';
import { CollegeRep } from '../college-rep.entity.ts';
import { College } from '../college.entity.ts';

/** The college of the demo's rep (IPEDS UNITID); the rep is invented, the college is not. */
export const demoRepsCollege = 231_174;

/** What completes the setup; the profile and the links are in the federal file. */
const description =
  'A public university in Burlington, Vermont, between Lake Champlain and mountains.';

/** Loads the demo's rep and completes the setup of the college. */
export async function loadDemoRep(tx: Queryable, world: World, collegeId: string): Promise<void> {
  const rep = {
    id: demoId('rep'),
    owner: demoAccounts.college,
    collegeId,
    userId: demoAccounts.college,
    ...demoPeople.college,
    title: 'Admissions counselor',
    phone: '802-555-0163',
    email: demoEmail('college'),
    contactVisible: true,
    confirmedAt: world.now(),
  };
  await insertRecords(tx, world, CollegeRep, [rep], 'ignore');
  await changeRecord(tx, world, College, collegeId, { description, fairCredits: 2 });
}

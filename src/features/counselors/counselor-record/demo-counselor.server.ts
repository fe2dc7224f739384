import { demoAccounts } from '../../accounts/demo-accounts.server.ts';
import { demoEmail, demoPeople } from '../../accounts/demo-accounts.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { demoId } from '../../../platform/demo/demo-id.server.ts';
import { insertRecords } from '../../../platform/store/insert-records.server.ts';
import type { World } from '../../../platform/world.ts';
import { CounselorSchool } from '../counselor-school.entity.ts';
import { Counselor } from '../counselor.entity.ts';

/** Loads the demo's counselor, whom an admin has confirmed, and the school of the demo's student. */
export async function loadDemoCounselor(tx: Queryable, world: World): Promise<void> {
  const owner = demoAccounts.counselor;
  const counselorSchoolId = demoId('school');
  const school = {
    id: counselorSchoolId,
    owner,
    name: 'Maple Grove High School',
    address1: '1 Grove St',
    city: 'Springfield',
    state: 'MA',
    postalCode: '01103',
  };
  const counselor = {
    id: demoId('counselor'),
    owner,
    counselorSchoolId,
    userId: owner,
    ...demoPeople.counselor,
    phone: '413-555-0117',
    email: demoEmail('counselor'),
    confirmedAt: world.now(),
  };
  await insertRecords(tx, world, CounselorSchool, [school], 'ignore');
  await insertRecords(tx, world, Counselor, [counselor], 'ignore');
}

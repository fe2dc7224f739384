import { demoAccounts } from '../../accounts/demo-accounts.server.ts';
import { demoEmail, demoPeople } from '../../accounts/demo-accounts.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { demoId } from '../../../platform/demo/demo-id.server.ts';
import { insertRecords } from '../../../platform/store/insert-records.server.ts';
import type { World } from '../../../platform/world.ts';
import { Parent } from '../parent.entity.ts';
import { StudentCollegePreferences } from '../student-college-preferences.entity.ts';
import { StudentPrivacySettings } from '../student-privacy-settings.entity.ts';
import { Student } from '../student.entity.ts';

const home = {
  address1: '48 Maple St',
  city: 'Springfield',
  state: 'MA',
  postalCode: '01103',
  phone: '413-555-0142',
};

/** Loads the records of the demo's student and parent, who are linked. */
export async function loadDemoFamily(tx: Queryable, world: World): Promise<void> {
  const studentId = demoId('student');
  const owner = demoAccounts.student;
  const insert = (entity: Parameters<typeof insertRecords>[2], record: object) =>
    insertRecords(tx, world, entity, [{ owner, ...record }], 'ignore');
  const year = world.now().getUTCFullYear();
  await insert(Student, {
    id: studentId,
    userId: owner,
    ...demoPeople.student,
    ...home,
    email: demoEmail('student'),
    dob: `${year - 17}-03-14`,
    currentSchool: 'Maple Grove High School',
    schoolGrade: '12th',
    graduationYear: year + 1,
    entryDate: `Fall ${year + 1}`,
  });
  await insert(StudentCollegePreferences, {
    id: demoId('student-preferences'),
    studentId,
    majors: ['Biology, General', 'Computer Science', 'Natural Resources and Conservation'],
    campusSize: ['1,000-4,999', '5,000-9,999'],
    campusSetting: ['city', 'town'],
    collegeType: ['public', '4-year'],
    onlineCoursePct: 20,
  });
  await insert(StudentPrivacySettings, {
    id: demoId('student-privacy'),
    studentId,
    subscribedFairReminders: true,
    messageNotifications: true,
    allFairReminders: true,
    subscribedChatReminders: true,
    subscribedWebinarReminders: true,
    shareAttendeeInfo: false,
  });
  await insert(Parent, {
    id: demoId('parent'),
    studentId,
    userId: demoAccounts.parent,
    ...demoPeople.parent,
    phone: home.phone,
    email: demoEmail('parent'),
    studentRelationship: 'Mother',
    confirmedAt: world.now(),
  });
}

import type { PageCall } from '../../../platform/pages/page-call.ts';
import { texts } from '../student-setup/load-student.ts';
import { parentSoFar } from './parent-queries.ts';

/** A parent's students and invitations. */
export type ParentSetup = Awaited<ReturnType<typeof loadParentSetup>>;

/** What a parent finds: their students, the people they invited, and those who invited them. */
export async function loadParentSetup(call: PageCall) {
  const { me, studentInvitations } = await call.query(parentSoFar);
  const records = me.parents.items.flatMap((record) => record ?? []);
  const [own] = records;
  return {
    who: 'parent',
    at: 'parent',
    offers: me.invitations,
    waiting: studentInvitations,
    own: { firstName: own?.firstName, lastName: own?.lastName, phone: own?.phone },
    students: records.flatMap(({ id, student }) => {
      if (!student) return [];
      const { collegePreferences: preferences, privacySettings, ...told } = student;
      return {
        ...told,
        linkId: id,
        majors: texts(preferences?.majors),
        wishes: [
          preferences?.campusSize,
          preferences?.campusSetting,
          preferences?.collegeType,
        ].flatMap(texts),
        shares: privacySettings?.shareAttendeeInfo ?? null,
      };
    }),
  } as const;
}

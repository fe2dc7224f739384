import type { PageCall } from '../../../platform/pages/page-call.ts';
import type { ResultOf } from '../../../platform/pages/graphql.ts';
import { nameParts } from '../../accounts/person-name.ts';
import { texts } from '../student-setup/load-student.ts';
import { parentSoFar } from './parent-queries.ts';

/** A parent's students and invitations. */
export type ParentSetup = Awaited<ReturnType<typeof loadParentSetup>>;

/** What a parent finds: their students, the people they invited, and those who invited them. */
export async function loadParentSetup(call: PageCall) {
  const { me, studentInvitations } = await call.query(parentSoFar);
  const records = me.parents.items.flatMap((record) => record ?? []);
  return {
    who: 'parent',
    at: 'parent',
    offers: me.invitations,
    waiting: studentInvitations,
    own: ownParts(me),
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

/**
 * What a parent has told of themselves, so that it isn't asked again: with an invitation, when
 * registering for a fair, or else with the account, whose name is in one piece.
 */
export function ownParts({ name, parents, registrations }: ResultOf<typeof parentSoFar>['me']) {
  const [record] = parents.items.flatMap((one) => one ?? []);
  // They come latest first. Unconfirmed answers may come from someone else.
  const registered = registrations.find(
    ({ attendeeType, confirmedAt }) => attendeeType === 'parent' && confirmedAt !== null,
  );
  const named = [record, registered, nameParts(name ?? '')].find(
    (one) => one?.firstName && one.lastName,
  );
  return {
    firstName: named?.firstName ?? '',
    lastName: named?.lastName ?? '',
    phone: record?.phone ?? registered?.phone ?? '',
    studentRelationship: record?.studentRelationship ?? '',
  };
}

/** Adds to a parent's form what it didn't ask because it is known. */
export async function completeOwn(call: PageCall, form: FormData): Promise<void> {
  const { studentRelationship: _, ...own } = ownParts((await call.query(parentSoFar)).me);
  for (const [name, value] of Object.entries(own))
    if (value !== '' && !form.has(name)) form.set(name, value);
}

import { majorFamilies } from '../../colleges/majors.ts';
import { zonesToChoose } from '../../../ui/time/zones-to-choose.ts';
import type { ResultOf } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { translations } from '../../../platform/i18n/translations.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { startingPrivacy } from '../../students/privacy-switches.ts';
import { loadAccount } from '../account-settings/load-account.ts';
import { loadConsents } from '../consents/consent-queries.ts';
import { myProfile, waitingChanges } from './profile-queries.ts';
import { profileMessages as messages } from './profile.messages.ts';

type Me = ResultOf<typeof myProfile>['me'];

/** Everything on the page of the profile. */
export async function loadProfile(call: PageCall) {
  const [{ me, myMailChoices, myPush: push }, account] = await Promise.all([
    call.query(myProfile),
    loadAccount(call),
  ]);
  const { sub, email, user_type: userType, displayName, invitations } = me;
  const forms = formsOf(me);
  const students = present(me.students.items);
  const t = translatorFor(call.locale);
  const isConfirmedCounselor = me.counselor !== null && me.counselor.confirmedAt !== null;
  return {
    meta: pageMeta({
      ...call,
      title: t(messages.title),
      description: t(messages.description),
      path: '/app/profile',
    }),
    now: call.now.toISOString(),
    me: { sub, email, userType, displayName, invitations },
    forms,
    parents: present(me.parents.items),
    students: await Promise.all(
      students.map(async (one) => ({ ...one, consents: await loadConsents(call, one.id) })),
    ),
    consents: forms.student ? await loadConsents(call) : [],
    changes: me.college ? (await call.query(waitingChanges)).collegeChanges : [],
    isConfirmedCounselor,
    // A counselor who is confirmed at a school can't rename or move it, even the one who entered it.
    ownsSchool: me.counselorSchool?.owner === sub,
    mayRenameSchool: me.mayRenameSchool,
    mail: Object.fromEntries(myMailChoices.map(({ scope, subscribed }) => [scope, subscribed])),
    account,
    push,
    region: regionOf(me, call),
    areas: forms.programs ? majorFamilies.map(({ title }) => title) : [],
  };
}

/** What the page knows. */
export type ProfileData = Awaited<ReturnType<typeof loadProfile>>;

/** What is in the forms about oneself at first; null where someone has no such record. */
function formsOf({ user_type: type, displayName, email, ...me }: Me) {
  const { student, collegeRep, college, counselor, counselorSchool } = me;
  const [parent] = present(me.parents.items);
  const own = type === 'student' ? student : null;
  return {
    name: type.startsWith('admin') ? { name: displayName === email ? '' : displayName } : null,
    student: own && aboutStudent(own),
    wishes: own && { ...chosenIn(own.collegePreferences), ...reachIn(own.collegePreferences) },
    privacy: own && (own.privacySettings ?? startingPrivacy),
    parent: type === 'parent' && parent ? nameOf(parent) : null,
    rep: collegeRep,
    college: college && aboutCollege(college),
    programs: college && programsOf(college),
    counselor: counselor && aboutCounselor(counselor),
    school: counselorSchool && aboutSchool(counselorSchool),
  };
}

const aboutStudent = ({
  collegePreferences: _,
  privacySettings: __,
  ...student
}: NonNullable<Me['student']>) => student;

const aboutCollege = ({ collegeProfile: _, ...college }: NonNullable<Me['college']>) => college;

const programsOf = ({ collegeProfile }: NonNullable<Me['college']>) => ({
  ...chosenIn(collegeProfile),
  applyUrl: collegeProfile?.applyUrl ?? null,
  admissionRatePct: collegeProfile?.admissionRatePct ?? null,
  netPrice: collegeProfile?.netPrice ?? null,
});

const aboutCounselor = ({ confirmedAt: _, ...counselor }: NonNullable<Me['counselor']>) =>
  counselor;

const aboutSchool = ({ owner: _, ...school }: NonNullable<Me['counselorSchool']>) => school;

interface Chosen {
  readonly majors: Titles;
  readonly campusSize: Titles;
  readonly campusSetting: Titles;
  readonly collegeType: Titles;
  readonly onlineCoursePct: number | null;
}
type Titles = readonly (string | null)[] | null;

const chosenIn = (from: Chosen | null) => ({
  majors: present(from?.majors ?? []),
  campusSize: present(from?.campusSize ?? []),
  campusSetting: present(from?.campusSetting ?? []),
  collegeType: present(from?.collegeType ?? []),
  onlineCoursePct: from?.onlineCoursePct ?? null,
});

interface Reach {
  readonly maxMiles: number | null;
  readonly states: Titles;
  readonly maxNetPrice: number | null;
  readonly admission: Titles;
}

const reachIn = (from: Reach | null) => ({
  maxMiles: from?.maxMiles ?? null,
  states: present(from?.states ?? []),
  maxNetPrice: from?.maxNetPrice ?? null,
  admission: present(from?.admission ?? []),
});

const nameOf = ({ firstName, lastName, phone }: NonNullable<Me['parents']['items'][number]>) => ({
  firstName,
  lastName,
  phone,
});

function regionOf({ timeZone, locale }: Me, call: PageCall) {
  const zone = timeZone ?? call.zone;
  const named = new Intl.DisplayNames([call.locale], { type: 'language' });
  const languages = ['en', ...Object.keys(translations)];
  const chosen = locale?.split('-')[0] ?? call.locale;
  return {
    initial: {
      time_zone: zone ?? 'America/New_York',
      locale: languages.includes(chosen) ? chosen : 'en',
    },
    zones: zonesToChoose(call.locale, zone, call.now).map((one) => ({
      value: one.zone,
      label: one.name,
    })),
    languages: languages.map((value) => ({ value, label: named.of(value) ?? value })),
  };
}

const present = <One>(list: readonly (One | null)[]): readonly One[] =>
  list.flatMap((one) => (one === null ? [] : [one]));

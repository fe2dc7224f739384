import { displayName, type NameParts } from '../../accounts/person-name.ts';
import { mailScopes } from '../../campaigns/audiences.ts';
import { privacySwitches, startingPrivacy } from '../../students/privacy-switches.ts';
import { nameSubject } from '../../subjects/name-subject.ts';
import { languageNames, languageOf } from '../../../platform/i18n/languages.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { nameOfZone } from '../../../ui/time/time-zones.ts';
import { methodName } from '../account-settings/method-name.ts';
import { leavingMessages } from '../leaving/leaving.messages.ts';
import { texts } from '../student-setup/load-student.ts';
import { gradeOptions } from '../student-setup/school-choices.ts';
import type { Profile } from './load-profile.ts';
import { profileMessages as titles } from './profile.messages.ts';
import { profileStates as states } from './profile-states.messages.ts';
import { profilePath, sectionParts, sectionPath, type Section } from './sections.ts';

/** A line of the profile: what it is about, how it stands, and the page where it is changed. */
export interface ProfileRow {
  readonly id: string;
  /** What its parts were called while the profile was one page. */
  readonly parts: readonly string[];
  readonly title: string;
  readonly state: string;
  readonly to: string;
}

/** Lines under one heading. */
export interface ProfileGroup {
  readonly title: string;
  readonly rows: readonly ProfileRow[];
}

type Line = ProfileRow | false;

/** The sections that someone's profile has, by what they are about. */
export function describeProfile(t: Translate, profile: Profile): readonly ProfileGroup[] {
  const groups: readonly (readonly [Message, readonly Line[]])[] = [
    [titles.groupYou, aboutPerson(t, profile)],
    [titles.groupPrivacy, aboutPrivacy(t, profile)],
    [titles.groupAccount, aboutAccount(t, profile)],
    [titles.data, aboutData(t)],
  ];
  return groups.map(([title, lines]) => ({
    title: t(title),
    rows: lines.filter((line) => line !== false),
  }));
}

/** A line of a page of the profile; its first step may be elsewhere. */
const row = (
  t: Translate,
  section: Section,
  title: Message,
  state: string,
  to = sectionPath(section),
): ProfileRow => ({ id: section, parts: sectionParts[section], title: t(title), state, to });

function aboutPerson(t: Translate, { me, locale }: Profile): readonly Line[] {
  const { user_type: type, student, invitations, college } = me;
  const open = invitations.length;
  const about = whoTheyAre(t, me);
  const names = (people: readonly NameParts[]) =>
    new Intl.ListFormat(locale).format(people.map(displayName));
  const isStudent = type === 'student';
  return [
    open > 0 && row(t, 'invitations', titles.invitations, t(states.waiting, { count: open })),
    about === null
      ? row(t, 'details', titles.details, t(states.nothingYet), setupPage)
      : row(t, 'details', titles.details, about),
    type === 'college' && {
      id: 'college',
      parts: ['programs'],
      title: t(titles.college),
      state: college?.name ?? t(states.noCollege),
      to: college ? '/app/college' : setupPage,
    },
    (isStudent || type === 'counselor') && schoolOf(t, me),
    isStudent &&
      row(
        t,
        'preferences',
        titles.wishes,
        wishesOf(t, me, locale),
        student ? undefined : setupPage,
      ),
    isStudent &&
      student !== null &&
      row(t, 'parents', titles.parents, parentsOf(t, present(me.parents.items), names)),
    type === 'parent' &&
      row(
        t,
        'students',
        titles.students,
        names(present(me.students.items)) || t(states.noStudents),
      ),
  ];
}

/** Where the first things are told. */
const setupPage = '/app/setup';

function schoolOf(t: Translate, { student, counselor, counselorSchool }: Profile['me']): Line {
  if (counselorSchool) {
    const state = counselor?.confirmedAt ? states.schoolConfirmed : states.schoolWaiting;
    return row(t, 'school', titles.school, t(state, { school: counselorSchool.name ?? '' }));
  }
  const school = student?.currentSchool;
  const state = school ? withGrade(t, school, student.schoolGrade) : t(states.nothingYet);
  return row(t, 'school', titles.school, state, student ? undefined : setupPage);
}

function parentsOf(
  t: Translate,
  parents: readonly (NameParts & { readonly confirmedAt: string | null })[],
  names: (people: readonly NameParts[]) => string,
): string {
  const linked = names(parents.filter(({ confirmedAt }) => confirmedAt !== null));
  const invited = names(parents.filter(({ confirmedAt }) => confirmedAt === null));
  if (linked && invited) return t(states.linkedAndInvited, { linked, invited });
  if (linked) return t(states.linked, { names: linked });
  return invited ? t(states.invited, { names: invited }) : t(states.noParents);
}

const present = <One>(list: readonly (One | null)[]) => list.flatMap((one) => one ?? []);

/** Name and what else tells a person; null while they have told nothing. */
function whoTheyAre(t: Translate, me: Profile['me']): string | null {
  const { user_type: type, student, collegeRep, counselor } = me;
  if (type.startsWith('admin')) return me.displayName;
  if (type === 'student') {
    const name = student && displayName(student);
    return name && student.dob
      ? t(states.aboutBorn, { name, year: student.dob.slice(0, 4) })
      : name;
  }
  if (collegeRep)
    return collegeRep.title
      ? t(states.aboutTitle, { name: displayName(collegeRep), title: collegeRep.title })
      : displayName(collegeRep);
  const [parent] = type === 'parent' ? me.parents.items : [];
  const person = parent ?? counselor;
  return person ? displayName(person) : null;
}

function withGrade(t: Translate, school: string, grade: string | null): string {
  const label = gradeOptions(t, grade).find(({ value }) => value === grade)?.label;
  return label === undefined ? school : t(states.schoolGrade, { school, grade: label });
}

/** Subjects named in a line; the rest is counted. */
const mostNamed = 2;

function wishesOf(t: Translate, me: Profile['me'], locale: string): string {
  const { majors, ...others } = me.student?.collegePreferences ?? {};
  const subjects = texts(majors).map((title) => nameSubject(t, title));
  if (subjects.length === 0) {
    const hasOther = Object.values(others).some((one) => (Array.isArray(one) ? one[0] : one));
    return t(hasOther ? states.wishesOther : states.noWishes);
  }
  const count = subjects.length - mostNamed;
  if (count <= 0) return new Intl.ListFormat(locale).format(subjects);
  const few = new Intl.ListFormat(locale, { type: 'unit' }).format(subjects.slice(0, mostNamed));
  return t(states.wishesMore, { subjects: few, count });
}

function aboutPrivacy(t: Translate, profile: Profile): readonly Line[] {
  const { me, mail, browsers, featuresOff } = profile;
  const count = me.consents.filter(({ since }) => since !== null).length;
  const privacy = me.student && (me.student.privacySettings ?? startingPrivacy);
  const isStudent = me.user_type === 'student';
  const switches = isStudent && privacy ? privacySwitches.filter(isAboutEmail) : [];
  const lists = mailScopes.filter(
    (scope) => scope === 'campaigns' || !featuresOff.includes('newsletter') || gets(mail, scope),
  );
  const on =
    switches.filter((name) => privacy?.[name]).length +
    lists.filter((scope) => gets(mail, scope)).length;
  const all = switches.length + lists.length;
  return [
    isStudent && row(t, 'sharing', titles.sharing, t(states.canSee, { count })),
    row(t, 'emails', titles.emails, t(states.emailsOn, { on, all })),
    !featuresOff.includes('push') &&
      row(
        t,
        'notifications',
        titles.notifications,
        browsers === 0 ? t(states.pushOff) : t(states.pushOn, { count: browsers }),
      ),
  ];
}

const isAboutEmail = (name: (typeof privacySwitches)[number]) => name !== 'shareAttendeeInfo';

const gets = (mail: Profile['mail'], scope: string): boolean =>
  mail.some((choice) => choice.scope === scope && choice.subscribed);

function aboutAccount(t: Translate, profile: Profile): readonly Line[] {
  const { me, account, zone, now, locale } = profile;
  const { methods, passkeys, hasSecondFactor, sessions } = account;
  const ways = [
    ...methods.map(({ providerId }) => t(methodName(providerId))),
    ...(passkeys > 0 ? [t(states.passkey)] : []),
  ];
  const named = new Intl.ListFormat(locale, { type: 'unit' }).format(ways) || t(states.noMethod);
  const language = languageNames[languageOf(me.locale ?? locale)] ?? locale;
  const zoneName = zone && (zone === 'UTC' ? zone : nameOfZone(locale, zone, now, 'longGeneric'));
  return [
    row(
      t,
      'sign-in',
      titles.signIn,
      t(hasSecondFactor ? states.twoSteps : states.oneStep, { methods: named }),
    ),
    row(t, 'devices', titles.sessions, t(states.devices, { count: sessions.length })),
    row(
      t,
      'region',
      titles.region,
      zoneName ? t(states.zoneAndLanguage, { zone: zoneName, language }) : language,
    ),
  ];
}

const aboutData = (t: Translate): readonly Line[] => [
  row(t, 'data', leavingMessages.download, t(states.download)),
  {
    id: 'delete',
    parts: [],
    title: t(leavingMessages.toDelete),
    state: t(states.leave),
    to: `${profilePath}/delete`,
  },
];

import { toFairView } from '../../fairs/fair-view.ts';
import { comingFairs } from '../../fairs/fair-queries.ts';
import { nextOf, takesExhibitors } from '../../fairs/fair-phase.ts';
import type { ResultOf } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { collegesByLetters } from '../college-setup/college-queries.ts';
import { loadPendingRequest } from '../own-college/pending-request.ts';
import { loadSlots } from '../own-slots.ts';
import { homeMessages as messages } from './home.messages.ts';
import { loadChosenFairs } from './load-chosen-fairs.ts';
import { loadColleges } from './load-colleges.ts';
import { loadDocuments } from './load-documents.ts';
import { invitedStudents, myHome, ownClasses } from './home-queries.ts';
import { loadDashboard } from '../../lobby/load-dashboard.ts';
import { latestResult } from '../../leads/latest-result.ts';
import { leadCount } from '../../leads/leads-queries.ts';
import { loadDemoVisitors } from '../../settings/switch-demo-visitors.ts';
import { readinessOf } from './readiness.ts';
import { loadPlanTasks } from '../../sessions/plan-tasks.ts';
import { loadWaiting } from './load-waiting.ts';

/** Fairs, receipts and the like that are shown at once. */
const most = { fairs: 3, past: 3, receipts: 5, pennants: 5 } as const;

/** What the home page shows to someone who is signed in. */
export async function loadHome(call: PageCall, searchParams: URLSearchParams) {
  const isOrganizer = call.viewer?.role === 'ADMINS' || call.viewer?.role === 'ADMINS6X6';
  const isCounselor = call.viewer?.role === 'COUNSELORS';
  const hasClasses = isCounselor && !call.featuresOff.includes('classes');
  const isCollege = call.viewer?.role === 'COLLEGES';
  const isParent = call.viewer?.role === 'PARENTS';
  const [{ me }, { fairCards }, dashboard, classes, leads, result, demoVisitors, invited] =
    await Promise.all([
      call.query(myHome),
      call.query(comingFairs),
      isOrganizer ? loadDashboard(call, searchParams) : null,
      hasClasses ? call.query(ownClasses).then(({ myClasses }) => myClasses) : [],
      isCollege ? call.query(leadCount).then(({ sharedStudents }) => sharedStudents.total) : null,
      isCollege ? latestResult(call) : null,
      call.viewer?.role === 'ADMINS' ? loadDemoVisitors(call) : null,
      isParent ? call.query(invitedStudents) : null,
    ]);
  const planTasks = isOrganizer ? await loadPlanTasks(call, fairCards) : [];
  const { user_type: userType, invitations, college, counselor, counselorSchool } = me;
  const shows = userType === 'admin6x6' ? fairCards.filter(isSixBySix) : fairCards;
  const list: readonly Own[] =
    userType === 'college'
      ? notWithdrawn(me.exhibits)
      : // A registration of one's own is told before a student's for the same fair.
        [...me.registrations, ...me.studentFairs];
  const own = sortOwnFairs(list, call.now);
  const mine = new Set(own.coming.map(({ fair }) => fair.slug));
  const others = shows.filter(({ slug }) => !mine.has(slug));
  // Organizers are led by what is to do.
  const next = own.next || isOrganizer || isCollege ? null : nextOf(others, call.now);
  const shown = fairCards.find(({ slug }) => slug === (own.next?.fair.slug ?? next?.slug));
  const booths = boothsOf(me, call.now);
  const t = translatorFor(call.locale);
  const students = present(me.students.items).map(({ id, firstName }) => ({
    id,
    firstName: firstName ?? '',
  }));
  const isStudent = userType === 'student';
  const colleges =
    isStudent || userType === 'parent'
      ? await loadColleges(call, { isStudent, students, asked: searchParams.get('student') })
      : null;
  // A parent sees those of the student whose match is shown.
  const looked = colleges && !isStudent ? { id: colleges.studentId, name: colleges.name } : null;
  return {
    colleges,
    documents: colleges || isCounselor ? await loadDocuments(call, looked) : null,
    meta: pageMeta({
      ...call,
      title: t(messages.title),
      description: t(messages.description),
      path: '/app',
    }),
    now: call.now.toISOString(),
    userType,
    firstName: firstNameOf(me),
    dashboard: dashboard && { ...dashboard, tasks: [...planTasks, ...dashboard.tasks] },
    demoVisitors,
    invitations,
    next: own.next,
    /** For parents: the linked students who are registered for it. */
    nextStudents: [
      ...new Set(
        me.studentFairs.flatMap(({ student, fair }) =>
          fair.slug === own.next?.fair.slug ? student : [],
        ),
      ),
    ],
    /** Its sessions, where it has any. */
    sessions: sessionsAt(fairCards, own.next?.fair.slug),
    /** At a 6x6 fair: when the college speaks. */
    slots: isCollege && own.next ? await slotsAt(call, own.next) : [],
    /** Of a college that could register and hasn’t; null for everyone else. */
    toRegister:
      isCollege && college?.status === 'active' && own.next === null
        ? await loadChosenFairs(call)
        : null,
    /** Without the one at the top of the page. */
    coming: own.coming.filter((one) => one !== own.next),
    /** A few colleges of the fair at the top of the page. */
    planted: shown ? toFairView(shown).pennants.slice(0, most.pennants) : [],
    waiting: isCollege ? await loadWaiting(call, own.next?.fair, booths) : null,
    past: own.past.slice(0, most.past),
    open: next && toFairView(next),
    others: others
      .filter(({ slug }) => slug !== next?.slug)
      .slice(0, most.fairs)
      .map((fair) => ({
        ...toFairView(fair),
        signUp:
          college?.status === 'active' &&
          takesExhibitors(fair, call.now) &&
          !me.exhibits.some(
            (own) => own.fair.slug === fair.slug && own.paymentStatus !== 'refunded',
          )
            ? signUpFor(fair.id)
            : null,
      })),
    booths,
    /** Registrations that came by a class link before its counselor was confirmed. */
    unanswered: me.registrations.flatMap(({ id, class: own, fair }) =>
      own?.isUnanswered && Date.parse(fair.endTime) > call.now.getTime()
        ? [{ id, fair: fair.name, counselor: own.counselor, school: own.school }]
        : [],
    ),
    /** The rest is on the page of fairs and payments. */
    receipts: me.receipts
      .filter(({ paymentStatus }) => paymentStatus === 'pending' || paymentStatus === 'failed')
      .slice(0, most.receipts),
    college,
    leads: college?.status === 'active' ? leads : null,
    result,
    isSetUp: me.setupComplete,
    isUnclaimed: userType === 'college' && college === null,
    ...(await unclaimedState(call, userType === 'college' && college === null)),
    declined: me.claims[0]?.status === 'rejected' ? me.claims[0] : null,
    school: counselorSchool,
    isConfirmed: counselor?.confirmedAt !== null && counselor?.confirmedAt !== undefined,
    hasClasses,
    classes: hasClasses ? classesAt(fairCards, classes) : [],
    /** For parents: the students who have not answered an invitation. */
    invited: invited?.studentInvitations ?? [],
    students: students.flatMap(({ firstName }) => firstName || []),
  };
}

/** Where a rep registers the college for a fair. */
const signUpFor = (fairId: string): string =>
  `/app/fairs/signup?${new URLSearchParams({ fair: fairId })}`;

/** Of a rep without a college: the open request, else the one college their address is at. */
async function unclaimedState(call: PageCall, isUnclaimed: boolean) {
  if (!isUnclaimed) return { pending: null, likely: null };
  const [pending, { collegesToClaim }] = await Promise.all([
    loadPendingRequest(call),
    call.query(collegesByLetters, {}),
  ]);
  const near = collegesToClaim.filter(({ yours }) => yours);
  return { pending, likely: near.length === 1 ? (near[0] ?? null) : null };
}

type Me = ResultOf<typeof myHome>['me'];
type Own = Me['exhibits'][number] | Me['registrations'][number] | Me['studentFairs'][number];

/** The exhibits of a college that were not withdrawn. */
export const notWithdrawn = (exhibits: Me['exhibits']) =>
  exhibits.filter(
    ({ paymentStatus, withdrawnAt }) => paymentStatus !== 'refunded' && withdrawnAt === null,
  );

/** A college's checklists, the next fair first; a booth whose leads are out is done with. */
export const boothsOf = (me: Me, now: Date) =>
  present(me.collegeBooths.items)
    .flatMap(({ id, fair, ...flags }) => {
      const { name, slug, startTime, endTime, cancelledAt } = fair ?? noFair;
      if (!name || !slug || !startTime || !endTime || cancelledAt) return [];
      const isOver = Date.parse(endTime) <= now.getTime();
      if (isOver && flags.leadsSent) return [];
      return [{ id, name, slug, startTime, readiness: readinessOf(flags, isOver) }];
    })
    .sort((one, other) => Date.parse(one.startTime) - Date.parse(other.startTime));

const slotsAt = (call: PageCall, own: Own) => ('timeSlots' in own ? loadSlots(call, [own]) : []);

/** The sessions of a 6x6 fair or a webinar. */
const sessionsAt = (fairs: ResultOf<typeof comingFairs>['fairCards'], slug: string | undefined) =>
  fairs.find((fair) => fair.slug === slug && fair.fairType !== 'booth')?.sessions ?? [];

/** The next fairs, each with the class that a counselor has there. */
const classesAt = (
  fairs: ResultOf<typeof comingFairs>['fairCards'],
  classes: ResultOf<typeof ownClasses>['myClasses'],
) =>
  fairs
    .filter(({ cancelledAt }) => !cancelledAt)
    .slice(0, most.fairs)
    .map(({ slug, name, startTime, endTime, timeZone }) => {
      const own = classes.find(({ fair }) => fair === slug) ?? null;
      return { slug, name, startTime, endTime, timeZone, own };
    });

const noFair = { name: null, slug: null, startTime: null, endTime: null, cancelledAt: null };

/** What the page knows. */
export type HomeData = Awaited<ReturnType<typeof loadHome>>;

interface Named {
  readonly displayName: string;
  readonly student: { readonly firstName: string | null } | null;
  readonly parent: { readonly firstName: string | null } | null;
  readonly counselor: { readonly firstName: string | null } | null;
  readonly collegeRep: { readonly firstName: string | null } | null;
  readonly user_type: string;
}

/** By what someone is greeted; null where only the address is known. */
function firstNameOf(me: Named): string | null {
  const own = me.user_type === 'student' ? me.student : me.parent;
  const named = own?.firstName ?? me.counselor?.firstName ?? me.collegeRep?.firstName;
  if (named) return named;
  return me.displayName.includes('@') ? null : (me.displayName.split(' ')[0] ?? null);
}

const isSixBySix = ({ fairType }: { readonly fairType: string }): boolean => fairType === '6x6';

const present = <One>(list: readonly (One | null)[]): readonly One[] =>
  list.flatMap((one) => (one === null ? [] : [one]));

/** A fair as lists of one's own tell of it. */
interface OwnFair {
  readonly slug: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly cancelledAt: string | null;
}

/** What someone has to do with fairs, sorted. */
interface OwnFairs<One> {
  /** On, or to come: the soonest first. A cancelled one stays until its day is over. */
  readonly coming: readonly One[];
  /** Over, the latest first. */
  readonly past: readonly One[];
  /** The one that is on or comes next; null for none. */
  readonly next: One | null;
}

/** Sorts registrations by their fairs; a fair one registered for twice is told once. */
export function sortOwnFairs<One extends { readonly fair: OwnFair }>(
  list: readonly One[],
  now: Date,
): OwnFairs<One> {
  const seen = new Set<string>();
  const once = list.filter(({ fair: { slug } }) => !seen.has(slug) && seen.add(slug));
  const isOver = ({ fair }: One) => Date.parse(fair.endTime) <= now.getTime();
  const byStart = (one: One, other: One) =>
    Date.parse(one.fair.startTime) - Date.parse(other.fair.startTime);
  const coming = once.filter((one) => !isOver(one)).sort(byStart);
  const past = once
    .filter((one) => isOver(one) && one.fair.cancelledAt === null)
    .sort((one, other) => byStart(other, one));
  return { coming, past, next: coming.find(({ fair }) => fair.cancelledAt === null) ?? null };
}

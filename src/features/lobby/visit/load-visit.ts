import { redirect } from 'react-router';
import { whereToAgree } from '../../attendees/must-agree.ts';
import { toCollegeView, toFairView } from '../../fairs/fair-view.ts';
import { comingFairs } from '../../fairs/fair-queries.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { takesAttendees } from '../../fairs/fair-phase.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { readCookie } from '../../../platform/pages/read-cookies.ts';
import { pageCookies, rememberingCookie } from '../../../platform/pages/remember-cookie.ts';
import { aboutQuestions, readSkipped } from '../about-visitor/about-questions.ts';
import { announcedQuery } from '../announced-query.ts';
import { readFloorAddress, type FloorAsked } from '../floor/floor-address.ts';
import { toFloorView } from '../floor/floor-view.ts';
import { toBagView } from '../bag/bag-view.ts';
import {
  bagQuery,
  enterFairMutation,
  studentBagQuery,
  visitQuery,
  type Visit,
} from './visit-queries.ts';
import { visitMessages as messages } from './visit.messages.ts';

/** Maximum fairs suggested after one has ended. */
const maxNextFairs = 3;

/**
 * Loads a fair from the inside, and records the person's entry.
 * @throws Response a redirect to the registration form for people who haven't registered; 404 if
 *   there is no such public fair
 */
export async function loadVisit(
  call: PageCall,
  slug: string,
  search: URLSearchParams,
  cookie: string | null,
) {
  const asked = readAsked(call, search, cookie);
  const { search: words, state, type, setting, subject, here, student: studentId } = asked;
  const filter = { search: words, state, type, setting, subject, here };
  const { visitFair: visit } = await call.query(visitQuery, {
    slug,
    filter,
    studentId,
  });
  if (!visit) throw new Response(null, { status: 404 });
  const { fair, standing, floor } = visit;
  if (floor && standing === 'attendee' && visit.enteredAt === null)
    // A failed write doesn't keep anyone out: the next page load retries.
    await call.ask(enterFairMutation, { slug: fair.slug });
  if (standing === null && !visit.isRemoved && mayJoin(call, fair))
    throw redirect((await whereToAgree(call, fair.slug)) ?? fairPaths(fair.slug).register);
  const now = call.now.getTime();
  const isOver = Date.parse(fair.endTime) <= now;
  const isCancelled = fair.cancelledAt !== null;
  const isIn = standing !== null && !isCancelled;
  const canHaveBag = ['STUDENTS', 'PARENTS', 'COUNSELORS'].includes(call.viewer?.role ?? '');
  const isParent = call.viewer?.role === 'PARENTS';
  // Those who wait for the doors are many at once, and see no bag.
  const hasBag = isIn && (floor !== null || isOver);
  const [saved, studentBag] = await Promise.all([
    hasBag && canHaveBag ? call.query(bagQuery, { fairId: fair.id, isParent }) : null,
    hasBag ? bagOfStudent(call, visit) : null,
  ]);
  const students = (saved?.me?.students.items ?? []).flatMap((one) =>
    one?.firstName ? [{ id: one.id, name: one.firstName }] : [],
  );
  const student = students.find((one) => one.id === visit.studentId) ?? null;
  const stage = stageOf({ isCancelled, isRemoved: visit.isRemoved, isOver, standing, floor });
  const bag = canHaveBag ? toBagView(saved, fair.id, floor) : null;
  const { plan, planted, id, ...card } = fair;
  return {
    meta: metaOf(call, visit),
    now: call.now.toISOString(),
    role: call.viewer?.role ?? null,
    fairId: id,
    fair: toFairView(card),
    plan,
    /** Some of the colleges that come. */
    planted: planted.map(toCollegeView),
    standing,
    boothId: visit.boothId,
    wasThere: visit.enteredAt !== null,
    people: visit.people,
    cursor: visit.cursor,
    announcements: visit.announcements,
    jitterWindow: visit.comeIn,
    /** When it's the person's turn to come in, ISO. */
    turn: visit.turn,
    stage,
    /** What a student is asked in the lobby, next one first. */
    about: visit.about && {
      registrationId: visit.about.registrationId,
      asks: unanswered(visit.about, cookie),
    },
    /** With their subscription cursor; null outside the waiting room, or if they can't be read. */
    announced:
      stage === 'waiting'
        ? ((await call.ask(announcedQuery, { fair: fair.slug })).data?.heardAnnouncements ?? null)
        : null,
    asked,
    floor:
      floor && toFloorView({ locale: call.locale, visit, floor, asked, saved: bag?.ids ?? [] }),
    bag,
    /** A parent's student options, the selected student, and that student's saved items. */
    students,
    student: student && { ...student, bag: studentBag && toBagView(studentBag, fair.id, floor) },
    others: isIn && isOver ? await othersOf(call, fair.slug) : [],
  };
}

/** What isn’t known of a student, and wasn’t skipped. */
function unanswered(about: NonNullable<Visit['about']>, cookie: string | null) {
  const skipped = readSkipped(readCookie(cookie, pageCookies.about));
  return aboutQuestions.filter(
    (question) => !skipped.includes(question) && (about[question]?.length ?? 0) === 0,
  );
}

/** Whether someone is one form away from the fair, or one button if all answers are known. */
const mayJoin = ({ viewer, now }: PageCall, fair: Visit['fair']): boolean =>
  ['STUDENTS', 'PARENTS', 'COUNSELORS'].includes(viewer?.role ?? '') && takesAttendees(fair, now);

/** The result of `loadVisit`. */
export type VisitData = Awaited<ReturnType<typeof loadVisit>>;

/** The requested student, else the one chosen before; ignores a student who isn't the caller's. */
function readAsked(
  { viewer }: PageCall,
  search: URLSearchParams,
  cookie: string | null,
): FloorAsked {
  const asked = readFloorAddress(search);
  const linked = viewer?.holds['student'] ?? [];
  if (asked.student !== null && linked.includes(asked.student)) return asked;
  const before = linked[Number(readCookie(cookie, pageCookies.student)) - 1] ?? null;
  return { ...asked, student: viewer?.role === 'PARENTS' ? before : null };
}

/** What remembers for which student a parent looks; null where nothing was chosen by this address. */
export function studentCookie({ viewer }: PageCall, search: URLSearchParams): string | null {
  const { student } = readFloorAddress(search);
  const linked = viewer?.role === 'PARENTS' ? (viewer.holds['student'] ?? []) : [];
  const place = student === null ? 0 : linked.indexOf(student) + 1;
  return linked.length > 1 && place > 0
    ? rememberingCookie(pageCookies.student, String(place))
    : null;
}

/** Also null if the student has no account, and so no bag. */
async function bagOfStudent(call: PageCall, { studentId, fair }: Visit) {
  if (studentId === null) return null;
  return (await call.ask(studentBagQuery, { fairId: fair.id, studentId })).data;
}

function stageOf(visit: {
  readonly isCancelled: boolean;
  readonly isRemoved: boolean;
  readonly isOver: boolean;
  readonly standing: unknown;
  readonly floor: unknown;
}): 'cancelled' | 'removed' | 'stranger' | 'after' | 'lobby' | 'waiting' {
  if (visit.isCancelled) return 'cancelled';
  if (visit.isRemoved) return 'removed';
  if (visit.standing === null) return 'stranger';
  if (visit.isOver) return 'after';
  return visit.floor ? 'lobby' : 'waiting';
}

function metaOf(call: PageCall, { fair }: Visit) {
  return pageMeta({
    ...call,
    title: fair.name,
    description: translatorFor(call.locale)(messages.description),
    path: fairPaths(fair.slug).visit,
    noindex: true,
  });
}

async function othersOf(call: PageCall, slug: string) {
  const { fairCards } = await call.query(comingFairs);
  return fairCards
    .filter((one) => one.slug !== slug && one.cancelledAt === null)
    .slice(0, maxNextFairs)
    .map(toFairView);
}

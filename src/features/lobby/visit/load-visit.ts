import { redirect } from 'react-router';
import { whereToAgree } from '../../attendees/must-agree.ts';
import { smallLogo } from '../../colleges/card-view.ts';
import { toFairView } from '../../fairs/fair-view.ts';
import { comingFairs } from '../../fairs/fair-queries.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { takesAttendees } from '../../fairs/fair-phase.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { drawPennant } from '../../../ui/pennants/draw-pennant.ts';
import { announcedQuery } from '../announced-query.ts';
import { countFilters, readFloorAddress, type FloorAsked } from '../floor/floor-address.ts';
import { toBagView } from '../bag/bag-view.ts';
import {
  bagQuery,
  enterFairMutation,
  studentBagQuery,
  visitQuery,
  type Visit,
} from './visit-queries.ts';
import { visitMessages as messages } from './visit.messages.ts';
import { describeReason } from '../../colleges/match-point.ts';
import { lobbyMessages } from '../lobby.messages.ts';

/** Booths per page. */
const perPage = 24;
/** Maximum fairs suggested after one has ended. */
const maxNextFairs = 3;

/**
 * Loads a fair from the inside, and records the person's entry.
 * @throws Response a redirect to the registration form for people who haven't registered; 404 if
 *   there is no such public fair
 */
export async function loadVisit(call: PageCall, slug: string, search: URLSearchParams) {
  const asked = readAsked(call, search);
  const { page, student: studentId, ...filter } = asked;
  // A search shows its results only, without recommendations above.
  const withPicks = asked.search === null && countFilters(asked) === 0;
  const { visitFair: visit } = await call.query(visitQuery, {
    slug,
    filter,
    studentId,
    withPicks,
  });
  if (!visit) throw new Response(null, { status: 404 });
  const { fair, standing, floor } = visit;
  if (floor && standing === 'attendee' && visit.enteredAt === null)
    // A failed write doesn't keep anyone out: the next page load retries.
    await call.ask(enterFairMutation, { slug: fair.slug });
  if (standing === null && mayJoin(call, fair))
    throw redirect((await whereToAgree(call, fair.slug)) ?? fairPaths(fair.slug).register);
  const now = call.now.getTime();
  const isOver = Date.parse(fair.endTime) <= now;
  const isCancelled = fair.cancelledAt !== null;
  const isIn = standing !== null && !isCancelled;
  const canHaveBag = ['STUDENTS', 'PARENTS', 'COUNSELORS'].includes(call.viewer?.role ?? '');
  const isParent = call.viewer?.role === 'PARENTS';
  const [saved, studentBag] = await Promise.all([
    isIn && canHaveBag ? call.query(bagQuery, { fairId: fair.id, isParent }) : null,
    isIn ? bagOfStudent(call, visit) : null,
  ]);
  const students = (saved?.me?.students.items ?? []).flatMap((one) =>
    one?.firstName ? [{ id: one.id, name: one.firstName }] : [],
  );
  const student = students.find((one) => one.id === visit.studentId) ?? null;
  const stage = stageOf({ isCancelled, isOver, standing, floor });
  const { plan, id, ...card } = fair;
  return {
    meta: metaOf(call, visit),
    now: call.now.toISOString(),
    role: call.viewer?.role ?? null,
    fairId: id,
    fair: toFairView(card),
    plan,
    standing,
    boothId: visit.boothId,
    wasThere: visit.enteredAt !== null,
    people: visit.people,
    announcements: visit.announcements,
    jitterWindow: visit.comeIn,
    stage,
    /** With their subscription cursor; null outside the waiting room, or if they can't be read. */
    announced:
      stage === 'waiting'
        ? ((await call.ask(announcedQuery, { fair: fair.slug })).data?.heardAnnouncements ?? null)
        : null,
    asked,
    floor: floor && toFloorView(floor, toPicksView(call, visit.forMe), page),
    bag: canHaveBag ? toBagView(saved, id, floor) : null,
    /** A parent's student options, the selected student, and that student's saved items. */
    students,
    student: student && { ...student, bag: studentBag && toBagView(studentBag, id, floor) },
    others: isIn && isOver ? await othersOf(call, fair.slug) : [],
  };
}

/** Whether someone is one form away from the fair, or one button if all answers are known. */
const mayJoin = ({ viewer, now }: PageCall, fair: Visit['fair']): boolean =>
  ['STUDENTS', 'PARENTS', 'COUNSELORS'].includes(viewer?.role ?? '') && takesAttendees(fair, now);

/** The result of `loadVisit`. */
export type VisitData = Awaited<ReturnType<typeof loadVisit>>;

/** The requested student; ignores a student who isn't the caller's. */
function readAsked({ viewer }: PageCall, search: URLSearchParams): FloorAsked {
  const asked = readFloorAddress(search);
  const isOwn = asked.student !== null && viewer?.holds['student']?.includes(asked.student);
  return isOwn ? asked : { ...asked, student: null };
}

/** Also null if the student has no account, and so no bag. */
async function bagOfStudent(call: PageCall, { studentId, fair }: Visit) {
  if (studentId === null) return null;
  return (await call.ask(studentBagQuery, { fairId: fair.id, studentId })).data;
}

function stageOf(visit: {
  readonly isCancelled: boolean;
  readonly isOver: boolean;
  readonly standing: unknown;
  readonly floor: unknown;
}): 'cancelled' | 'stranger' | 'after' | 'lobby' | 'waiting' {
  if (visit.isCancelled) return 'cancelled';
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

type Floor = NonNullable<Visit['floor']>;

function toFloorView(
  { booths, places: _, ...floor }: Floor,
  picks: PicksView | null,
  requestedPage: number,
) {
  const reasons = picks?.reasons ?? new Map<string, string>();
  // Recommended booths are not repeated below.
  const others = booths.filter(({ id }) => !reasons.has(id));
  const pages = Math.max(1, Math.ceil(others.length / perPage));
  const page = Math.min(requestedPage, pages);
  const byId = new Map(booths.map((booth) => [booth.id, booth]));
  const first = page === 1 ? [...reasons.keys()].flatMap((id) => byId.get(id) ?? []) : [];
  return {
    ...floor,
    found: booths.length,
    here: Object.fromEntries(
      booths.filter(({ reps }) => reps.length > 0).map(({ id, reps }) => [id, reps]),
    ),
    page,
    pages,
    forMe: first.map((booth) => ({ ...toBoothView(booth), reason: reasons.get(booth.id) ?? null })),
    studentName: picks?.studentName ?? null,
    booths: others.slice((page - 1) * perPage, page * perPage).map(toBoothView),
  };
}

const toBoothView = ({ logo, ...booth }: Floor['booths'][number]) => ({
  ...booth,
  art: drawPennant(booth.name, 'fly', smallLogo(logo, 128)),
  limp: drawPennant(booth.name, 'limp'),
});

/** A booth as its card shows it. */
export type ShownBooth = ReturnType<typeof toFloorView>['booths'][number];

async function othersOf(call: PageCall, slug: string) {
  const { fairCards } = await call.query(comingFairs);
  return fairCards
    .filter((one) => one.slug !== slug && one.cancelledAt === null)
    .slice(0, maxNextFairs)
    .map(toFairView);
}

/** The recommended booths, each with its reason in a few words. */
interface PicksView {
  readonly studentName: string | null;
  /** By booth id, in their order. */
  readonly reasons: ReadonlyMap<string, string>;
}

/** Explains why booths are recommended: the best match, or that they are saved. */
function toPicksView(
  { locale }: Pick<PageCall, 'locale'>,
  forMe: Visit['forMe'],
): PicksView | null {
  if (!forMe || forMe.picks.length === 0) return null;
  const t = translatorFor(locale);
  const { studentName } = forMe;
  const reasons = forMe.picks.map(({ boothId, isSaved, reasons: [best] }) => {
    const why = best
      ? describeReason({ t, locale }, { ...best, number: best.number ?? 0 })
      : isSaved || studentName === null
        ? t(lobbyMessages.savedByYou)
        : t(lobbyMessages.savedByStudent, { name: studentName });
    return [boothId, why] as const;
  });
  return { studentName, reasons: new Map(reasons) };
}

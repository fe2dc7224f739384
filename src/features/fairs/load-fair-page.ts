import type { PageCall } from '../../platform/pages/page-call.ts';
import { translatorFor, type Translate } from '../../platform/i18n/translator-for.ts';
import { toCollegeView, toFairView, toSpeakerView } from './fair-view.ts';
import {
  draftInFull,
  fairInFull,
  ownPlace,
  type FullFair,
  type UsualPrices,
  type TicketFair,
} from './fair-queries.ts';
import type { OwnPlace } from './fair-page/hero/hero-step.ts';
import { describeZone } from '../../ui/time/time-zones.ts';
import { eventJsonLd } from '../../platform/metadata/event-json-ld.ts';
import { breadcrumbJsonLd, faqJsonLd } from '../../platform/metadata/json-ld.ts';
import { shareImagePath } from '../../platform/metadata/share-image-path.ts';
import { formatDay, formatHours } from '../../ui/time/format-times.ts';
import { calendarMessages } from './calendar/calendar.messages.ts';
import {
  explainedMessages,
  explainedMessages as messages,
} from './fair-page/fair-explained.messages.ts';
import { fairMessages } from './fair-page.messages.ts';
import { fairPaths } from './fair-paths.ts';
import { narrowColleges } from './fair-page/narrow-colleges.ts';
import { shapeOfSession } from './fair-page/shape-of-session.ts';

/** Maximum characters of a search. */
const longest = 80;
/** With more colleges than this, the list has a search. */
const many = 12;
/** Colleges shown before someone asks for all of them, or looks for some. */
const shownFirst = 12;
/** States to choose from: those of the most colleges. */
const mostStates = 8;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/**
 * Loads the content of a fair's page.
 * @param slug without `fair-`
 * @throws Response 404 for a fair that is missing or not public
 */
export async function loadFairPage(call: PageCall, slug: string, search: URLSearchParams) {
  const [{ fairCard, prices }, own] = await Promise.all([
    call.query(fairInFull, { slug }),
    readOwn(call, slug),
  ]);
  if (fairCard?.slug !== slug) throw new Response(null, { status: 404 });
  return { ...(await pageOf(call, fairCard, prices, search)), own };
}

/**
 * The same for a fair that may not be public, for admins.
 * @throws Response 404 for a missing fair
 */
export async function loadFairPreview(call: PageCall, fairId: string, search: URLSearchParams) {
  const { fairPreview, prices } = await call.query(draftInFull, { fairId });
  if (!fairPreview) throw new Response(null, { status: 404 });
  return { ...(await pageOf(call, fairPreview, prices, search)), own: stranger };
}

const stranger: OwnPlace = { standing: null, boothId: null };

/** The caller's relationship to the fair; no query for visitors who are signed out. */
async function readOwn(call: PageCall, slug: string): Promise<OwnPlace> {
  if (call.viewer === null || call.viewer.role === 'guests') return stranger;
  const { data } = await call.ask(ownPlace, { slug });
  const { standing = null, boothId = null } = data?.visitFair ?? {};
  return { standing, boothId };
}

async function pageOf(
  call: PageCall,
  fairCard: FullFair,
  prices: UsualPrices,
  search: URLSearchParams,
) {
  const collegeQuery = (search.get('college') ?? '').trim().slice(0, longest);
  const words = plain(collegeQuery).split(/\s+/).filter(Boolean);
  const { colleges, plan, ...fair } = fairCard;
  const wantedState = (search.get('state') ?? '').trim().slice(0, longest);
  const canSearch = colleges.length > many;
  const narrowing = canSearch
    ? await narrowColleges(call, { id: fairCard.id, count: colleges.length }, search)
    : null;
  const slugs = narrowing?.slugs ?? null;
  const found = colleges.filter(({ name, slug, city, state }) => {
    if (slugs !== null && (slug === null || !slugs.has(slug))) return false;
    if (wantedState !== '' && state !== wantedState) return false;
    const text = plain(`${name} ${city} ${state}`);
    return words.every((word) => text.includes(word));
  });
  const isAsked =
    words.length > 0 || wantedState !== '' || slugs !== null || search.get('colleges') === 'all';
  const usual = prices.registrations.find(({ fairType }) => fairType === fair.fairType);
  const t = translatorFor(call.locale);
  const zone = describeZone(call.locale, fair.timeZone, new Date(fair.startTime)).name;
  const questions = fairQuestions(t, { fairType: fair.fairType, zone });
  return {
    questions,
    steps: fairSteps(t, { ...fair, plan }),
    machines: describeFair(call, fair, questions),
    now: call.now.toISOString(),
    fair: {
      ...toFairView(fair),
      plan: plan.map((session) => ({
        ...session,
        speakers: session.speakers.map(toSpeakerView),
      })),
    },
    /** Everyone with a pennant and a place, and no one twice. */
    flagged: (isAsked ? found : found.slice(0, shownFirst)).map(toCollegeView),
    found: found.length,
    /** The visitor's search among the colleges. */
    wanted: collegeQuery,
    wantedState,
    states: canSearch ? statesOf(colleges) : [],
    /** Kinds of college and subjects to choose from; null for few colleges. */
    choices: narrowing?.choices ?? null,
    canSearch,
    /** In the smallest currency unit (for example, cents). */
    price: { cents: fair.price ?? usual?.cents ?? null, currency: prices.currency },
  };
}

/** The states of several colleges, those of most first; none where one has them all. */
function statesOf(colleges: FullFair['colleges']): readonly { state: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { state } of colleges) counts.set(state, (counts.get(state) ?? 0) + 1);
  if (counts.size < 2) return [];
  return [...counts]
    .map(([state, count]) => ({ state, count }))
    .filter(({ count }) => count > 1)
    .sort((one, other) => other.count - one.count || one.state.localeCompare(other.state))
    .slice(0, mostStates);
}

/** The result of `loadFairPage`. */
export type FairPageData = Awaited<ReturnType<typeof loadFairPage>>;

type Teller = Pick<PageCall, 'publicUrl' | 'brand' | 'locale' | 'now'>;

/** Metadata of a fair: title, description, and the page as schema.org data. */
function describeFair(call: Teller, fair: TicketFair, questions: readonly Question[]) {
  const t = translatorFor(call.locale);
  const { page } = fairPaths(fair.slug);
  const description = fairSentence(call, fair);
  return {
    title: t(explainedMessages.metaTitle, {
      fair: fair.name,
      day: formatDay(call.locale, fair.timeZone, fair.startTime, call.now.toISOString()),
    }),
    description,
    things: [
      eventJsonLd(call, {
        state: fair.cancelledAt ? 'cancelled' : 'scheduled',
        name: fair.name,
        description,
        path: page,
        imagePath: shareImagePath({ kind: 'fair', slug: fair.slug }),
        startTime: new Date(fair.startTime),
        endTime: new Date(fair.endTime),
        timeZone: fair.timeZone,
        registrationOpens: fair.registrationOpensAt ? new Date(fair.registrationOpensAt) : null,
      }),
      breadcrumbJsonLd(call.publicUrl, [
        { name: t(fairMessages.home), path: '/' },
        { name: t(calendarMessages.title), path: '/calendar' },
        { name: fair.name, path: page },
      ]),
      ...(fair.cancelledAt ? [] : [faqJsonLd(questions)]),
    ],
  };
}

/** The fair in a sentence or two, with its time in the host's zone. */
function fairSentence({ locale }: Teller, fair: TicketFair): string {
  const { startTime: start, endTime: end, timeZone } = fair;
  const day = formatDay(locale, timeZone, start, '1970-01-01T00:00:00Z');
  const when = `${day}, ${formatHours(locale, timeZone, { start, end })}`;
  const summary = translatorFor(locale)(explainedMessages.metaDescription, {
    fair: fair.name,
    when,
    count: fair.collegeCount,
  });
  return fair.description ? `${summary} ${fair.description}` : summary;
}

/** A question that families ask, with its answer. */
interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The questions that families ask about a kind of fair, answered for this one. */
export function fairQuestions(
  t: Translate,
  { fairType, zone }: { readonly fairType: string; readonly zone: string },
): readonly Question[] {
  const isBooth = fairType === 'booth';
  return [
    [explainedMessages.freeQ, explainedMessages.freeA],
    [explainedMessages.installQ, explainedMessages.installA],
    [
      explainedMessages.cameraQ,
      isBooth ? explainedMessages.cameraBoothA : explainedMessages.cameraSessionA,
    ],
    [explainedMessages.shareQ, explainedMessages.shareA],
    [explainedMessages.parentQ, explainedMessages.parentA],
    [explainedMessages.whenQ, explainedMessages.whenA],
    [
      explainedMessages.missedQ,
      isBooth ? explainedMessages.missedBoothA : explainedMessages.missedSessionA,
    ],
  ].map(([question, answer]) => ({
    question: question ? t(question) : '',
    answer: answer ? t(answer, { zone }) : '',
  }));
}

/** One step of what people do at a fair. */
interface Step {
  readonly title: string;
  readonly text: string;
}

interface Explained {
  readonly fairType: string;
  readonly collegeCount: number;
  readonly plan: Parameters<typeof shapeOfSession>[0];
}

/** What happens at a kind of fair, with the numbers of this one. */
export function fairSteps(
  t: Translate,
  { fairType, collegeCount, plan }: Explained,
): readonly Step[] {
  const { colleges, minutes, length } = shapeOfSession(plan);
  const sessions = plan.length;
  if (fairType === 'booth')
    return [
      {
        title: t(messages.boothLookTitle),
        text: t(messages.boothLook, { count: collegeCount }),
      },
      { title: t(messages.boothAskTitle), text: t(messages.boothAskText) },
      { title: t(messages.boothKeep), text: t(messages.boothKeepText) },
    ];
  if (fairType === '6x6')
    return [
      { title: t(messages.sixPick), text: t(messages.sixPickText, { sessions }) },
      {
        title: t(messages.sixListen, { colleges, minutes }),
        text: t(messages.sixListenText, { length }),
      },
      { title: t(messages.sixWatch), text: t(messages.sixWatchText) },
    ];
  return [
    { title: t(messages.webinarJoin), text: t(messages.webinarJoinText) },
    { title: t(messages.webinarWatch), text: t(messages.webinarWatchText) },
  ];
}

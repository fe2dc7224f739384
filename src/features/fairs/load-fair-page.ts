import type { PageCall } from '../../platform/pages/page-call.ts';
import { translatorFor } from '../../platform/i18n/translator-for.ts';
import { describeFair } from './fair-page/describe-fair.ts';
import { toCollegeView, toFairView, toSpeakerView } from './fair-view.ts';
import {
  draftInFull,
  fairInFull,
  ownPlace,
  type FullFair,
  type UsualPrices,
} from './fair-queries.ts';
import { fairQuestions } from './fair-page/fair-questions.ts';
import { fairSteps } from './fair-page/fair-steps.ts';
import type { OwnPlace } from './fair-page/hero/hero-step.ts';
import { describeZone } from '../../ui/time/time-zones.ts';

/** Maximum characters of a search. */
const longest = 80;
/** With more colleges than this, the list has a search. */
const many = 12;
/** Maximum pennants; other colleges appear as names, to keep the page of a large fair small. */
const mostPennants = 24;

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
  return { ...pageOf(call, fairCard, prices, search), own };
}

/**
 * The same for a fair that may not be public, for admins.
 * @throws Response 404 for a missing fair
 */
export async function loadFairPreview(call: PageCall, fairId: string, search: URLSearchParams) {
  const { fairPreview, prices } = await call.query(draftInFull, { fairId });
  if (!fairPreview) throw new Response(null, { status: 404 });
  return { ...pageOf(call, fairPreview, prices, search), own: stranger };
}

const stranger: OwnPlace = { standing: null, boothId: null };

/** The caller's relationship to the fair; no query for visitors who are signed out. */
async function readOwn(call: PageCall, slug: string): Promise<OwnPlace> {
  if (call.viewer === null || call.viewer.role === 'guests') return stranger;
  const { data } = await call.ask(ownPlace, { slug });
  const { standing = null, boothId = null } = data?.visitFair ?? {};
  return { standing, boothId };
}

function pageOf(call: PageCall, fairCard: FullFair, prices: UsualPrices, search: URLSearchParams) {
  const wanted = (search.get('college') ?? '').trim().slice(0, longest);
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const { colleges, plan, ...fair } = fairCard;
  const found = colleges.filter(({ name, city, state }) => {
    const text = plain(`${name} ${city} ${state}`);
    return words.every((word) => text.includes(word));
  });
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
    flagged: found.slice(0, mostPennants).map(toCollegeView),
    named: found.slice(mostPennants).map(({ name, slug }) => ({ name, slug })),
    /** The visitor's search among the colleges. */
    wanted,
    canSearch: colleges.length > many,
    /** In the smallest currency unit (for example, cents). */
    price: { cents: fair.price ?? usual?.cents ?? null, currency: prices.currency },
  };
}

/** The result of `loadFairPage`. */
export type FairPageData = Awaited<ReturnType<typeof loadFairPage>>;

import type { PageCall } from '../platform/pages/page-call.ts';
import { translatorFor } from '../platform/i18n/translator-for.ts';
import { describeFair } from './describe-fair.ts';
import { toCollegeView, toFairView, toSpeakerView } from './fair-view.ts';
import {
  draftInFull,
  fairInFull,
  ownPlace,
  type FullFair,
  type UsualPrices,
} from './fair-queries.ts';
import { fairQuestions } from './fair-questions.ts';
import { fairSteps } from './fair-steps.ts';
import type { OwnPlace } from './hero-step.ts';
import { describeZone } from './time-zones.ts';

/** Characters of what is searched for. */
const longest = 80;
/** More colleges than this get a search of their own. */
const many = 12;
/** Pennants among the colleges; the others are names, so that the page of a big fair stays light. */
const mostPennants = 24;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/**
 * What the page of a fair shows.
 * @param slug without `fair-`
 * @throws Response 404 where there is no such fair, or none that is public
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
 * The same of a fair that need not be public, for admins.
 * @throws Response 404 where there is no such fair
 */
export async function loadFairPreview(call: PageCall, fairId: string, search: URLSearchParams) {
  const { fairPreview, prices } = await call.query(draftInFull, { fairId });
  if (!fairPreview) throw new Response(null, { status: 404 });
  return { ...pageOf(call, fairPreview, prices, search), own: stranger };
}

const stranger: OwnPlace = { standing: null, boothId: null };

/** How the caller stands to the fair; nothing is asked for those who are signed out. */
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
    /** What someone looks for among the colleges. */
    wanted,
    canSearch: colleges.length > many,
    /** In the hundredth part of the currency. */
    price: { cents: fair.price ?? usual?.cents ?? null, currency: prices.currency },
  };
}

/** What `loadFairPage` gives. */
export type FairPageData = Awaited<ReturnType<typeof loadFairPage>>;

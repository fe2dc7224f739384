import type { Figure } from './report.ts';
import { matcherFor } from '../src/features/colleges/match-college.ts';
import type { JudgedCard } from '../src/features/colleges/matching/match-wishes.ts';
import { loadAllEntries } from '../src/features/colleges/directory-search/load-entries.server.ts';
import type { Database } from '../src/platform/database/database.server.ts';

/** Someone who has answered every question about colleges. */
const wishes = {
  majors: ['Computer Science', 'History', 'Engineering'],
  campusSize: ['5,000-9,999', '10,000-19,999'],
  campusSetting: ['city', 'suburb'],
  collegeType: ['public', 'private-nonprofit', '4-year', 'HBCU'],
  onlineCoursePct: 25,
  maxMiles: 250,
  states: ['OH', 'PA'],
  maxNetPrice: 20_000,
  admission: ['open', 'most'],
};

/**
 * Ranks all colleges for one student, as a page sorted by match does, beside a bare loop over the same
 * cards that looks at the same lists and compares nothing. Medians of many rounds; the two take turns.
 */
export async function measureMatch({ pool }: Database): Promise<Figure[]> {
  const cards: JudgedCard[] = [];
  for await (const page of loadAllEntries(pool)) cards.push(...page.map(({ card }) => card));
  const matcher = matcherFor({
    wishes,
    place: { latitude: 41.5, longitude: -81.7 },
    state: 'OH',
    sharedFairs: () => [],
  });
  let sink = 0;
  const ranked = () => {
    for (const card of cards) sink += matcher.rank(card);
  };
  const bare = () => {
    for (const { majors, collegeType, campusSize, campusSetting, latitude, longitude } of cards)
      sink +=
        majors.length +
        collegeType.length +
        campusSize.length +
        campusSetting.length +
        (latitude ?? 0) +
        (longitude ?? 0);
  };
  const times = { ranked: [] as number[], bare: [] as number[] };
  for (let round = 0; round < 300; round += 1) {
    times.ranked.push(timeOf(ranked));
    times.bare.push(timeOf(bare));
  }
  if (!Number.isFinite(sink)) throw new Error('Nothing was ranked.');
  const [one, other] = [median(times.ranked), median(times.bare)];
  return [
    {
      what: `match of ${cards.length} colleges with one student, beside a bare loop`,
      value: 1000 / one,
      ceiling: 1000 / other,
      unit: '/s',
      aim: { atLeastShare: 0.01 },
    },
    { what: 'the same', value: one, unit: 'ms', aim: { atMost: 10 } },
  ];
}

function timeOf(act: () => void): number {
  const began = performance.now();
  act();
  return performance.now() - began;
}

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

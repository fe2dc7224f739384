import { describe, expect, test } from 'vitest';
import { readDemoColleges } from '../demo-data/demo-colleges.server.ts';
import { HomePlaces } from '../directory-search/home-places.ts';
import { blank } from '../directory-search/directory-entries.fixture.server.ts';
import { bandOf, matcherFor } from '../match-college.ts';
import { noWishes } from './match-wishes.ts';
import { twentyStudents } from './twenty-students.ts';

const colleges = (await readDemoColleges()).map(({ unitId, values }) => ({
  aliases: [],
  postalCode: values.postalCode,
  card: { ...blank, ...values, id: String(unitId) },
}));
const cards = colleges.map(({ card }) => card);
const homes = new HomePlaces(colleges);
const named = (name: string) => {
  const card = cards.find((one) => one.name === name);
  if (!card) throw new Error(`The demo has no college named ${name}.`);
  return card;
};
/** As many as someone looks at. */
const first = 10;

describe('a counselor agrees with what is recommended', () => {
  test.each(twentyStudents)('$who', ({ home, wishes, show, avoid }) => {
    const matcher = matcherFor({
      wishes: { ...noWishes, ...wishes },
      place: homes.of({ ...home, postalCode: null }),
      state: home.state,
      sharedFairs: () => [],
    });
    const sorted = cards.toSorted((one, other) => matcher.rank(one) - matcher.rank(other));
    const names = sorted.slice(0, first).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...show]));
    const placeOf = (name: string) => sorted.indexOf(named(name));
    const lastShown = Math.max(...show.map(placeOf));
    for (const name of avoid) {
      expect(placeOf(name)).toBeGreaterThan(lastShown);
      expect(['good', 'strong']).not.toContain(bandOf(matcher.match(named(name)).percent));
    }
    // Graduate schools come last, and fit no one in school.
    expect(sorted.slice(-3).every(({ graduateOnly }) => graduateOnly)).toBe(true);
  });
});

import { expect, test } from 'vitest';
import { campusSettings, campusSizes } from '../college-choices.ts';
import { blank, directoryOf, entries } from './directory-entries.fixture.server.ts';
import type { DirectoryEntry, PublicCard } from './directory-entry.ts';
import { DirectoryIndex, type DirectoryQuery } from './directory-index.ts';
import type { DirectoryFilters } from './facet-index.ts';
import { directorySorts } from './rank-colleges.ts';
import { similarityOf } from './similarity.ts';

const directory = directoryOf(entries);

/** The expected facets, counted the slow way. */
function countSlowly(list: readonly PublicCard[], filters: DirectoryFilters) {
  const control = ['public', 'private-nonprofit', 'private-for-profit'];
  const level = ['4-year', '2-year', 'trade'];
  const sides: [keyof DirectoryFilters, (card: PublicCard) => readonly string[]][] = [
    ['states', ({ state }) => [state]],
    ['types', ({ collegeType }) => collegeType.filter((type) => control.includes(type))],
    ['types', ({ collegeType }) => collegeType.filter((type) => level.includes(type))],
    [
      'types',
      ({ collegeType }) => collegeType.filter((type) => ![...control, ...level].includes(type)),
    ],
    ['sizes', ({ campusSize }) => campusSize],
    ['settings', ({ campusSetting }) => campusSetting],
    ['majors', ({ majors }) => majors],
    [
      'online',
      ({ onlineCoursePct }) =>
        onlineCoursePct === null ? [] : [{ 0: 'none', 100: 'all' }[onlineCoursePct] ?? 'some'],
    ],
  ];
  const allowed = (place: number, card: PublicCard) => {
    const [facet, valuesOf] = sides[place] ?? ['states', () => []];
    const others = [control, level].filter((_, at) => at + 1 !== place).flat();
    const wanted = (filters[facet] ?? []).filter((value) => {
      if (facet !== 'types') return true;
      return place === 3 ? !others.includes(value) : [control, level][place - 1]?.includes(value);
    });
    return wanted.length === 0 || valuesOf(card).some((value) => wanted.includes(value));
  };
  const counts = new Map<string, number>();
  for (const card of list) {
    const refused = sides.map((_, place) => place).filter((place) => !allowed(place, card));
    sides.forEach(([facet, valuesOf], place) => {
      if (refused.some((one) => one !== place)) return;
      for (const value of valuesOf(card)) {
        counts.set(`${facet} ${value}`, (counts.get(`${facet} ${value}`) ?? 0) + 1);
      }
    });
  }
  const facets: Record<string, { value: string; count: number }[]> = {};
  for (const [key, count] of counts) {
    const [facet = '', ...value] = key.split(' ');
    (facets[facet] ??= []).push({ value: value.join(' '), count });
  }
  return facets;
}

test('a count beside a filter is what one more click gives, whatever is chosen', () => {
  const cards = entries.map(({ card }) => card);
  const choices: DirectoryFilters[] = [
    {},
    { states: ['CA'] },
    { states: ['CA', 'NY'], types: ['private-nonprofit'] },
    { types: ['public', '4-year'] },
    { types: ['public', 'HBCU'], sizes: [...campusSizes] },
    { settings: [campusSettings[0], 'town'], sizes: ['under 1,000'] },
    { majors: ['Education'], types: ['4-year'] },
    { online: ['all', 'none'], states: ['AL', 'CA'] },
    { states: ['ZZ'] },
  ];
  for (const filters of choices) {
    const { facets, total } = directory.query({ filters, limit: 1 });
    const slow = countSlowly(cards, filters);
    for (const name of ['states', 'types', 'sizes', 'settings', 'majors', 'online'] as const) {
      const shown = new Map(facets[name].map(({ value, count }) => [value, count]));
      for (const { value, count } of slow[name] ?? []) {
        if (shown.has(value) || name !== 'majors')
          expect([name, value, shown.get(value)]).toEqual([name, value, count]);
      }
      for (const [value, count] of shown) {
        const slowly = slow[name]?.find((one) => one.value === value)?.count ?? 0;
        expect([name, value, count]).toEqual([name, value, slowly]);
      }
    }
    expect(total).toBe(directory.query({ filters, limit: 100 }).cards.length);
  }
});

test('the fields of a family are counted once the family is chosen', () => {
  const before = directory.query({ limit: 1 }).facets.majors.map(({ value }) => value);
  const after = directory.query({ limit: 1, filters: { majors: ['Engineering'] } }).facets.majors;
  expect(before).not.toContain('Civil Engineering');
  expect(after.length).toBeGreaterThan(before.length);
});

test('page by page a visitor sees every college once, in every order', () => {
  for (const sort of directorySorts) {
    for (const search of ['', 'college', 'university of california']) {
      const whole = directory.query({ sort, search, limit: 100 });
      const seen: string[] = [];
      let after: DirectoryQuery['after'];
      do {
        const page = directory.query({ sort, search, limit: 4, ...(after ? { after } : {}) });
        seen.push(...page.cards.map(({ id }) => id));
        after = page.last ?? undefined;
      } while (after);
      expect(seen).toEqual(whole.cards.map(({ id }) => id));
      expect(new Set(seen).size).toBe(whole.total);
    }
  }
});

test('a visitor who goes on reading misses none that stay, though others come and go', () => {
  const index = directoryOf(entries);
  const first = index.query({ sort: 'name', limit: 10 });
  const lastSeen = first.cards.at(-1);
  index.remove(lastSeen?.id ?? '');
  index.remove(first.cards[0]?.id ?? '');
  const card = { ...blank, id: 'new', name: 'Aaa College', city: 'Reno', state: 'NV' };
  index.put({ card, aliases: [] });
  const rest = index.query({
    sort: 'name',
    limit: 100,
    ...(first.last ? { after: first.last } : {}),
  });
  const seen = [...first.cards, ...rest.cards].map(({ id }) => id);
  expect(seen.sort()).toEqual(entries.map((entry) => entry.card.id).sort());
});

test('a directory that has changed many times is the one that is built anew', () => {
  const living = new DirectoryIndex();
  let state = 20261121;
  const random = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % below;
  };
  const current = new Map<string, DirectoryEntry>();
  for (let step = 0; step < 2_000; step += 1) {
    const entry = entries[random(entries.length)];
    if (!entry) continue;
    if (random(3) === 0) {
      living.remove(entry.card.id);
      current.delete(entry.card.id);
    } else {
      const other = entries[random(entries.length)] ?? entry;
      const changed = { ...other, card: { ...other.card, id: entry.card.id } };
      living.put(changed);
      current.set(entry.card.id, changed);
    }
  }
  const fresh = directoryOf([...current.values()]);
  for (const search of ['', 'college', 'standford', 'st johns', 'new york']) {
    for (const filters of [{}, { types: ['public'] }, { states: ['CA'], majors: ['Education'] }]) {
      const query = { search, filters, limit: 100 };
      expect(living.query(query)).toEqual(fresh.query(query));
    }
  }
});

test('a fair’s directory holds its colleges and no other', () => {
  const page = directory.query({ among: ['166683', '166027', 'unknown'], limit: 9 });
  expect(page.cards.map(({ id }) => id).sort()).toEqual(['166027', '166683']);
  expect(page.facets.states).toEqual([{ value: 'MA', count: 2 }]);
  expect(directory.query({ among: [], limit: 9 }).total).toBe(0);
});

test('a page with a number holds what reading on from the start comes to', () => {
  const all = directory.query({ sort: 'name', limit: 100 }).cards.map(({ id }) => id);
  const third = directory.query({ sort: 'name', limit: 10, skip: 20 });
  expect(third.cards.map(({ id }) => id)).toEqual(all.slice(20, 30));
  expect(third.total).toBe(all.length);
  const searched = directory.query({ search: 'university', limit: 100 }).cards.map(({ id }) => id);
  const next = directory.query({ search: 'university', limit: 3, skip: 3 });
  expect(next.cards.map(({ id }) => id)).toEqual(searched.slice(3, 6));
  expect(directory.query({ limit: 10, skip: 1_000 }).cards).toEqual([]);
});

test('a visitor sees how many colleges come to each fair, whatever else is chosen', () => {
  const [first, second, third] = entries.map(({ card }) => card);
  const comingFairs = [
    { slug: 'spring', colleges: [first?.id ?? '', second?.id ?? '', 'gone'] },
    { slug: 'fall', colleges: [second?.id ?? '', third?.id ?? ''] },
  ];
  const ask = (fairs: string[], filters: DirectoryFilters = {}) => {
    const { total, fairs: counts } = directory.query({ comingFairs, fairs, filters, limit: 1 });
    return [total, ...counts.map(({ count }) => count)];
  };
  expect(ask([])).toEqual([entries.length, 2, 2]);
  expect(ask(['spring'])).toEqual([2, 2, 2]);
  expect(ask(['spring', 'fall'])).toEqual([3, 2, 2]);
  expect(ask(['last-year'])).toEqual([0, 2, 2]);
  const states = [first?.state ?? ''];
  const here = comingFairs.map(
    ({ colleges }) =>
      entries.filter(({ card }) => colleges.includes(card.id) && states.includes(card.state))
        .length,
  );
  expect(ask(['spring'], { states })).toEqual([here[0], ...here]);
});

test('someone who looks for a major is told how many colleges teach what is meant', () => {
  const { facets } = directory.query({
    findMajor: 'nurs',
    limit: 1,
    filters: { majors: ['History'] },
  });
  const counts = new Map(facets.majors.map(({ value, count }) => [value, count]));
  expect([...counts.keys()].some((title) => title.includes('Nursing'))).toBe(true);
  expect(counts.has('Education')).toBe(false);
  expect(counts.has('History')).toBe(true);
  for (const [title, count] of counts) {
    expect(count).toBe(entries.filter(({ card }) => card.majors.includes(title)).length);
  }
});

const withPages = entries.map((entry) => ({
  ...entry,
  card: { ...entry.card, slug: `at-${entry.card.id}` },
}));

test('a visitor is shown the colleges most like one, never itself, the nearest first', () => {
  const index = directoryOf(withPages);
  for (const { card } of withPages.slice(0, 10)) {
    const similar = index.similar(card.slug, 4);
    expect(similar).toHaveLength(4);
    expect(similar.map((one) => one.card.id)).not.toContain(card.id);
    const slowly = withPages
      .filter(({ card: { id } }) => id !== card.id)
      .map((other) => {
        const shared = card.majors.filter((major) => other.card.majors.includes(major)).length;
        return { shared, ...similarityOf(card, other.card, shared) };
      })
      .sort((one, other) => other.points - one.points);
    expect(similar.map(({ sharedMajors }) => sharedMajors)).toEqual(
      slowly.slice(0, 4).map(({ shared }) => shared),
    );
  }
  expect(index.similar('nowhere', 4)).toEqual([]);
});

test('a college that is taken in or forgotten is among the similar ones, or is not, at once', () => {
  const index = directoryOf(withPages);
  const own = withPages.find(({ card }) => card.majors.length > 0);
  const slug = own?.card.slug ?? '';
  const nearest = () => index.similar(slug, 4).map(({ card }) => card.id);
  const before = nearest();
  expect(before).toHaveLength(4);
  const twins = Array.from({ length: 4 }, (_, place) => `twin-${place}`);
  for (const id of twins)
    if (own) index.put({ ...own, card: { ...own.card, id, slug: `at-${id}` } });
  expect(nearest().sort()).toEqual(twins);
  for (const id of twins) index.remove(id);
  index.remove('twin');
  expect(nearest()).toEqual(before);
});

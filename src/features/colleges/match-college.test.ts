import { describe, expect, test } from 'vitest';
import { translatorFor } from '../../platform/i18n/translator-for.ts';
import { type CollegeWishes, type JudgedCard, matcherFor, type Seeker } from './match-college.ts';
import { majorTitles } from './majors.ts';
import { milesBetween } from './miles-between.ts';
import { describeMiss, describeReason, describeUnknown } from './match-point.ts';

const speech = { t: translatorFor('en'), locale: 'en' };

const nothing: CollegeWishes = {
  majors: [],
  campusSize: [],
  campusSetting: [],
  collegeType: [],
  onlineCoursePct: null,
};
const amherst = { latitude: 42.37, longitude: -72.52 };
const elm: JudgedCard = {
  id: 'elm',
  state: 'MA',
  collegeType: ['public', '4-year', 'HBCU'],
  campusSize: ['1,000-4,999'],
  campusSetting: ['town'],
  majors: ['History', 'Engineering', 'Mechanical Engineering'],
  onlineCoursePct: 20,
  ...amherst,
};
const blank: JudgedCard = {
  ...elm,
  collegeType: [],
  campusSize: [],
  campusSetting: [],
  majors: [],
  onlineCoursePct: null,
  latitude: null,
  longitude: null,
};

const seeker = (wishes: Partial<CollegeWishes>, more: Partial<Seeker> = {}) =>
  matcherFor({
    wishes: { ...nothing, ...wishes },
    place: null,
    state: null,
    sharedFairs: () => [],
    ...more,
  });
const reasons = (wishes: Partial<CollegeWishes>, card = elm, more: Partial<Seeker> = {}) =>
  seeker(wishes, more)
    .match(card)
    .reasons.map((reason) => describeReason(speech, reason));
const misses = (wishes: Partial<CollegeWishes>, card = elm) =>
  seeker(wishes)
    .match(card)
    .misses.map((miss) => describeMiss(speech, miss));
const percent = (wishes: Partial<CollegeWishes>, card = elm) => seeker(wishes).match(card).percent;

describe('a student reads why a college fits', () => {
  test.each<[string, Partial<CollegeWishes>]>([
    ['Has your major: History', { majors: ['History'] }],
    ['Has all 2 majors you’re looking for', { majors: ['History', 'Engineering'] }],
    ['Has 1 of your 2 majors: History', { majors: ['History', 'Nursing'] }],
    ['Your size: 1,000 to 4,999 students', { campusSize: ['under 1,000', '1,000-4,999'] }],
    ['Your setting: Town', { campusSetting: ['town'] }],
    ['4-year, like you wanted', { collegeType: ['4-year', '2-year'] }],
    ['Public, like you wanted', { collegeType: ['public'] }],
    ['HBCU, like you wanted', { collegeType: ['HBCU', 'tribal'] }],
    ['20% of courses online, like you wanted', { onlineCoursePct: 25 }],
  ])('%s', (words, wishes) => {
    expect(reasons(wishes)).toEqual([words]);
    expect(misses(wishes)).toEqual([]);
  });

  test('on campus, or all online', () => {
    expect(reasons({ onlineCoursePct: 0 }, { ...elm, onlineCoursePct: 0 })).toEqual([
      'No online courses, like you wanted',
    ]);
    expect(reasons({ onlineCoursePct: 100 }, { ...elm, onlineCoursePct: 100 })).toEqual([
      'All courses online, like you wanted',
    ]);
  });

  test('and what is good to know: fairs on the list, the distance, the student’s own state', () => {
    const boston = { latitude: 42.36, longitude: -71.06 };
    expect(
      reasons({}, elm, { place: boston, state: 'MA', sharedFairs: () => ['Spring Fair'] }),
    ).toEqual([
      'Comes to Spring Fair, a fair on your list',
      'About 75 miles away',
      'In your state',
    ]);
    expect(reasons({}, elm, { place: amherst, state: 'NY' })).toEqual(['Less than 10 miles away']);
    expect(reasons({}, blank, { place: amherst })).toEqual([]);
  });
});

describe('a student reads why a college does not fit', () => {
  test.each<[string, Partial<CollegeWishes>]>([
    ['Doesn’t offer Nursing or Dance', { majors: ['Nursing', 'Dance'] }],
    ['Different size: 1,000 to 4,999 students', { campusSize: ['20,000 and more'] }],
    ['Different setting: Town', { campusSetting: ['city', 'rural'] }],
    ['4-year, not what you’re looking for', { collegeType: ['2-year'] }],
    ['Public, not what you’re looking for', { collegeType: ['private-nonprofit'] }],
    ['Isn’t Women’s or Tribal', { collegeType: ["women's", 'tribal'] }],
    ['Less or more online than you want: 20% of courses', { onlineCoursePct: 75 }],
  ])('%s', (words, wishes) => {
    expect(misses(wishes)).toEqual([words]);
    expect(percent(wishes)).toBe(0);
  });

  test('and what it does not tell', () => {
    const wishes = { majors: ['History'], campusSize: ['under 1,000'], collegeType: ['HBCU'] };
    const { unknown } = seeker(wishes).match(blank);
    expect(describeUnknown(speech, unknown)).toBe(
      'Hasn’t listed its majors, affiliation, and size',
    );
    expect(describeUnknown(speech, seeker(wishes).match(elm).unknown)).toBe('');
  });
});

describe('the score', () => {
  test('is the share of what is asked for that a college has', () => {
    expect(percent({ campusSize: ['1,000-4,999'], campusSetting: ['city'] })).toBe(50);
    expect(percent({ campusSize: ['1,000-4,999'], campusSetting: ['town'] })).toBe(100);
  });

  test('of majors is the share that is taught, and they weigh as much as all the rest', () => {
    expect(percent({ majors: ['History', 'Nursing', 'Dance'] })).toBe(33);
    const campus = { campusSize: ['1,000-4,999'], campusSetting: ['town'], onlineCoursePct: 20 };
    expect(percent({ majors: ['Nursing'], ...campus })).toBe(50);
    expect(
      percent({ majors: ['History'], campusSetting: ['city'], campusSize: ['under 1,000'] }),
    ).toBe(50);
  });

  test('finds a family of majors where any of its fields is taught, and no field in a family', () => {
    const wrench = { ...elm, majors: ['Mechanical Engineering'] };
    expect(percent({ majors: ['Engineering'] }, wrench)).toBe(100);
    expect(percent({ majors: ['Civil Engineering'] }, { ...elm, majors: ['Engineering'] })).toBe(0);
  });

  test('says nothing where nothing is looked for, and nothing where nothing is known', () => {
    expect(percent({})).toBeNull();
    expect(seeker({}).hasWishes).toBe(false);
    expect(percent({ majors: ['History'], campusSize: ['under 1,000'] }, blank)).toBeNull();
  });

  test('neither rewards nor punishes what a college does not tell', () => {
    const wishes = { campusSize: ['1,000-4,999'], campusSetting: ['city'], onlineCoursePct: 20 };
    expect(percent(wishes)).toBe(66);
    expect(percent(wishes, { ...elm, onlineCoursePct: null })).toBe(50);
    expect(percent({ ...wishes, onlineCoursePct: null })).toBe(50);
  });

  test('is a hundred only for a college that has everything', () => {
    const many = majorTitles.slice(0, 400);
    expect(percent({ majors: many }, { ...elm, majors: many.slice(0, -1) })).toBe(99);
  });
});

describe('among colleges', () => {
  const order = (
    wishes: Partial<CollegeWishes>,
    cards: JudgedCard[],
    more: Partial<Seeker> = {},
  ) => {
    const matcher = seeker(wishes, more);
    return cards
      .toSorted((one, other) => matcher.rank(one) - matcher.rank(other))
      .map(({ id }) => id);
  };
  const near = { ...elm, id: 'near' };
  const far = { ...elm, id: 'far', latitude: 34, longitude: -118 };

  test('the better match comes first, however far', () => {
    const wishes = { campusSetting: ['city'] };
    const city = { ...far, campusSetting: ['city'] };
    expect(order(wishes, [near, city], { place: amherst })).toEqual(['far', 'near']);
  });

  test('of equals the one of which more is known, then one at a fair on the list, then the nearer', () => {
    const wishes = { campusSetting: ['town'], campusSize: ['1,000-4,999'] };
    const silent = { ...near, id: 'silent', campusSize: [] };
    expect(order(wishes, [silent, far, near], { place: amherst })).toEqual([
      'near',
      'far',
      'silent',
    ]);
    const sharedFairs = (id: string) => (id === 'far' ? ['Spring Fair'] : []);
    expect(order(wishes, [near, far], { place: amherst, sharedFairs })).toEqual(['far', 'near']);
  });

  test('one of which nothing is known comes after those that miss', () => {
    const wishes = { campusSetting: ['city'] };
    expect(order(wishes, [{ ...blank, id: 'blank' }, near])).toEqual(['near', 'blank']);
  });

  test('one that hides its place is not the nearest', () => {
    const hidden = { ...near, id: 'hidden', latitude: null, longitude: null };
    expect(order({}, [hidden, far, near], { place: amherst })).toEqual(['near', 'hidden', 'far']);
  });
});

test('miles are those of the map', () => {
  const newYork = { latitude: 40.7128, longitude: -74.006 };
  const losAngeles = { latitude: 34.0522, longitude: -118.2437 };
  expect(Math.round(milesBetween(newYork, losAngeles))).toBe(2446);
  expect(milesBetween(newYork, newYork)).toBe(0);
});

import { describe, expect, test } from 'vitest';
import { translatorFor } from '../../platform/i18n/translator-for.ts';
import { bandOf, matcherFor, noWishes, type Seeker } from './match-college.ts';
import type { CollegeWishes, JudgedCard } from './matching/match-wishes.ts';
import { milesBetween } from './miles-between.ts';
import {
  describeMiss,
  describeReason,
  describeUnknown,
  shortMisses,
  shortReasons,
} from './match-point.ts';

const speech = { t: translatorFor('en'), locale: 'en' };

const amherst = { latitude: 42.37, longitude: -72.52 };
const elm: JudgedCard = {
  id: 'elm',
  state: 'MA',
  collegeType: ['public', '4-year', 'HBCU'],
  campusSize: ['1,000-4,999'],
  campusSetting: ['town'],
  majors: ['History', 'Engineering', 'Mechanical Engineering'],
  associateMajors: [],
  onlineCoursePct: 20,
  graduateOnly: false,
  admissionRatePct: 71,
  netPrice: 18_000,
  ...amherst,
};
const blank: JudgedCard = {
  ...elm,
  collegeType: [],
  campusSize: [],
  campusSetting: [],
  majors: [],
  onlineCoursePct: null,
  admissionRatePct: null,
  netPrice: null,
  latitude: null,
  longitude: null,
};

const seeker = (wishes: Partial<CollegeWishes>, more: Partial<Seeker> = {}) =>
  matcherFor({
    wishes: { ...noWishes, ...wishes },
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
    ['Has your subject: History', { majors: ['History'] }],
    ['Has all 2 subjects you’re looking for', { majors: ['History', 'Engineering'] }],
    ['Has 1 of your 2 subjects: History', { majors: ['History', 'Nursing'] }],
    ['Your size: 1,000 to 4,999 students', { campusSize: ['under 1,000', '1,000-4,999'] }],
    ['Your setting: Town', { campusSetting: ['town'] }],
    ['4-year, like you wanted', { collegeType: ['4-year', '2-year'] }],
    ['Public, like you wanted', { collegeType: ['public'] }],
    ['HBCU, like you wanted', { collegeType: ['HBCU', 'tribal'] }],
    ['20% of courses online, like you wanted', { onlineCoursePct: 25 }],
    ['In Massachusetts, one of your states', { states: ['NH', 'MA'] }],
    ['About $18,000 a year after grants, within your budget', { maxNetPrice: 20_000 }],
    ['Admits 71% of applicants, like you wanted', { admission: ['open', 'most'] }],
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
    ['Doesn’t offer Dance or Theater', { majors: ['Dance', 'Drama/Theatre Arts and Stagecraft'] }],
    ['Different size: 1,000 to 4,999 students', { campusSize: ['20,000 and more'] }],
    ['Different setting: Town', { campusSetting: ['city', 'rural'] }],
    ['4-year, not what you’re looking for', { collegeType: ['2-year'] }],
    ['Public, not what you’re looking for', { collegeType: ['private-nonprofit'] }],
    ['Isn’t Women’s or Tribal', { collegeType: ["women's", 'tribal'] }],
    ['Less or more online than you want: 20% of courses', { onlineCoursePct: 75 }],
    ['In Massachusetts, not one of your states', { states: ['NY'] }],
    ['About $18,000 a year after grants, over your budget', { maxNetPrice: 10_000 }],
    ['Admits 71% of applicants, not what you’re looking for', { admission: ['few'] }],
  ])('%s', (words, wishes) => {
    expect(misses(wishes)).toEqual([words]);
    expect(percent(wishes)).toBeLessThan(30);
  });

  test('where it is too far from home, or a little', () => {
    const newYork = { latitude: 40.7, longitude: -74 };
    const near = (maxMiles: number) => {
      const { percent: fit, misses: against } = seeker({ maxMiles }, { place: newYork }).match(elm);
      return [bandOf(fit), ...against.map((miss) => describeMiss(speech, miss))];
    };
    const far = 'About 140 miles away, farther than you want';
    expect(near(150)).toEqual(['good']);
    expect(near(100)).toEqual(['some', far]);
    expect(near(50)).toEqual([null, far]);
  });

  test('where their subject leads to less than a bachelor’s degree', () => {
    const wishes = { majors: ['History'], collegeType: ['4-year'] };
    const associates = { ...elm, associateMajors: ['History'] };
    expect(reasons(wishes)).toEqual([
      'Has a bachelor’s degree in History',
      '4-year, like you wanted',
    ]);
    const { misses: against } = seeker(wishes).match(associates);
    expect(against.map((miss) => describeMiss(speech, miss))).toEqual([
      'No bachelor’s degree in History',
    ]);
    expect(reasons({ majors: ['History'] }, associates)).toEqual(['Has your subject: History']);
  });

  test('where it only has graduate programs', () => {
    const seminary = { ...elm, graduateOnly: true };
    const { percent: fit, misses: against } = seeker({ majors: ['History'] }).match(seminary);
    expect(fit).toBe(0);
    expect(against.map((miss) => describeMiss(speech, miss))).toEqual([
      'Only has graduate programs: you need a bachelor’s degree first',
    ]);
  });

  test('in two short lines first', () => {
    const { reasons: met, misses: missed } = seeker({
      majors: ['History', 'Dance'],
      collegeType: ['public'],
      campusSize: ['1,000-4,999'],
      campusSetting: ['city'],
      maxNetPrice: 10_000,
    }).match(elm);
    expect(shortReasons(speech, met).join(' · ')).toBe('1 of 2 subjects · Public · Your size');
    expect(shortMisses(speech, missed).join(' · ')).toBe('Town · $18,000 a year');
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
  const band = (wishes: Partial<CollegeWishes>, card = elm) => bandOf(percent(wishes, card));

  test('one answer alone makes a good match at best, three that fit a strong one', () => {
    expect(band({ majors: ['History'] })).toBe('good');
    expect(band({ collegeType: ['4-year'] })).toBe('good');
    expect(
      band({ majors: ['History'], campusSize: ['1,000-4,999'], campusSetting: ['town'] }),
    ).toBe('strong');
  });

  test('is never 100, however much fits', () => {
    const everything = {
      majors: ['History', 'Engineering'],
      campusSize: ['1,000-4,999'],
      campusSetting: ['town'],
      collegeType: ['public', '4-year', 'HBCU'],
      onlineCoursePct: 20,
      states: ['MA'],
      maxNetPrice: 20_000,
      admission: ['most'],
    };
    expect(percent(everything)).toBe(98);
  });

  test('of subjects is the share that is taught, and they weigh as much as all the rest', () => {
    const campus = { campusSize: ['1,000-4,999'], campusSetting: ['town'] };
    expect(percent({ majors: ['History', 'Dance'], ...campus })).toBe(70);
    expect(
      percent({ majors: ['History'], campusSetting: ['city'], campusSize: ['under 1,000'] }),
    ).toBe(50);
  });

  test('of a college without the subject, or the degree, is never strong or good', () => {
    const campus = { campusSize: ['1,000-4,999'], campusSetting: ['town'], onlineCoursePct: 20 };
    expect(band({ majors: ['Dance'], ...campus })).toBeNull();
    expect(band({ collegeType: ['2-year', 'public', 'HBCU'], ...campus })).toBe('some');
  });

  test('finds a family of majors where any of its fields is taught, and no field in a family', () => {
    const wrench = { ...elm, majors: ['Mechanical Engineering'] };
    expect(band({ majors: ['Engineering'] }, wrench)).toBe('good');
    expect(band({ majors: ['Civil Engineering'] }, { ...elm, majors: ['Engineering'] })).toBeNull();
  });

  test('says nothing where nothing is looked for, and nothing where nothing is known', () => {
    expect(percent({})).toBeNull();
    expect(seeker({ majors: ['Undecided'] }).hasWishes).toBe(false);
    expect(percent({ majors: ['History'], campusSize: ['under 1,000'] }, blank)).toBeNull();
  });

  test('neither rewards nor punishes what a college does not tell', () => {
    const wishes = { campusSize: ['1,000-4,999'], campusSetting: ['city'], onlineCoursePct: 20 };
    expect(percent(wishes)).toBe(62);
    expect(percent(wishes, { ...elm, onlineCoursePct: null })).toBe(50);
    expect(percent({ ...wishes, onlineCoursePct: null })).toBe(50);
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

  test('one with graduate programs only comes last', () => {
    const wishes = { campusSetting: ['city'] };
    const seminary = { ...near, id: 'seminary', campusSetting: ['city'], graduateOnly: true };
    expect(order(wishes, [seminary, { ...blank, id: 'blank' }, far])).toEqual([
      'far',
      'blank',
      'seminary',
    ]);
  });

  test('someone whose state alone is known sees its colleges first', () => {
    const texas = { ...far, id: 'texas', state: 'TX' };
    expect(order({}, [near, texas], { state: 'TX' })).toEqual(['texas', 'near']);
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

test('a college that lists no price is no strong match for someone with a budget, and says so', () => {
  const wishes = { majors: ['History'], states: ['MA'], maxNetPrice: 20_000 };
  expect(bandOf(percent(wishes))).toBe('strong');
  const unlisted = { ...elm, netPrice: null };
  expect(bandOf(percent(wishes, unlisted))).toBe('good');
  expect(describeUnknown(speech, seeker(wishes).match(unlisted).unknown)).toBe(
    'Hasn’t listed its price',
  );
});

import { expect, test } from 'vitest';
import { stateNames } from '../../../platform/addresses/states.ts';
import { regionOf } from './similarity.ts';
import { mostPoints, similarityOf, type Comparable } from './similarity.ts';

const college = (said: Partial<Comparable> = {}): Comparable => ({
  state: 'OR',
  collegeType: ['public', '4-year'],
  campusSize: ['5,000-9,999'],
  campusSetting: ['city'],
  majors: ['History', 'Nursing', 'Biology'],
  ...said,
});

test('a college is most like one of the same kind, size, place and majors, and is told why', () => {
  expect(similarityOf(college(), college(), 3)).toEqual({
    points: 92,
    reasons: ['level', 'control', 'size', 'setting', 'state', 'majors'],
  });
});

test('a student at a historically Black college is shown another one before a stranger', () => {
  const here = college({ collegeType: ['public', '4-year', 'HBCU'] });
  const kin = similarityOf(here, college({ collegeType: ['public', '4-year', 'HBCU'] }), 3);
  const stranger = similarityOf(here, college(), 3);
  expect(kin.reasons).toContain('tag');
  expect(kin.points).toBeGreaterThan(stranger.points);
});

test('a neighbor of the next size or the same region is nearer than one that shares neither', () => {
  const far = college({ state: 'ME', campusSize: ['under 1,000'] });
  const near = college({ state: 'WA', campusSize: ['1,000-4,999'] });
  const [distant, close] = [far, near].map((other) => similarityOf(college(), other, 3));
  expect(close?.reasons).toContain('region');
  expect(close?.reasons).not.toContain('size');
  expect(close?.points).toBeGreaterThan(distant?.points ?? 0);
});

test('no one is told that two colleges teach the same when they hardly do', () => {
  const other = college({ majors: ['Music', 'Dance', 'Law', 'History'] });
  expect(similarityOf(college(), other, 1).reasons).not.toContain('majors');
  const silent = college({ majors: [] });
  expect(similarityOf(silent, silent, 0).reasons).not.toContain('majors');
});

test('nothing is more alike than its majors allow', () => {
  const kinds = [college(), college({ state: 'WA', majors: ['Law'] }), college({ majors: [] })];
  for (const one of kinds) {
    for (const other of kinds) {
      const shared = one.majors.filter((major) => other.majors.includes(major)).length;
      const { points } = similarityOf(one, other, shared);
      expect(points).toBeLessThanOrEqual(mostPoints(one, other, shared));
    }
  }
});

test('every state and territory is in one region', () => {
  expect([...stateNames.keys()].filter((state) => regionOf(state) === null)).toEqual([]);
  expect(regionOf('ZZ')).toBeNull();
});

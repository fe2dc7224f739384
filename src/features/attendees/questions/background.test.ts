import { expect, test } from 'vitest';
import { typedBackground, withDemographics, withoutBackground } from './background.ts';

test('A student who tells nothing of the background has nothing kept of it', () => {
  const empty = { ethnicity: [], gender: null, firstGeneration: null, heardFrom: null };
  expect(withDemographics({ firstName: 'Ada', ...empty })).toEqual({
    firstName: 'Ada',
    demographics: null,
  });
  expect(typedBackground(null)).toEqual({});
});

test('What a student tells is kept, and is in the form again', () => {
  const told = {
    ethnicity: ['Asian', 'White'],
    gender: 'Woman',
    firstGeneration: 'no',
    heardFrom: 'Search',
  };
  const { demographics } = withDemographics(told);
  expect(demographics).toEqual({ ...told, firstGeneration: false });
  expect(typedBackground(demographics)).toEqual({
    ethnicity: ['Asian', 'White'],
    gender: ['Woman'],
    firstGeneration: ['no'],
    heardFrom: ['Search'],
  });
  expect(typedBackground({ shoe: 9 })).toEqual({});
});

test('What a device keeps for a day tells nothing of the background', () => {
  const typed = {
    firstName: ['Ada'],
    ethnicity: ['Asian'],
    gender: ['Woman'],
    heardFrom: ['Search'],
  };
  expect(withoutBackground(typed)).toEqual({ firstName: ['Ada'] });
});

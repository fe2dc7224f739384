import { expect, test } from 'vitest';
import { translatorFor } from '../../platform/i18n/translator-for.ts';
import { findSubjects, subjectCalled } from './find-subjects.ts';

const t = translatorFor('en');
const names = (search: string) => findSubjects(t, search).map(({ name }) => name);

test.each([
  ['nurs', 'Nursing'],
  ['Nursing', 'Nursing'],
  ['premed', 'Premed'],
  ['pre-med', 'Premed'],
  ['doctor', 'Premed'],
  ['marine bio', 'Marine Biology'],
  ['business', 'Business'],
  ['computer', 'Computer Science'],
  ['cs', 'Computer Science'],
  ['vet', 'Pre-Veterinary'],
  ['lawyer', 'Prelaw and Legal Studies'],
  ['teacher', 'Elementary and Early Education'],
  ['pysch', 'Psychology'],
  ['enginering', 'Engineering'],
  ['bio', 'Biology'],
  ['film', 'Film and Photography'],
  ['ASL', 'American Sign Language'],
  ['cars', 'Automotive and Diesel'],
  ['Psychólogy', 'Psychology'],
])('someone who types “%s” is offered %s first', (search, name) => {
  expect(names(search)[0]).toBe(name);
});

test('someone who opens the list sees what most look for; nonsense finds nothing', () => {
  expect(names('')).toContain('Nursing');
  for (const search of ['wizardry', 'x'.repeat(10_000)]) expect(names(search)).toEqual([]);
});

test('a text is taken for a subject only when it’s unmistakable', () => {
  expect(subjectCalled(t, 'premed')?.name).toBe('Premed');
  expect(subjectCalled(t, 'NURSING ')?.name).toBe('Nursing');
  expect(subjectCalled(t, 'nur')).toBeUndefined();
  // Film, design and teaching have teachers; no one of them is meant more.
  expect(subjectCalled(t, 'teacher')).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { attendeeTypes } from './attendee-choices.ts';
import { backgroundFields } from './background.ts';
import { changeFields } from './change-fields.ts';
import { collegeStarts } from './college-starts.ts';
import { carriedPast, registerSteps, stepFields, stepOf } from './register-steps.ts';
import { registrationFieldsOf } from './registration-fields.ts';

describe.each(attendeeTypes)('A %s who registers', (type) => {
  const asked = registerSteps.flatMap((step) => Object.keys(stepFields(type, step, false)));

  test('is asked nothing twice, and nothing that is not kept', () => {
    expect(asked).toEqual([...new Set(asked)]);
    // The answer about the counselor is kept with the class whose link led here.
    // The background is kept as one answer.
    const background = type === 'student' ? Object.keys(backgroundFields) : [];
    const kept = [...Object.keys(registrationFieldsOf[type]), ...background, 'counselorMaySee'];
    for (const name of asked) expect(kept).toContain(name);
  });

  test('is asked everything that must be told, eleven answers at most', () => {
    const needed = Object.entries(registrationFieldsOf[type])
      .filter(([, { spec }]) => spec.required)
      .map(([name]) => name);
    expect(needed.length).toBeLessThanOrEqual(11);
    expect(['attendeeType', ...asked]).toEqual(expect.arrayContaining(needed));
  });

  test('is not asked for the address when it is known', () => {
    expect(Object.keys(stepFields(type, 'you', true))).not.toContain('email');
  });

  test('changes neither address, birth date nor consent afterwards', () => {
    for (const name of ['email', 'dob', 'consent', 'attendeeType'])
      expect(Object.keys(changeFields(type))).not.toContain(name);
  });
});

test('A student tells the birth date before anything else', () => {
  expect(Object.keys(stepFields('student', 'you', false))[0]).toBe('dob');
});

test('What was typed on other steps goes along, and nothing else does', () => {
  const typed = { 'dob.year': ['2010'], firstName: ['A'], majors: ['B', 'C'], consent: ['true'] };
  const other = { intent: ['you'], attendeeType: ['parent'], owner: ['x'], token: ['y'] };
  expect(carriedPast({ ...typed, ...other }, 'school')).toEqual({
    'dob.year': ['2010'],
    firstName: ['A'],
    consent: ['true'],
  });
  expect([stepOf('dob.month'), stepOf('majors.1'), stepOf('nothing')]).toEqual([
    'you',
    'school',
    'say',
  ]);
});

test('College may begin from this fall on, or nobody knows yet', () => {
  const starts = collegeStarts(new Date('2026-11-21T12:00:00Z'));
  expect([starts[0], starts.at(-2), starts.at(-1)]).toEqual([
    'Fall 2026',
    'Fall 2032',
    'Not sure yet',
  ]);
});

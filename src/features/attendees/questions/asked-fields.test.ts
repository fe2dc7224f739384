import { describe, expect, test } from 'vitest';
import { changeFields, detailFields, registerFields } from './asked-fields.ts';
import { attendeeTypes } from '../attendee-choices.ts';
import { backgroundFields } from './background.ts';
import { collegeStarts } from './school-fields.tsx';
import { registrationFieldsOf } from './registration-fields.ts';

describe.each(attendeeTypes)('A %s who registers', (type) => {
  const asked = [...Object.keys(registerFields(type, false)), ...Object.keys(detailFields(type))];

  test('is asked nothing twice, and nothing that is not kept', () => {
    expect(asked).toEqual([...new Set(asked)]);
    // The answer about the counselor is stored with the class of the link. The background is stored
    // as one answer.
    const background = type === 'student' ? Object.keys(backgroundFields) : [];
    const kept = [...Object.keys(registrationFieldsOf[type]), ...background, 'counselorMaySee'];
    for (const name of asked) expect(kept).toContain(name);
  });

  test('is asked at once what must be told, five answers at most, and nothing else must be', () => {
    const needed = Object.entries(registrationFieldsOf[type])
      .filter(([name, { spec }]) => spec.required && name !== 'attendeeType')
      .map(([name]) => name);
    expect(needed.length).toBeLessThanOrEqual(5);
    expect(Object.keys(registerFields(type, false))).toEqual(expect.arrayContaining(needed));
    for (const { spec } of Object.values(detailFields(type))) expect(spec.required).toBe(false);
  });

  test('is not asked for the address when it is known', () => {
    expect(Object.keys(registerFields(type, true))).not.toContain('email');
  });

  test('changes neither address, birth date nor consent afterwards', () => {
    for (const name of ['email', 'dob', 'consent', 'attendeeType'])
      expect(Object.keys(changeFields(type))).not.toContain(name);
  });
});

test('A student tells the birth date before anything else', () => {
  expect(Object.keys(registerFields('student', false))[0]).toBe('dob');
});

test('College may begin in a fall to come, or no one knows yet', () => {
  const starts = collegeStarts(new Date('2026-11-21T12:00:00Z'));
  expect([starts[0], starts.at(-2), starts.at(-1)]).toEqual([
    'Fall 2027',
    'Fall 2033',
    'Not sure yet',
  ]);
  expect(collegeStarts(new Date('2026-08-31T12:00:00Z'))[0]).toBe('Fall 2026');
});

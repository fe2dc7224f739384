import { describe, expect, it } from 'vitest';
import { agreement, oneTimeCode, secret } from '../../platform/model/form-kinds.ts';
import {
  choice,
  dateOfBirth,
  email,
  flag,
  longText,
  phone,
  text,
  whole,
} from '../../platform/model/kinds.ts';
import { texts } from '../../platform/model/lists.ts';
import { checkForm, type FormFields } from './check-form.ts';
import { forPrograms } from '../../platform/model/api-sentence.ts';

const now = new Date('2026-09-15T16:00:00Z');

function formOf(typed: Readonly<Record<string, string | readonly string[]>>): FormData {
  const form = new FormData();
  for (const [name, entries] of Object.entries(typed))
    for (const entry of [entries].flat()) form.append(name, entry);
  return form;
}

const problemsOf = (fields: FormFields, typed: Parameters<typeof formOf>[0]) =>
  checkForm(fields, formOf(typed), { now, locale: 'en' }).problems;

describe('A form someone filled in', () => {
  it('becomes the values that the API takes', () => {
    const fields = {
      name: text(),
      email: email(),
      dob: dateOfBirth(),
      visitors: whole({ min: 1, max: 5000 }).optional(),
      sizes: texts({ of: ['small', 'large'] }).startsAs([]),
      reminders: flag().startsAs(false),
      phone: phone().optional(),
    };
    const { values, problems } = checkForm(
      fields,
      formOf({
        name: ' Maya ',
        email: 'Maya@Example.test',
        'dob.year': '2009',
        'dob.month': '3',
        'dob.day': '4',
        visitors: '1,200',
        sizes: ['small', 'large'],
        reminders: ['false', 'true'],
        phone: ' ',
      }),
      { now, locale: 'en' },
    );
    expect(problems).toBeNull();
    expect(values).toEqual({
      name: 'Maya',
      email: 'maya@example.test',
      dob: '2009-03-04',
      visitors: 1200,
      sizes: ['small', 'large'],
      reminders: true,
      phone: null,
    });
  });

  it('turns tabs and line breaks that were pasted into one line into spaces, and keeps lines elsewhere', () => {
    const fields = { name: text(), majors: texts(), notes: longText(), password: secret() };
    const { values, problems } = checkForm(
      fields,
      formOf({
        name: 'Spring\tFair\u0007\r\n2027',
        majors: ['Art\tHistory'],
        notes: 'one\n\ttwo',
        password: 'a\tb',
      }),
      { now, locale: 'en' },
    );
    expect(problems).toBeNull();
    expect(values).toEqual({
      name: 'Spring Fair 2027',
      majors: ['Art History'],
      notes: 'one\n\ttwo',
      password: 'a\tb',
    });
  });

  it.each<[string, FormFields, Parameters<typeof formOf>[0], string]>([
    ['left empty', { a: text() }, { a: '  ' }, 'Required.'],
    ['not asked at all', { a: text() }, {}, 'Required.'],
    ['is no address', { a: email() }, { a: 'maya@' }, 'Please enter a valid email address.'],
    ['is no number', { a: whole({ min: 1, max: 9 }) }, { a: 'two' }, 'Value must be a number.'],
    ['is too much', { a: whole({ min: 1, max: 9 }) }, { a: '10' }, 'Value must be at most 9'],
    [
      'is half a person',
      { a: whole({ min: 1, max: 9 }) },
      { a: '1.5' },
      'Value must be a whole number.',
    ],
    [
      'is half a date',
      { a: dateOfBirth() },
      { 'a.year': '2009', 'a.day': '' },
      'Please enter a valid date.',
    ],
    [
      'is a year of two digits',
      { a: dateOfBirth() },
      { 'a.year': '09', 'a.month': '3', 'a.day': '4' },
      'Please enter a valid date.',
    ],
    ['is no choice', { a: choice(['x', 'y']) }, { a: 'z' }, 'Please choose one of: x, y.'],
    [
      'was not ticked',
      { a: agreement(forPrograms('Please agree.')) },
      { a: 'false' },
      'Please agree.',
    ],
    ['has five digits', { a: oneTimeCode() }, { a: '123 45' }, 'Please enter the 6-digit code.'],
    ['is no phone', { a: phone() }, { a: '12' }, 'Please enter a valid phone number.'],
    [
      'is no phone, and need not be',
      { a: phone().optional() },
      { a: '12' },
      'Please enter a valid phone number, or leave it empty.',
    ],
  ])('says what is wrong with a field that %s', (_what, fields, typed, message) => {
    expect(problemsOf(fields, typed)).toEqual({ a: message });
  });

  it('keeps a password as it was typed', () => {
    const { values } = checkForm({ p: secret() }, formOf({ p: ' Quad demo 1! ' }), {
      now,
      locale: 'en',
    });
    expect(values.p).toBe(' Quad demo 1! ');
  });

  it('takes a mailed code with spaces and dashes', () => {
    for (const code of ['123456', '123-456', ' 123 456 ', '123–456'])
      expect(
        checkForm({ code: oneTimeCode() }, formOf({ code }), { now, locale: 'en' }).values.code,
      ).toBe('123456');
  });

  it('is judged by a rule over several fields, on the field the rule names', () => {
    const fields = { first: text(), second: text() };
    const { problems } = checkForm(fields, formOf({ first: 'a', second: 'b' }), {
      now,
      locale: 'en',
      rule: ({ first, second }) => (first === second ? null : { 'second.0': 'They differ.' }),
    });
    expect(problems).toEqual({ second: 'They differ.' });
  });
});

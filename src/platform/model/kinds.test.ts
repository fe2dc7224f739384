import { describe, expect, test } from 'vitest';
import { checkField, type Field } from './field.ts';
import {
  account,
  choice,
  dateOfBirth,
  day,
  decimal,
  email,
  flag,
  instant,
  longText,
  phone,
  reference,
  text,
  url,
  whole,
} from './kinds.ts';
import { texts } from './lists.ts';
import { stateCode } from './state-code.ts';
import { forPrograms } from './api-sentence.ts';

const now = new Date('2026-11-21T12:00:00Z');
type AnyField = Pick<Field<unknown, boolean>, 'spec'>;

/** The message for this input; undefined if it is valid. */
const told = ({ spec }: AnyField, value: unknown) =>
  checkField(spec, value, { now }).problems?.[''];
const kept = ({ spec }: AnyField, value: unknown): unknown => {
  const checked = checkField(spec, value, { now });
  return checked.problems ?? checked.value;
};

describe('someone who fills in a form is told in the words of the specification', () => {
  const mistakes = [
    ['leaves a required text empty', text(), '', 'Required.'],
    ['leaves a required text blank', text(), '   ', 'Required.'],
    ['leaves a required number empty', whole({ min: 0, max: 9 }), null, 'Required.'],
    ['leaves a required e-mail address empty', email(), '', 'Required.'],
    ['writes too little', text({ min: 3, max: 9 }), 'ab', 'Must be at least 3 characters.'],
    ['writes too much', text({ max: 3 }), 'abcd', 'Max length: 3 characters.'],
    ['writes more than a name', text(), 'x'.repeat(201), 'Max length: 200 characters.'],
    ['writes a novel', longText(), 'x'.repeat(5001), 'Max length: 5000 characters.'],
    ['mistypes an e-mail address', email(), 'ada@', 'Please enter a valid email address.'],
    ['mistypes an address', url(), 'college', 'Please enter a valid URL.'],
    ['mistypes a phone number', phone(), '555-0100', 'Please enter a valid phone number.'],
    ['goes below the minimum', whole({ min: 1, max: 36 }), 0, 'Value must be at least 1'],
    ['goes above the maximum', whole({ min: 1, max: 36 }), 37, 'Value must be at most 36'],
    ['breaks a whole number', whole({ min: 1, max: 36 }), 1.5, 'Value must be a whole number.'],
    ['leaves the choices', choice(['a', 'b']), 'c', 'Please choose one of: a, b.'],
    ['invents a state', stateCode(), 'XX', 'Please enter a US state code, like OH.'],
  ] as const;
  test.each(mistakes)('who %s', (_, field, value, message) => {
    expect(told(field, value)).toBe(message);
  });

  test('who leaves an optional field empty is told nothing', () => {
    for (const field of [
      email(),
      url(),
      phone(),
      text(),
      day(),
      instant(),
      whole({ min: 1, max: 2 }),
    ])
      for (const value of [null, undefined]) expect(kept(field.optional(), value)).toBeNull();
    for (const field of [email(), url(), phone(), text()])
      expect(kept(field.optional(), '')).toBeNull();
  });

  test('who sends another type is told which one is wanted', () => {
    expect(told(text(), 5)).toBe('Value must be text.');
    expect(told(flag(), 'true')).toBe('Value must be true or false.');
    expect(told(decimal({ min: 0, max: 5 }), '5')).toBe('Value must be a number.');
    expect(told(decimal({ min: 0, max: 5 }), Number.NaN)).toBe('Value must be a number.');
    expect(told(whole({ min: 0, max: 5 }), Number.POSITIVE_INFINITY)).toMatch(/^Value must be a/);
    expect(told(email(), {})).toBe('Please enter a valid email address.');
    expect(told(reference(), 'x')).toBe('Please choose an existing record.');
  });
});

test('a state code is stored in uppercase', () => {
  expect(kept(stateCode(), ' pr')).toBe('PR');
});

describe('a text', () => {
  test('is trimmed, and counted in characters as people count them', () => {
    expect(kept(text(), '  Zoë \n')).toBe('Zoë');
    expect(kept(text({ max: 3 }), '😀😀😀')).toBe('😀😀😀');
    expect(told(text({ max: 3 }), '😀😀😀😀')).toBe('Max length: 3 characters.');
  });

  test('of many lines holds line breaks and tabs and no other control characters', () => {
    expect(kept(longText(), 'a\n\tb\r\nc')).toBe('a\n\tb\r\nc');
    for (const control of ['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\u009f'])
      for (const field of [longText(), text()])
        expect(told(field, `a${control}b`)).toBe('Please remove the invisible control characters.');
  });

  test('of one line holds neither tabs nor line breaks, except around it', () => {
    for (const control of ['\t', '\n', '\r\n', '\u2028', '\u2029'])
      for (const field of [text(), texts()]) {
        const value = `a${control}b`;
        const { problems = {} } = checkField(field.spec, field.spec.list ? [value] : value, {
          now,
        });
        expect(Object.values(problems)).toEqual([
          'Please remove the invisible control characters.',
        ]);
      }
    expect(kept(text(), '\tAda\n')).toBe('Ada');
  });

  test('shows half a character as one that cannot be shown', () => {
    expect(kept(text(), 'a\ud800b')).toBe('a\ufffdb');
  });
});

describe('an e-mail address', () => {
  test.each(['a@b.co', 'Ada.Byron+fair@Mail.Example.EDU', "o'neil@x-y.org", 'a_b@1.2.example'])(
    '%s is one, and kept in lower case',
    (value) => {
      expect(kept(email(), ` ${value} `)).toBe(value.toLowerCase());
    },
  );
  test.each([
    'a',
    'a@b',
    '@b.co',
    'a@',
    'a b@c.de',
    'a@b..co',
    'a@-b.co',
    'a@b-.co',
    'a@b.co\nBcc: x@y.z',
    'a@b.co,c@d.ef',
    '<a@b.co>',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b'.repeat(64)}.co`,
    `a@${'b.'.repeat(130)}co`,
    'ä@b.co',
  ])('%j is none', (value) => {
    expect(told(email(), value)).toBe('Please enter a valid email address.');
  });
});

describe('an address of a page', () => {
  test.each([
    ['https://a.edu', 'https://a.edu'],
    ['https://a.edu/', 'https://a.edu/'],
    ['http://a.edu:8080/x?y=z#w', 'http://a.edu:8080/x?y=z#w'],
    ['HTTPS://A.EDU/Ü', 'https://a.edu/%C3%9C'],
    [' https://a.edu/%20 ', 'https://a.edu/%20'],
    ['https://münchen.de/a/../b', 'https://xn--mnchen-3ya.de/b'],
    ['https://a.edu:443', 'https://a.edu'],
  ])('%s is one, kept as browsers read it', (value, normal) => {
    expect(kept(url(), value)).toBe(normal);
    expect(kept(url(), normal)).toBe(normal);
  });
  test.each([
    'https://evil.test\\@good.test',
    'https://good.test\\..\\x',
    'https://good.test/\u202egpj.exe',
    'https://good.test/\u200b',
    'https://good.test/\tx',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://10.0.0.1./',
    'https:good.test',
    'https:///good.test',
  ])('%j misleads, and is none', (value) => {
    expect(told(url(), value)).toBe('Please enter a valid URL.');
  });
  test.each([
    'a.edu',
    'ftp://a.edu',
    'javascript:alert(1)//https://a.edu',
    'https://',
    'https://localhost',
    'https://user:pass@a.edu',
    'https://a.edu/ x',
    'https://a.edu/\u0000',
    'data:text/html,x',
    `https://a.edu/${'x'.repeat(2000)}`,
  ])('%j is none', (value) => {
    expect(told(url(), value)).toBe('Please enter a valid URL.');
  });
});

describe('a phone number', () => {
  test.each([
    '4135550100',
    '413-555-0100',
    '(413) 555-0100',
    '413.555.0100',
    '+1 413 555 0100',
    '1-413-555-0100',
    '+49 413 555 0100',
    '413-555-0100 x12',
    '413-555-0100 ext. 123456',
    '413-555-0100#7',
  ])('%s is one', (value) => {
    expect(kept(phone(), value)).toBe(value);
  });
  test.each([
    '',
    '555-0100',
    '413-555-010',
    '41-3555-0100',
    '413-555-01000',
    '+1234 413 555 0100',
    'x',
  ])('%j is none', (value) => {
    expect(told(phone(), value)).toBeDefined();
  });
});

describe('days and instants', () => {
  test('are those of the calendar', () => {
    expect(kept(day(), '2028-02-29')).toBe('2028-02-29');
    for (const value of [
      '2027-02-29',
      '2027-04-31',
      '27-01-01',
      '2027-1-1',
      '0000-01-01',
      20270101,
    ])
      expect(told(day(), value)).toBe('Please enter a valid date.');
  });

  test('are kept in UTC and to the millisecond', () => {
    expect(kept(instant(), '2026-11-21T13:00+01:00')).toBe('2026-11-21T12:00:00.000Z');
    expect(kept(instant(), '2026-11-21T12:00:00.1239Z')).toBe('2026-11-21T12:00:00.123Z');
    for (const value of ['2026-11-21', '2026-11-21T12:00', '9999-12-31T23:00:00-02:00', 1, {}])
      expect(told(instant(), value)).toBe('Please enter a valid date and time.');
  });

  test('of birth lie between 1900 and today, wherever on earth today is', () => {
    const message = 'Please enter a date of birth between 1900 and today.';
    expect(kept(dateOfBirth(), '1900-01-01')).toBe('1900-01-01');
    expect(told(dateOfBirth(), '1899-12-31')).toBe(message);
    // At noon in Greenwich it is already the next day in Kiritimati.
    expect(kept(dateOfBirth(), '2026-11-22')).toBe('2026-11-22');
    expect(told(dateOfBirth(), '2026-11-23')).toBe(message);
  });
});

describe('words about a field', () => {
  test('return another field and leave the first as it was', () => {
    const first = text();
    const second = first.optional().unique().visibleTo('owner').setBy('ADMINS').createOnly();
    expect(first.spec).toMatchObject({ required: true, unique: false, visibleTo: null });
    expect(second.spec).toMatchObject({
      required: false,
      nullable: true,
      unique: true,
      visibleTo: ['owner'],
      setBy: ['ADMINS'],
      createOnly: true,
    });
  });

  test('say who must fill it in, and which records may lack it', () => {
    const specs = [text(), text().nullable(), text().startsAs('x'), text().setBy('system')];
    expect(specs.map(({ spec }) => [spec.required, spec.nullable])).toEqual([
      [true, false],
      [true, true],
      [false, false],
      [false, true],
    ]);
    expect(account().spec).toMatchObject({ account: 'caller', setBy: ['ADMINS'], nullable: true });
  });

  test('add rules, which see what the kind has made of the value', () => {
    const field = text().must((value) => (value === 'a b' ? null : forPrograms('No.')));
    expect(kept(field, ' a b ')).toBe('a b');
    expect(told(field, 'x')).toBe('No.');
    expect(told(field, 5)).toBe('Value must be text.');
  });
});

import { describe, expect, it } from 'vitest';
import { checkSignUp } from './check-sign-up.ts';

const now = new Date('2026-11-02T18:00:00Z');
const student = {
  email: 'ada@demo.test',
  password: 'Quad-demo-2026!',
  user_type: 'student',
  birth_date: '2009-05-01',
};

describe('Someone who signs up', () => {
  it.each([
    student,
    { ...student, name: 'Ada Lovelace', time_zone: 'America/New_York', locale: 'en-US' },
    { ...student, user_type: 'parent', birth_date: undefined },
    { ...student, user_type: 'counselor', birth_date: '' },
    { ...student, user_type: 'college', college_id: 'TBD' },
  ])('with %j is welcome', (body) => {
    expect(checkSignUp(body, now)).toBeNull();
  });

  it.each([
    [{ ...student, user_type: 'admin' }, 'user_type'],
    [{ ...student, user_type: 'admin6x6' }, 'user_type'],
    [{ ...student, user_type: undefined }, 'user_type'],
    [{ ...student, user_type: ['student'] }, 'user_type'],
    [{ ...student, birth_date: undefined }, 'birth_date'],
    [{ ...student, birth_date: '2009-02-30' }, 'birth_date'],
    [{ ...student, birth_date: '1899-12-31' }, 'birth_date'],
    [{ ...student, birth_date: '2027-01-01' }, 'birth_date'],
    [{ ...student, email: 'ada' }, 'email'],
    [{ ...student, email: '' }, 'email'],
    [{ ...student, email: { $ne: '' } }, 'email'],
    [{ ...student, name: 'x'.repeat(201) }, 'name'],
    [{ ...student, name: 'a\u0000b' }, 'name'],
    [{ ...student, time_zone: 'Mars/Olympus' }, 'time_zone'],
    [{ ...student, locale: 'no such thing' }, 'locale'],
    [{ ...student, college_id: '018f3b2c-0000-7000-8000-000000000000' }, 'college_id'],
    [{ ...student, student_id: '018f3b2c-0000-7000-8000-000000000000' }, 'student_id'],
    [{ ...student, password: undefined }, 'password'],
  ])('with %j is told which field is wrong', (body, field) => {
    const problem = checkSignUp(body, now);
    expect(problem?.kind).toBe('fields');
    expect(problem?.kind === 'fields' && Object.keys(problem.fields)).toEqual([field]);
  });

  it('as a child is turned away with a word that names neither age nor birth date', () => {
    const problem = checkSignUp({ ...student, birth_date: '2013-11-03' }, now);
    expect(problem?.kind).toBe('refused');
    expect(JSON.stringify(problem)).not.toMatch(/13|\bage|birth|old\b|young/i);
  });

  it('as a child is turned away before anything else is judged', () => {
    const body = { user_type: 'student', birth_date: '2020-01-01', email: 'x', password: 'y' };
    expect(checkSignUp(body, now)?.kind).toBe('refused');
  });

  it('on the thirteenth birthday is welcome', () => {
    expect(checkSignUp({ ...student, birth_date: '2013-11-02' }, now)).toBeNull();
  });

  it('with a weak password reads every rule it breaks', () => {
    expect(checkSignUp({ ...student, password: 'Abcdefgh' }, now)).toMatchObject({
      kind: 'password',
      problems: [
        'Password must contain at least 1 number.',
        expect.stringContaining('special character'),
      ],
    });
  });
});

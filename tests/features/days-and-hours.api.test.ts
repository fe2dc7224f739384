import { describe, expect, test } from 'vitest';
import { testServer, type Answer } from '../support/test-server.server.ts';
import { filledIn, recordIn, testRecords, writing } from '../support/test-records.server.ts';
import { countRecords } from '../support/test-refusals.server.ts';

const app = await testServer();
const { make, admin } = await testRecords(app);

const fieldsOf = ({ errors }: Answer) => errors?.[0]?.extensions.fields;
const tooYoung = {
  dob: 'We can’t sign you up with these details. A parent or guardian can register and attend instead.',
};

/** Someone born on that day creates their record at that time. */
async function signsUp(dob: unknown, instant: string): Promise<Answer> {
  app.world.moveTo(instant);
  const student = await app.person('student');
  const input = { ...filledIn.Student(1), dob };
  return student.call(writing('create', 'Student', 'dob'), { input });
}

describe('a child', () => {
  const births: readonly (readonly [string, string, string])[] = [
    // born on, the last instant at which it is too young, the first at which it is not
    ['2013-11-21', '2026-11-21T11:59:59.999Z', '2026-11-21T12:00:00.000Z'],
    ['2013-01-01', '2026-01-01T11:59:59Z', '2026-01-01T12:00:00Z'],
    // Someone born on February 29 turns thirteen on March 1.
    ['2016-02-29', '2029-03-01T11:59:59Z', '2029-03-01T12:00:00Z'],
    ['2012-02-29', '2025-02-28T23:00:00Z', '2025-03-01T12:00:00Z'],
    ['2012-12-31', '2025-12-31T11:59:59Z', '2025-12-31T12:00:00Z'],
  ];
  test.each(births)('born on %s is too young at %s and old enough at %s', async (dob, ...at) => {
    const before = await countRecords(app);
    const refused = await signsUp(dob, at[0]);
    expect(fieldsOf(refused)).toEqual(tooYoung);
    expect({ ...(await countRecords(app)), account: 0 }).toEqual({ ...before, account: 0 });
    expect(recordIn(await signsUp(dob, at[1]))).toEqual({ dob });
  });

  test('does not register for a fair by itself, its parents do', async () => {
    app.world.moveTo('2026-11-21T12:00:00Z');
    const fairId = await make('Fair');
    const input = { ...filledIn.FairAttendee(1), fairId };
    const register = (more: object) =>
      app.guest().call(writing('create', 'FairAttendee'), { input: { ...input, ...more } });
    const young = { attendeeType: 'student', dob: '2015-01-01' };
    expect(fieldsOf(await register(young))).toEqual(tooYoung);
    expect(fieldsOf(await register({ attendeeType: 'student' }))).toEqual({ dob: 'Required.' });
    expect((await register({ attendeeType: 'parent' })).errors).toBeUndefined();
    expect((await register({ ...young, attendeeType: 'parent' })).errors).toBeUndefined();
  });

  test('does not become younger than thirteen later', async () => {
    app.world.moveTo('2026-11-21T12:00:00Z');
    const student = await app.person('student');
    const id = await make('Student', { owner: student.id, userId: student.id });
    const change = (input: object) =>
      student.call(writing('update', 'Student'), { input: { id, ...input } });
    expect(fieldsOf(await change({ dob: '2015-01-01' }))).toEqual(tooYoung);
    expect(fieldsOf(await change({ dob: null }))).toEqual({ dob: 'Required.' });
    expect((await change({ dob: '2009-05-06', firstName: 'Grace' })).errors).toBeUndefined();
  });
});

describe('a date of birth', () => {
  const message = 'Please enter a date of birth between 1900 and today.';
  test.each([
    ['1899-12-31', { dob: message }],
    ['2026-11-23', { dob: message }],
    ['9999-12-31', { dob: message }],
    ['2023-02-29', { dob: 'Please enter a valid date.' }],
    ['1900-02-29', { dob: 'Please enter a valid date.' }],
    ['2000-13-01', { dob: 'Please enter a valid date.' }],
  ])('of %s is refused', async (dob, wrong) => {
    expect(fieldsOf(await signsUp(dob, '2026-11-21T12:00:00Z'))).toEqual(wrong);
  });

  test('on the leap day of a leap year is kept', async () => {
    for (const dob of ['1904-02-29', '2000-02-29', '2012-02-29'])
      expect(recordIn(await signsUp(dob, '2026-11-21T12:00:00Z'))).toEqual({ dob });
  });
});

describe('an instant', () => {
  const hold = async (startTime: string) => {
    const id = await make('Fair', { timeZone: 'America/New_York' });
    const input = {
      id,
      startTime,
      endTime: '2100-01-01T00:00:00Z',
      exhibitorDeadline: startTime,
    };
    const answer = await admin.call(writing('update', 'Fair', 'startTime timeZone'), { input });
    return answer.errors ? fieldsOf(answer) : recordIn(answer)['startTime'];
  };

  test.each([
    // The hour that New York leaves out on 8 March 2026, and the one that it has twice on 1 November.
    ['2026-03-08T06:59:59Z', '2026-03-08T06:59:59.000Z'],
    ['2026-03-08T02:30:00-05:00', '2026-03-08T07:30:00.000Z'],
    ['2026-03-08T02:30:00-04:00', '2026-03-08T06:30:00.000Z'],
    ['2026-11-01T01:30:00-04:00', '2026-11-01T05:30:00.000Z'],
    ['2026-11-01T01:30:00-05:00', '2026-11-01T06:30:00.000Z'],
    ['2028-02-29T12:00:00.123+05:45', '2028-02-29T06:15:00.123Z'],
    ['2027-01-10T15:00:00.123456789Z', '2027-01-10T15:00:00.123Z'],
    ['2027-01-10T15:00Z', '2027-01-10T15:00:00.000Z'],
    ['2027-01-01T00:00:00+14:00', '2026-12-31T10:00:00.000Z'],
  ])('%s is kept as %s, whatever the clocks of the zone do', async (said, kept) => {
    expect(await hold(said)).toBe(kept);
  });

  test.each([
    '2026-02-29T12:00:00Z',
    '2026-11-31T12:00:00Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T12:60:00Z',
    '2026-11-21T23:59:60Z',
    '2026-11-21T12:00:00',
    '2026-11-21 12:00:00Z',
    '2026-11-21T12:00:00+25:00',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-01:00',
    '+012026-01-01T00:00:00Z',
    '1700000000000',
    'now',
  ])('%s is none', async (said) => {
    expect(await hold(said)).toEqual(
      expect.objectContaining({ startTime: 'Please enter a valid date and time.' }),
    );
  });

  test('is read back in the zone of the fair as people there live it', async () => {
    const id = await make('Fair', { timeZone: 'America/New_York' });
    const read = await admin.call(`{ it: getFair(id: "${id}") { startTime timeZone } }`);
    const { startTime, timeZone } = recordIn(read) as { startTime: string; timeZone: string };
    const local = new Intl.DateTimeFormat('en', { timeZone, timeStyle: 'short' });
    expect(local.format(new Date(startTime)).replace('\u202f', ' ')).toBe('10:00 AM');
  });

  test('needs a zone that exists', async () => {
    const wrong = { timeZone: 'Please enter an IANA time zone, like America/Chicago.' };
    for (const timeZone of ['Mars/Olympus', 'EST5EDT4', '+25:00', "'; drop table fair"])
      expect(
        fieldsOf(
          await admin.call(writing('create', 'Fair'), {
            input: { ...filledIn.Fair(9100), timeZone },
          }),
        ),
      ).toEqual(wrong);
  });
});

describe('a fair', () => {
  const at = (hour: string) => `2027-01-10T${hour}:00:00.000Z`;
  const make3 = (startTime: string, endTime: string, exhibitorDeadline: string) =>
    admin.call(writing('create', 'Fair'), {
      input: { ...filledIn.Fair(9200), startTime, endTime, exhibitorDeadline },
    });

  test('ends after it starts, and exhibitors sign up before it ends', async () => {
    const never = 'A fair has to end after it starts.';
    const late = 'Exhibitor registration has to close before the fair ends.';
    expect(fieldsOf(await make3(at('12'), at('12'), at('10')))).toEqual({ endTime: never });
    expect(fieldsOf(await make3(at('12'), at('11'), at('10')))).toEqual({ endTime: never });
    expect(fieldsOf(await make3(at('12'), at('14'), at('15')))).toEqual({
      exhibitorDeadline: late,
    });
    expect(fieldsOf(await make3(at('12'), at('11'), at('13')))).toEqual({
      endTime: never,
      exhibitorDeadline: late,
    });
  });

  test('cannot be moved past its own end by changing one of its times', async () => {
    const id = await make('Fair');
    const answer = await admin.call(writing('update', 'Fair'), {
      input: { id, startTime: '2027-01-11T00:00:00Z' },
    });
    expect(fieldsOf(answer)).toEqual({ endTime: 'A fair has to end after it starts.' });
  });
});

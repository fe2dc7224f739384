import type { Answer, Person, TestServer } from './test-server.server.ts';
import { testRecords } from './test-records.server.ts';

/** The API's error of a refused call. */
export const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
export const fieldsOf = ({ errors }: Answer) => errors?.[0]?.extensions.fields;
export const messageOf = ({ errors }: Answer) => errors?.[0]?.message;

/** Input of each kind of attendee, without address and fair. */
export const student = {
  attendeeType: 'student',
  dob: '2010-03-04',
  firstName: 'Maya',
  lastName: 'Reyes',
  postalCode: '01103',
  schoolName: 'Central High School',
  schoolGrade: '11th',
  collegeStart: 'Fall 2028',
  consent: true,
};
/** The same of a parent. */
export const parent = {
  attendeeType: 'parent',
  firstName: 'Rosa',
  lastName: 'Reyes',
  postalCode: '01103',
  parentRelationship: 'Mother',
  consent: true,
};
/** The same of a counselor. */
export const counselor = {
  attendeeType: 'counselor',
  firstName: 'Sam',
  lastName: 'Okafor',
  postalCode: '01103',
  schoolName: 'Central High School',
  counselorType: 'School counselor',
  consent: true,
};

interface SentMail {
  readonly kind: string;
  readonly status: string;
  readonly subject: string;
  readonly text: string;
  readonly calendar: { readonly method: string; readonly content: string } | null;
}

/** Fairs and their registrants. */
export async function registering(app: TestServer) {
  const records = await testRecords(app);
  const make: typeof records.make = (...of) => records.make(...of);
  const { pool } = app.database;
  let count = 0;
  /** A fair without registrations, by its slug. */
  async function fair(said: object = {}): Promise<string> {
    const slug = `open-${(count += 1)}`;
    await make('Fair', { name: `Fair ${slug}`, slug, ...said });
    return slug;
  }
  /** A 6x6 fair of three sessions, the second one for two people. */
  async function sessionsFair(status = 'scheduled'): Promise<string> {
    const slug = `open-${(count += 1)}`;
    const fairId = await make('Fair', { name: 'Six Fair', slug, fairType: '6x6' });
    const session = (number: number, capacity?: number) => ({
      number,
      title: `Session ${number}`,
      startTime: `2027-01-10T1${4 + number}:00:00.000Z`,
      lengthMinutes: 45,
      exhibitors: [],
      ...(capacity === undefined ? {} : { capacity }),
    });
    const details = { sessions: [session(1), session(2, 2), session(3)] };
    await make('FairWebinar', { fairId, webinarStatus: status, details });
    return slug;
  }
  const address = () => `person-${(count += 1)}@families.test`;
  const register = (input: object, who: Person = app.stranger()) =>
    who.call(
      'mutation ($input: RegisterForFairInput!) { it: registerForFair(input: $input) { name slug } }',
      { input },
    );
  const rowsOf = async (slug: string) =>
    (
      await pool.query<Record<string, unknown>>(
        `select a.* from fair_attendee a join fair f on f.id = a.fair_id where f.slug = $1
         order by a.created_at, a.id`,
        [slug],
      )
    ).rows;
  const mailTo = async (recipient: string) =>
    (
      await pool.query<SentMail>(
        'select kind, status, subject, text, calendar from mail where recipient = $1 order by id',
        [recipient],
      )
    ).rows;
  /** The owner of an address has opened the links in all emails so far, without signing in. */
  const openMails = (recipient: string) =>
    pool.query(
      `update link_token set redeemed_at = $2
       where address = $1 and purpose = 'sign-in' and redeemed_at is null`,
      [recipient.toLowerCase(), app.world.now()],
    );
  return { make, fair, sessionsFair, address, register, rowsOf, mailTo, openMails };
}

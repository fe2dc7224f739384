import { expect } from 'vitest';
import type { UserType } from '../../src/platform/model/viewer.ts';
import type { Answer, Person, TestServer } from './test-server.server.ts';
import { testRecords, type TestRecords } from './test-records.server.ts';

/** A booth at a fair that is live at the test server's time, and the people around it. */
export interface TestBooth {
  readonly records: TestRecords;
  readonly fairId: string;
  readonly slug: string;
  readonly collegeId: string;
  readonly boothId: string;
  /** Confirmed, of the college whose booth it is; called Dana Kowalski. */
  readonly rep: Person;
  /** Someone registered for the fair; students are called Maya Rivera. */
  attendee(type?: 'student' | 'parent' | 'counselor'): Promise<Person>;
  /** Someone whose college has a booth there, too. */
  exhibitor(): Promise<Person>;
  post(who: Person, text: string, more?: Saying): Promise<Answer>;
  /** Someone enters the fair, once the server knows that it is public. */
  enter(who: Person): Promise<void>;
  /** What someone reads in the conversation. */
  read(who: Person, args?: string): Promise<Answer>;
}

interface Saying {
  readonly key?: string;
  readonly answers?: string;
}

/** The fields of a message that tests look at. */
export const messageFields = `id text speaker name state heldFor answers isAnswered isMine clientKey createdAt
   closed { by mayUndo } hidden { at by isByAdmin why mayUndo }`;

let keys = 0;

/** The default start of a booth's fair. */
const usualStart = new Date('2026-11-21T11:00:00.000Z');

/** Sets up a new booth at a fair of four hours. */
export async function testBooth(app: TestServer, start = usualStart): Promise<TestBooth> {
  const records = await testRecords(app);
  const { make } = records;
  const slug = `with-booths-${(keys += 1)}`;
  const fairId = await make('Fair', {
    slug,
    startTime: start.toISOString(),
    endTime: new Date(start.getTime() + 4 * 3_600_000).toISOString(),
    exhibitorDeadline: '2026-11-20T00:00:00.000Z',
    publishedAt: '2026-10-01T00:00:00.000Z',
  });
  const rep = async (firstName: string, lastName: string) => {
    const person = await app.person('college');
    const collegeId = await make('College', { status: 'active' });
    await make('CollegeRep', { collegeId, userId: person.id, firstName, lastName });
    const boothId = await make('FairBooth', { collegeId, fairId, boothSent: true });
    return { person, collegeId, boothId };
  };
  const own = await rep('Dana', 'Kowalski');
  const { boothId, collegeId } = own;
  return {
    records,
    fairId,
    slug,
    collegeId,
    boothId,
    rep: own.person,
    exhibitor: async () => (await rep('Andrés', 'Molina')).person,
    async attendee(type = 'student') {
      const person = await app.person(type satisfies UserType);
      const name = { firstName: 'Maya', lastName: 'Rivera', email: person.email };
      if (type === 'student') await make('Student', { ...name, userId: person.id });
      const birth = type === 'student' ? { dob: '2009-05-01' } : {};
      await make('FairAttendee', {
        ...name,
        ...birth,
        fairId,
        attendeeType: type,
        userId: person.id,
      });
      return person;
    },
    post: (who, text, { key = `key-${(keys += 1)}`, answers } = {}) =>
      who.call(
        `mutation ($boothId: ID!, $text: String!, $key: String!, $answers: ID) {
          it: sayAtBooth(boothId: $boothId, text: $text, clientKey: $key, answers: $answers) {
            ${messageFields} } }`,
        { boothId, text, key, answers: answers ?? null },
      ),
    enter: (who) =>
      expect
        .poll(async () => (await who.call(`mutation { it: enterFair(slug: "${slug}") }`)).data)
        .toEqual({ it: expect.any(String) as unknown }),
    read: (who, args = '') =>
      who.call(
        `query ($boothId: ID!) { it: boothConversation(boothId: $boothId ${args}) {
          hasEarlier hasLater cursor desk { toAnswer oldestAt held hidden } messages { ${messageFields} } } }`,
        { boothId },
      ),
  };
}

/** A message as a test reads it. */
export interface Heard {
  readonly id: string;
  readonly text: string | null;
  readonly name: string | null;
  readonly speaker: string;
  readonly state: string;
  readonly heldFor: string | null;
  readonly isAnswered: boolean;
  readonly isMine: boolean;
  readonly createdAt: string;
  readonly closed: { readonly by: string | null; readonly mayUndo: boolean } | null;
  readonly hidden: {
    readonly at: string;
    readonly by: string | null;
    readonly isByAdmin: boolean;
    readonly why: string | null;
    readonly mayUndo: boolean;
  } | null;
}

/** The message in an answer to `post`. */
export const said = ({ data, errors }: Answer): Heard => {
  if (!data?.['it']) throw new Error(JSON.stringify(errors));
  return data['it'] as Heard;
};

/** What an answer to `read` holds. */
export const conversation = ({ data, errors }: Answer) => {
  if (!data?.['it']) throw new Error(JSON.stringify(errors));
  return data['it'] as {
    readonly messages: readonly Heard[];
    readonly hasEarlier: boolean;
    readonly hasLater: boolean;
    readonly desk: {
      readonly toAnswer: number;
      readonly oldestAt: string | null;
      readonly held: number;
      readonly hidden: number;
    } | null;
    readonly cursor: string;
  };
};

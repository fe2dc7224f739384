import { testBooth, type TestBooth } from './test-booth.server.ts';
import { recordIn } from './test-records.server.ts';
import type { Answer, Person, TestServer } from './test-server.server.ts';

interface Entry {
  readonly id: string;
  readonly state: string;
  readonly place: number | null;
  readonly waiting: number;
  readonly minutes: number | null;
  readonly callUntil: string | null;
  readonly isBusy: boolean;
  readonly missedOnce: boolean;
  readonly reason: string | null;
  readonly callId: string | null;
  readonly boothId: string;
}

export const entryFields =
  'id boothId state place waiting minutes callUntil isBusy missedOnce reason callId';
export const listFields = `isOpen waiting minutes own { ${entryFields} }
  students { id place name state isBusy missedOnce callId rep { name } } colleagues { id name }`;

/** What an answer holds under the name `it`; an error of the API fails the test. */
function itIn(answer: Answer): unknown {
  recordIn(answer);
  return answer.data?.['it'];
}
export const entryIn = (answer: Answer) => itIn(answer) as Entry;
export const codeOf = async (answer: ReturnType<Person['call']>) =>
  (await answer).errors?.[0]?.extensions.code;

export const open = (who: Person, { boothId }: TestBooth, isOpen = true) =>
  who.call(
    `mutation ($id: ID!, $isOpen: Boolean!) {
      it: setBoothQueue(boothId: $id, isOpen: $isOpen) { ${listFields} } }`,
    { id: boothId, isOpen },
  );
export const join = (who: Person, { boothId }: TestBooth) =>
  who.call(`mutation ($id: ID!) { it: joinQueue(boothId: $id) { ${entryFields} } }`, {
    id: boothId,
  });
export const joined = async (who: Person, booth: TestBooth) => entryIn(await join(who, booth));
export const leave = (who: Person, id: string) =>
  who.call('mutation ($id: ID!) { it: leaveQueue(entryId: $id) }', { id });
export const answer = (how: 'acceptCall' | 'declineCall') => (who: Person, id: string) =>
  who.call(`mutation ($id: ID!) { it: ${how}(entryId: $id) { ${entryFields} } }`, { id });
export const [accept, decline] = [answer('acceptCall'), answer('declineCall')];
export const callThem = (who: Person, { boothId }: TestBooth, ids: readonly string[] = []) =>
  who.call(
    `mutation ($id: ID!, $ids: [ID!]!) {
      it: callFromQueue(boothId: $id, entryIds: $ids) { ${listFields} } }`,
    { id: boothId, ids },
  );
export const finish = (who: Person, id: string) =>
  who.call('mutation ($id: ID!) { it: finishQueueCall(entryId: $id) }', { id });
export const joinCall = (who: Person, callId: string) =>
  who.call('mutation ($id: ID!) { it: joinCall(callId: $id) { me people { id seat } } }', {
    id: callId,
  });
/** The seat that someone takes in a call. */
export async function seatIn(who: Person, callId: string): Promise<string> {
  const { me, people } = itIn(await joinCall(who, callId)) as {
    readonly me: string;
    readonly people: readonly { readonly id: string; readonly seat: string | null }[];
  };
  return people.find((one) => one.id === me)?.seat ?? '';
}
export const leaveCall = (who: Person, callId: string | null, seat: string, isOver: boolean) =>
  who.call(
    `mutation ($id: ID!, $seat: ID!, $isOver: Boolean!) {
      it: leaveCall(callId: $id, seat: $seat, isOver: $isOver) }`,
    { id: callId, seat, isOver },
  );
export const read = (who: Person, { boothId }: TestBooth) =>
  who.call(`query ($id: ID!) { it: boothQueue(boothId: $id) { ${listFields} } }`, { id: boothId });

interface Queue {
  readonly isOpen: boolean;
  readonly waiting: number;
  readonly minutes: number;
  readonly own: Entry | null;
  readonly students:
    | readonly {
        readonly id: string;
        readonly place: number | null;
        readonly name: string | null;
        readonly state: string;
        readonly isBusy: boolean;
        readonly rep: { readonly name: string } | null;
      }[]
    | null;
  readonly colleagues: readonly { readonly id: string; readonly name: string }[] | null;
}
export const queueIn = (answer: Answer) => itIn(answer) as Queue;

export const mine = async (who: Person, { fairId }: Pick<TestBooth, 'fairId'>) => {
  const { data } = await who.call(
    `query ($id: ID!) { it: myQueues(fairId: $id) { entries { ${entryFields} } } }`,
    { id: fairId },
  );
  return (data?.['it'] as { readonly entries: readonly Entry[] }).entries;
};

/** Queues of booths on a server. */
export function testQueues(app: TestServer) {
  /** An open queue with students in it, the first one first. */
  async function openQueue(count: number) {
    const booth = await testBooth(app, new Date(app.world.now().getTime() - 3_600_000));
    await open(booth.rep, booth);
    const students: Person[] = [];
    const entries: Entry[] = [];
    for (let index = 0; index < count; index += 1) {
      const student = await booth.attendee();
      students.push(student);
      entries.push(await joined(student, booth));
    }
    const id = (index: number) => entries[index]?.id ?? '';
    const who = (index: number) => {
      const student = students[index];
      if (!student) throw new Error('There is no such student.');
      return student;
    };
    const placeOf = async (index: number) => (await mine(who(index), booth))[0]?.place;
    const order = async () =>
      queueIn(await read(booth.rep, booth)).students?.map((one) =>
        entries.findIndex((entry) => entry.id === one.id),
      );
    return { booth, entries, id, who, placeOf, order };
  }

  /** Another booth at the same fair, with its rep. */
  async function secondBooth(booth: TestBooth): Promise<TestBooth> {
    const rep = await booth.exhibitor();
    const { rows } = await app.database.pool.query<{ id: string }>(
      'select id from fair_booth where fair_id = $1 and id <> $2 order by created_at desc, id limit 1',
      [booth.fairId, booth.boothId],
    );
    const other = { ...booth, rep, boothId: rows[0]?.id ?? '' };
    await open(rep, other);
    return other;
  }

  /** A second rep of the college. */
  async function colleague({ records, collegeId }: TestBooth) {
    const person = await app.person('college');
    const repId = await records.make('CollegeRep', {
      collegeId,
      userId: person.id,
      firstName: 'Lee',
      lastName: 'Ortiz',
    });
    return { person, repId };
  }

  return { openQueue, secondBooth, colleague };
}

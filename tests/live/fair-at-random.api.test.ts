import { afterAll, expect, test } from 'vitest';
import { comesAfter } from '../../src/platform/events/cursor.ts';
import { readPresentCursor } from '../../src/platform/events/read-outbox.server.ts';
import { seededRandom } from '../../src/platform/events/seeded-random.fixture.server.ts';
import { nothingHeldBack } from '../../src/platform/testing/nothing-held-back.server.ts';
import { viewsOf, type Arrived, type Place } from '../support/fair-view.fixture.server.ts';
import { leakOf, readableBy, type Readable } from '../support/readable-at-fair.fixture.server.ts';
import { testBooth } from '../support/test-booth.server.ts';
import * as queue from '../support/test-queue.server.ts';
import { recordIn } from '../support/test-records.server.ts';
import { testServer, type Answer, type Person } from '../support/test-server.server.ts';
import { threadCalls } from '../support/test-threads.server.ts';

const app = await testServer();
const neighbor = await app.neighbor();
const { pool } = app.database;
const urls = await Promise.all(
  [app, neighbor].map(async ({ fastify }) => {
    const address = await fastify.listen({ port: 0, host: '127.0.0.1' });
    return `${address.replace('http', 'ws')}/graphql`;
  }),
);
const opened: { close(): void }[] = [];
afterAll(async () => {
  for (const view of opened) view.close();
  await neighbor.close();
});

/** A fair of two booths with everyone who may stand before them. */
async function openFair() {
  const booth = await testBooth(app, new Date(app.world.now().getTime() - 3_600_000));
  const { fairId, slug, records } = booth;
  const queues = queue.testQueues(app);
  const other = await queues.secondBooth(booth);
  await queue.open(booth.rep, booth);
  const { person: colleague, repId } = await queues.colleague(booth);
  const people = {
    student: await booth.attendee(),
    another: await booth.attendee(),
    removed: await booth.attendee(),
    parent: await booth.attendee('parent'),
    rep: booth.rep,
    colleague,
    otherRep: other.rep,
    admin: records.admin,
    outsider: await app.person('student'),
  };
  const places: Place[] = [booth, other].map(({ boothId }) => ({ fairId, slug, boothId }));
  for (const who of [people.student, people.another, people.removed]) await booth.enter(who);
  return { booth, other, people, places, repId };
}

interface QueueEntry {
  readonly id: string;
  readonly state: string;
}

type Fair = Awaited<ReturnType<typeof openFair>>;

/** What people do, as it comes; `alone`: what changes who may read, beside which nothing else happens. */
function happeningsAt({ booth, other, people, repId }: Fair, below: (sides: number) => number) {
  const { admin, student, another, removed, parent, rep, colleague, otherRep } = people;
  const { records, fairId, collegeId } = booth;
  const pick = <One>(all: readonly One[]): One | undefined => all[below(all.length)];
  const booths = [booth, other];
  const students = [student, another, removed];
  const everyone = [...students, parent, rep, colleague, otherRep, admin];
  const messages: string[] = [];
  const threads = new Set<string>();
  const done = new Map<string, number>();
  const fairs = { colleague: repId as string | null, exclusion: null as string | null };
  let count = 0;

  /** Refused is what may be refused; everything else must be understood. */
  async function act(what: string, call: Promise<Answer>): Promise<Answer['data']> {
    const { data, errors } = await call;
    const allowed = ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'BAD_USER_INPUT', 'RATE_LIMITED'];
    for (const { extensions, message } of errors ?? [])
      expect(allowed, `${what}: ${message}`).toContain(extensions.code);
    if (!errors) done.set(what, (done.get(what) ?? 0) + 1);
    return data;
  }
  const on = (what: string, id: string) => `mutation { it: ${what}(${id}) { id } }`;
  const words = () => {
    count += 1;
    return below(6) === 0 ? `Write to me${count}@mail.test` : `Words ${count}`;
  };

  /** No entries for someone who may not look. */
  async function queued(who: Person): Promise<readonly QueueEntry[]> {
    const call = `{ it: myQueues(fairId: "${fairId}") { entries { id state } } }`;
    const data = await act('look', who.call(call));
    const queues = data?.['it'] as { readonly entries: readonly QueueEntry[] } | undefined;
    return queues?.entries ?? [];
  }

  const together: (() => Promise<unknown>)[] = [
    ...Array.from({ length: 3 }, () => async () => {
      const at = pick(booths) ?? booth;
      const answers = below(3) === 0 ? pick(messages) : undefined;
      const data = await act(
        'say',
        at.post(pick(everyone) ?? rep, words(), answers === undefined ? {} : { answers }),
      );
      const id = (data?.['it'] as { id: string } | undefined)?.id;
      if (id !== undefined) messages.push(id);
    }),
    async () => {
      const what = pick(['hide', 'show', 'release'] as const) ?? 'hide';
      const who = pick([rep, otherRep, admin, student]) ?? rep;
      await act(what, who.call(on(`${what}BoothMessage`, `id: "${pick(messages)}"`)));
    },
    async () => {
      const what = pick(['closeBoothQuestion', 'reopenBoothQuestion']) ?? '';
      await act(what, (pick([rep, otherRep]) ?? rep).call(on(what, `id: "${pick(messages)}"`)));
    },
    ...Array.from({ length: 2 }, () => async () => {
      const who = pick([...students, parent, rep]) ?? student;
      const data = await act('write', threadCalls.write(pick(booths) ?? booth, who, words()));
      const id = (data?.['it'] as { threadId: string } | undefined)?.threadId;
      if (id !== undefined) threads.add(id);
    }),
    async () => {
      const who = pick([rep, colleague, otherRep, admin, another]) ?? rep;
      await act('answer', threadCalls.answer(pick([...threads]) ?? '', who, words()));
    },
    async () => {
      const what = pick(['claimThread', 'releaseThread', 'finishThread']) ?? '';
      const who = pick([rep, colleague, otherRep, admin, student]) ?? rep;
      await act(what, who.call(on(what, `threadId: "${pick([...threads]) ?? ''}"`)));
    },
    async () => {
      const who = pick([rep, colleague, ...students]) ?? rep;
      await act('read', threadCalls.read(pick([...threads]) ?? '', who));
    },
    async () => {
      const who = pick(students) ?? student;
      const data = await act('join', queue.join(who, pick(booths) ?? booth));
      const id = (data?.['it'] as { id: string } | undefined)?.id;
      if (id !== undefined && below(2) === 0) await act('leave', queue.leave(who, id));
    },
    async () => {
      const at = pick(booths) ?? booth;
      await act('call', queue.callThem(at.rep, at));
      for (const who of students)
        for (const entry of await queued(who))
          if (entry.state === 'CALLED')
            await act('take', (pick([queue.accept, queue.decline]) ?? queue.accept)(who, entry.id));
          else if (entry.state === 'IN_CALL') await act('finish', queue.finish(at.rep, entry.id));
    },
  ];

  const alone: (() => Promise<Person>)[] = [
    async () => {
      if (fairs.colleague === null)
        fairs.colleague = await records.make('CollegeRep', {
          collegeId,
          userId: colleague.id,
          firstName: 'Lee',
          lastName: 'Ortiz',
        });
      else {
        const call = `mutation { it: deleteCollegeRep(input: { id: "${fairs.colleague}" }) { id } }`;
        recordIn(await admin.call(call));
        fairs.colleague = null;
      }
      await act('role', Promise.resolve({ status: 200 }));
      return colleague;
    },
    async () => {
      const { rows } = await pool.query<{ id: string }>(
        'select id from fair_attendee where fair_id = $1 and user_id = $2',
        [fairId, another.id],
      );
      const id = rows[0]?.id;
      if (id === undefined)
        await records.make('FairAttendee', {
          fairId,
          attendeeType: 'student',
          userId: another.id,
          email: another.email,
          dob: '2009-05-01',
        });
      else
        recordIn(
          await admin.call(`mutation { it: deleteFairAttendee(input: { id: "${id}" }) { id } }`),
        );
      await act('registration', Promise.resolve({ status: 200 }));
      return another;
    },
    async () => {
      if (fairs.exclusion === null) {
        const kind = pick(['MUTED', 'REMOVED']) ?? '';
        const call = `mutation { it: excludeFromFair(fairId: "${fairId}", personId: "${removed.id}",
          kind: ${kind}, reason: "Is rude") { id } }`;
        fairs.exclusion = String(recordIn(await admin.call(call))['id']);
      } else {
        await admin.call(`mutation { liftFairExclusion(id: "${fairs.exclusion}") }`);
        fairs.exclusion = null;
      }
      await act('exclusion', Promise.resolve({ status: 200 }));
      return removed;
    },
  ];
  return { together, alone, done };
}

/** A payload, who it came to, and how many rounds were over by then. */
interface Came extends Arrived {
  readonly who: Person;
  readonly rounds: number;
}

const rounds = 36;

test.for([2])(
  'whatever happens at a fair, everyone sees what a fresh look shows, and no one was sent more (dice %i)',
  { timeout: 120_000 },
  async (seed) => {
    const below = seededRandom(seed);
    const fair = await openFair();
    const { together, alone, done } = happeningsAt(fair, below);
    const came: Came[] = [];
    /** After each round: the cursor, and what each person could read. */
    const ends: string[] = [];
    const readable = new Map<Person, Readable[]>();
    const people = Object.values(fair.people);
    const site = { present: () => readPresentCursor(pool) };
    const views = people.map((who, place) => ({
      who,
      views: viewsOf(who, fair.places, { ...site, url: () => urls[place % 2] ?? '' }, (arrived) =>
        came.push({ ...arrived, who, rounds: ends.length }),
      ),
    }));
    const all = views.flatMap((one) => one.views);
    opened.push(...all);

    async function endRound(): Promise<void> {
      for (const who of people)
        readable.set(who, [...(readable.get(who) ?? []), await readableBy(who, fair.places)]);
      await nothingHeldBack(pool);
      ends.push(await readPresentCursor(pool));
    }

    await nothingHeldBack(pool);
    for (const view of all) await view.open();
    await endRound();
    for (let round = 0; round < rounds; round += 1) {
      // The allowance of those who write grows with the time.
      app.world.advance(4_000);
      if (round % 4 === 3) {
        const changed = await alone[(round >> 2) % alone.length]?.();
        await endRound();
        const own = views.find(({ who }) => who === changed)?.views ?? [];
        if (below(2) === 0) for (const view of own) await view.open();
        continue;
      }
      await Promise.all(
        Array.from(
          { length: 2 + below(5) },
          () => together[below(together.length)]?.() ?? Promise.resolve(),
        ),
      );
      for (const view of all) if (below(25) === 0) view.cut();
      for (const view of all) if (below(40) === 0) await view.refresh();
      await endRound();
      for (const view of all) await view.settle();
    }

    for (const what of ['say', 'hide', 'write', 'join', 'role', 'registration', 'exclusion'])
      expect(done.get(what) ?? 0, what).toBeGreaterThan(0);
    // Who was refused and may come again does so.
    for (const view of all) if (view.shown() === null) await view.open();
    for (const view of all)
      await expect
        .poll(
          async () => {
            await view.settle();
            return view.shown();
          },
          { message: view.name, timeout: 5_000 },
        )
        .toEqual(await view.fresh());
    const showing = all.filter((view) => view.shown() !== null);
    expect(showing.length).toBeGreaterThan(20);
    const leaks = came.flatMap((one) => {
      const began = Math.max(0, ends.findIndex((end) => !comesAfter(one.cursor, end)) - 1);
      const moments = readable.get(one.who)?.slice(began, one.rounds + 1) ?? [];
      const leak = leakOf(one, moments);
      return leak === null ? [] : [`${one.who.email} ${one.name} round ${began + 1}: ${leak}`];
    });
    expect(leaks).toEqual([]);
    expect(came.length).toBeGreaterThan(200);
    expect(all.flatMap((view) => view.troubles())).toEqual([]);
  },
);

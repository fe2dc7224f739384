import { expect } from 'vitest';
import { testRecords } from './test-records.server.ts';
import type { Person, TestServer } from './test-server.server.ts';

interface SessionOptions {
  /** Minutes from now to its start. */
  readonly inMinutes?: number;
  /** How many colleges speak, six minutes each. */
  readonly colleges?: number;
  readonly fairType?: string;
  /** Null: no link to a meeting. */
  readonly link?: string | null;
  /** Its speakers send from its room. */
  readonly hasStage?: boolean;
}

/** A speaking college, and its rep. */
export interface Speaker {
  readonly exhibitorId: string;
  readonly collegeId: string;
  readonly rep: Person;
}

/** A session of 45 minutes at a fair, with its people. */
export interface TestSession {
  readonly fairId: string;
  readonly slug: string;
  readonly startTime: Date;
  readonly speakers: readonly Speaker[];
  readonly coordinator: Person;
  /** Someone who has chosen the session. */
  attendee(userType?: 'student' | 'parent'): Promise<Person>;
  /** Joins the session as everyone does, and returns its room’s run. */
  enter(person: Person): Promise<string>;
  /** What `sessionRoom` returns. */
  room(person: Person, fields: string): Promise<unknown>;
}

let count = 0;

/** Makes a fair with one session, number 1. */
export async function testSession(
  app: TestServer,
  { inMinutes = 5, colleges = 3, fairType = '6x6', link, hasStage = false }: SessionOptions = {},
): Promise<TestSession> {
  const { make } = await testRecords(app);
  const slug = `session-${(count += 1)}-${app.world.newId().slice(-6)}`;
  const startTime = new Date(app.world.now().getTime() + inMinutes * 60_000);
  const fairId = await make('Fair', {
    slug,
    fairType,
    startTime: startTime.toISOString(),
    endTime: new Date(startTime.getTime() + 3 * 3_600_000).toISOString(),
    exhibitorDeadline: new Date(startTime.getTime() - 86_400_000).toISOString(),
  });
  const speakers: Speaker[] = [];
  for (let place = 1; place <= colleges; place += 1) {
    const collegeId = await make('College', { name: `College ${place}` });
    const exhibitorId = await make('FairExhibitor', { fairId, collegeId });
    const rep = await app.person('college');
    await make('CollegeRep', {
      collegeId,
      userId: rep.id,
      firstName: 'Rae',
      lastName: `R${place}`,
    });
    speakers.push({ exhibitorId, collegeId, rep });
  }
  await make('FairWebinar', {
    fairId,
    webinarStatus: 'scheduled',
    details: {
      sessions: [
        {
          number: 1,
          title: 'Session 1',
          lengthMinutes: 45,
          startTime: startTime.toISOString(),
          exhibitors: speakers.map(({ exhibitorId }, index) => ({
            exhibitorId,
            position: index + 1,
            startsAtMinute: 1 + index * 6,
            lengthMinutes: 6,
          })),
        },
      ],
    },
    ...(hasStage
      ? { webinarLinks: { 1: { stage: true } } }
      : link === null
        ? {}
        : { webinarLinks: { 1: { join: link ?? 'https://meet.example.org/1' } } }),
  });
  return {
    fairId,
    slug,
    startTime,
    speakers,
    coordinator: await app.person(fairType === '6x6' ? 'admin6x6' : 'admin'),
    async attendee(userType = 'student') {
      const person = await app.person(userType);
      await make('FairAttendee', {
        fairId,
        email: person.email,
        firstName: 'Sam',
        lastName: 'Stone',
        attendeeType: userType,
        dob: '2009-05-01',
        ...(fairType === 'booth' ? {} : { attending: [1] }),
      });
      return person;
    },
    async enter(person) {
      const { errors } = await person.call(
        'mutation ($slug: String!) { joinSession(fair: $slug, session: 1) { url } }',
        { slug },
      );
      expect(errors).toBeUndefined();
      const it = (await room(person, 'runId')) as { runId: string } | null;
      return it?.runId ?? '';
    },
    room,
  };

  async function room(person: Person, fields: string): Promise<unknown> {
    const { data, errors } = await person.call(
      `query ($slug: String!) { it: sessionRoom(fair: $slug, session: 1) { ${fields} } }`,
      { slug },
    );
    expect(errors).toBeUndefined();
    return data?.['it'];
  }
}

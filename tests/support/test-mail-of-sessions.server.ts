import { expect } from 'vitest';
import type { Kind } from './test-mail-from-an-organizer.server.ts';
import type { Person, TestServer } from './test-server.server.ts';
import { recordIn, writing, type testRecords } from './test-records.server.ts';

type Make = Awaited<ReturnType<typeof testRecords>>['make'];

/** The emails around the sessions of a 6x6 fair, in order. */
export function ofSessions(
  { world, jobs }: TestServer,
  admin: Person,
  make: Make,
): readonly Kind[] {
  let start = world.now();
  let fairId = '';
  let webinarId = '';
  const hoursOn = (hours: number) => new Date(start.getTime() + hours * 3_600_000).toISOString();
  return [
    {
      name: 'the reminder of the sessions one chose',
      mail: 'session-reminder',
      async send(to: readonly Person[]) {
        start = new Date(world.now().getTime() + 3 * 3_600_000);
        fairId = await make('Fair', {
          slug: 'with-sessions',
          fairType: '6x6',
          timeZone: 'UTC',
          publishedAt: hoursOn(-3),
          startTime: hoursOn(0),
          endTime: hoursOn(4),
          exhibitorDeadline: hoursOn(0),
        });
        const session = { number: 1, title: 'One', startTime: hoursOn(0), lengthMinutes: 45 };
        webinarId = await make('FairWebinar', {
          fairId,
          webinarStatus: 'scheduled',
          details: { sessions: [{ ...session, exhibitors: [] }] },
        });
        for (const { email } of to) await make('FairAttendee', { fairId, email, attending: [1] });
        world.moveTo(hoursOn(-1));
        await jobs.runDue();
      },
    },
    {
      name: 'the word that recordings are out',
      mail: 'recordings-out',
      async send() {
        world.moveTo(hoursOn(5));
        const recordings = { 1: { url: 'https://video.example.org/1', chapters: [] } };
        recordIn(
          await admin.call(writing('update', 'FairWebinar'), {
            input: { id: webinarId, webinarStatus: 'published', recordingLinks: recordings },
          }),
        );
        const { errors } = await admin.call(
          'mutation ($fairId: ID!) { emailRecordings(fairId: $fairId) }',
          { fairId },
        );
        expect(errors).toBeUndefined();
        await jobs.runDue();
      },
    },
  ];
}

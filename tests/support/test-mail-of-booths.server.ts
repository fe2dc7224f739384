import { said, testBooth } from './test-booth.server.ts';
import type { Kind } from './test-mail-from-an-organizer.server.ts';
import type { Person, TestServer } from './test-server.server.ts';
import type { testRecords } from './test-records.server.ts';
import { testSession } from './test-session.server.ts';
import { act, asked, itOf, speakerOf } from './test-session-questions.server.ts';

type Make = Awaited<ReturnType<typeof testRecords>>['make'];

/** The emails after a visit to a booth or a session. */
export function ofBooths(app: TestServer, make: Make): readonly Kind[] {
  return [
    {
      name: 'the email about answers to one’s questions',
      mail: 'answers',
      async send(to: readonly Person[]) {
        const { fairId, rep, post } = await testBooth(app, app.world.now());
        for (const one of to) {
          await make('FairAttendee', { fairId, email: one.email, userId: one.id, owner: one.id });
          const { id } = said(await post(one, 'Do you have a pool?'));
          said(await post(rep, 'Two of them.', { answers: id }));
          app.world.advance(61_000);
        }
        app.world.advance(660_000);
        await app.jobs.runDue();
      },
    },
    {
      name: 'the email about answers after a session',
      mail: 'session-answers',
      async send(to: readonly Person[]) {
        const session = await testSession(app);
        const runId = await session.enter(session.coordinator);
        const conduct = (action: string) =>
          session.coordinator.call(
            `mutation { conductSession(runId: "${runId}", action: ${action}) { endedAt } }`,
          );
        await conduct('START');
        const questions = [];
        for (const one of to) {
          await make('FairAttendee', {
            fairId: session.fairId,
            email: one.email,
            userId: one.id,
            owner: one.id,
            attending: [1],
          });
          await session.enter(one);
          questions.push(await asked(one, runId, 'Do you have a pool?'));
        }
        await conduct('END');
        const { rep, exhibitorId } = speakerOf(session);
        for (const question of questions)
          await itOf(act('answer', rep, question, exhibitorId, 'Two of them.'));
        app.world.advance(3_660_000);
        await app.jobs.runDue();
      },
    },
    {
      name: 'the summary after a fair',
      mail: 'fair-summary',
      async send(to: readonly Person[]) {
        const { fairId, enter, post } = await testBooth(app, app.world.now());
        for (const one of to) {
          await make('FairAttendee', { fairId, email: one.email, userId: one.id, owner: one.id });
          said(await post(one, 'Do you have a pool?'));
          await enter(one);
          app.world.advance(61_000);
        }
        app.world.advance(5 * 3_600_000);
        await app.jobs.runDue();
      },
    },
  ];
}

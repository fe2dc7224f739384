import { demoAccounts } from '../../accounts/demo-accounts.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { demoId } from '../../../platform/demo/demo-id.server.ts';
import type { World } from '../../../platform/world.ts';

interface Written {
  readonly by: 'student' | 'college';
  readonly text: string;
}

/** Private threads of the demo's student, by the number of the booth: the first is the demo's rep's. */
const threads: ReadonlyMap<number, readonly Written[]> = new Map([
  [
    1,
    [
      {
        by: 'student',
        text: 'I missed most of tenth grade because I was ill. Do I have to explain that?',
      },
      {
        by: 'college',
        text: 'You don’t have to. If you want to, two or three sentences are enough, and your counselor can confirm it. It won’t count against you.',
      },
      { by: 'student', text: 'Thank you. Could I also tell you what I made up in summer school?' },
    ],
  ],
  [
    2,
    [
      { by: 'student', text: 'My family can’t pay the application fee. Can you waive it?' },
      {
        by: 'college',
        text: 'Yes. Choose “fee waiver” in the application. No one on the admission committee sees that you did.',
      },
    ],
  ],
]);

const minute = 60_000;

/** Loads the private threads of the demo's student; the student has read every answer. */
export async function loadDemoThreads(tx: Queryable, world: World): Promise<void> {
  const now = world.now().getTime();
  for (const [booth, written] of threads) {
    const id = demoId('thread', booth);
    const boothId = demoId('booth', booth);
    const isOfDemoRep = booth === 1;
    const rep = isOfDemoRep ? demoAccounts.college : null;
    const at = (place: number): Date => new Date(now - (written.length - place) * 3 * minute);
    const last = written.length - 1;
    const answered = written.findLastIndex(({ by }) => by === 'college');
    await tx.query(
      `insert into thread (id, booth_id, account_id, created_at, last_at, waits_since, claimed_by,
         student_read_at, college_read_at)
       values ($1, $2, $3, $4, $5, $6, $7, $5, $8) on conflict do nothing`,
      [
        id,
        boothId,
        demoAccounts.student,
        at(0),
        at(last),
        answered === last ? null : at(last),
        rep,
        at(answered),
      ],
    );
    for (const [place, { by, text }] of written.entries())
      await tx.query(
        `insert into thread_message (id, thread_id, booth_id, account_id, author_id, author_as,
           body, client_key, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
        [
          demoId('thread-message', booth * 100 + place),
          id,
          boothId,
          demoAccounts.student,
          by === 'student' ? demoAccounts.student : rep,
          by === 'student' ? 'student' : 'rep',
          text,
          `demo-${place}`,
          at(place),
        ],
      );
  }
}

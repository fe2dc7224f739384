import type { Queryable } from '../../../platform/database/queryable.ts';
import { demoId } from '../../../platform/demo/demo-id.server.ts';
import type { World } from '../../../platform/world.ts';

/** What the team of the demo's rep has saved, in the order of the names. */
const saved = [
  {
    name: 'Application deadlines',
    text: 'Early action closes on November 1, regular decision on January 15. Transfers have until March 1.',
  },
  {
    name: 'Financial aid',
    text: 'Fill out the FAFSA by February 1 and you’re considered for every grant we have. You don’t need another form.',
  },
  {
    name: 'Visit us',
    text: 'Tours run on weekdays at 10 and 2, and on most Saturdays. You can book one, or sit in on a class, under “Visit.”',
  },
] as const;

/** Loads the saved answers of the demo's college. */
export async function loadDemoSavedAnswers(tx: Queryable, world: World): Promise<void> {
  for (const [place, { name, text }] of saved.entries())
    await tx.query(
      `insert into saved_answer (id, college_id, name, body, changed_at)
       select $1, college_id, $3, $4, $5 from fair_booth where id = $2 on conflict do nothing`,
      [demoId('saved-answer', place + 1), demoId('booth', 1), name, text, world.now()],
    );
}

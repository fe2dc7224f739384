import { demoAccounts } from '../../accounts/demo-accounts.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { demoId } from '../../../platform/demo/demo-id.server.ts';
import type { World } from '../../../platform/world.ts';

interface Said {
  readonly by: 'student' | 'parent' | 'counselor' | 'college';
  readonly text: string;
  /** The number of the message that it answers. */
  readonly answers?: number;
  readonly heldFor?: 'link';
}

/** The initial messages at the booth of the demo's rep. */
const conversation: readonly Said[] = [
  { by: 'college', text: 'Good morning! I’m here all day. Ask me anything.' },
  { by: 'student', text: 'Hi! I like biology, but my math grade is a C. Is that a no?' },
  {
    by: 'college',
    answers: 1,
    text: 'Not a no at all. We read the whole transcript, and a strong senior year helps. Biology requires statistics, not calculus.',
  },
  { by: 'parent', text: 'What’s the real price for an out-of-state family?' },
  {
    by: 'college',
    answers: 3,
    text: 'It depends on aid. Try the net price calculator first, then message us with the result.',
  },
  { by: 'counselor', text: 'Do you visit schools in western Massachusetts this winter?' },
  { by: 'student', text: 'Is there a hiking club? How often do they go out?' },
  {
    by: 'student',
    heldFor: 'link',
    text: 'I made a video of my project: www.my-frogs.example',
  },
];

const minute = 60_000;

/** Loads the messages at the booth of the demo's rep. */
export async function loadDemoConversation(tx: Queryable, world: World): Promise<void> {
  const idOf = (index: number) => demoId('booth-message', index + 1);
  for (const [place, { by, text, answers, heldFor }] of conversation.entries())
    await tx.query(
      `insert into booth_message
         (id, booth_id, author_id, author_as, body, client_key, answers, held_for, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
      [
        idOf(place),
        demoId('booth', 1),
        demoAccounts[by],
        by === 'college' ? 'rep' : by,
        text,
        `demo-${place}`,
        answers === undefined ? null : idOf(answers),
        heldFor ?? null,
        new Date(world.now().getTime() - (conversation.length - place) * 4 * minute),
      ],
    );
}

import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { refuseExcluded, refuseMuted } from '../refuse-muted.server.ts';
import { openThread } from './open-thread.server.ts';
import { mayWrite } from './write-privately.server.ts';

/** The topic for people who type in a private thread. */
export const typingTopic = 'ThreadTyping';

/** Milliseconds after which a signal says nothing: a page that was cut off hears of none that is older. */
export const typingLasts = 6_000;

/** Pages say it about every three seconds; what comes sooner is dropped. */
const budget = { points: 1, perSeconds: 3 };

/**
 * `typeInThread(threadId)`: tells the other side of a thread that the caller is typing. No table
 * keeps it: it is an event that names the thread and the side, and no text.
 */
export const typeInThread = operation<'typeInThread', PeopleServices>({
  kind: 'Mutation',
  name: 'typeInThread',
  field: `
  "Tells the other side of a private thread that the caller is typing. Returns false where that isn't passed on: too soon after the last time, or where the caller can't write now."
  typeInThread(threadId: ID!): Boolean!`,
  who: ['signedIn'],
  async resolve({ threadId }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const { pool } = services.database;
    const { booth, side, thread } = await openThread(pool, by, threadId);
    refuseMuted(booth);
    const now = world.now();
    if (!mayWrite({ booth }, now, true)) return false;
    const { allowed } = await spend(pool, world, `thread-typing:${by.id}`, budget);
    if (!allowed) return false;
    await services.writer.change(async (tx) => {
      await refuseExcluded(tx, booth.id, by.id);
      await tx.query(
        `insert into event (topic, kind, body) values ($1, 'created', jsonb_build_object('id', $2::text,
           'before', null, 'after', jsonb_build_object('booth_id', $3::text, 'account_id', $4::text,
             'side', $5::text, 'at', $6::bigint)))`,
        [typingTopic, thread.id, booth.id, thread.accountId, side, now.getTime()],
      );
    });
    return true;
  },
});

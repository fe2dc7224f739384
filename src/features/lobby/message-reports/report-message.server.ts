import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { checkValues } from '../../../platform/model/check-values.ts';
import { isUuid, text } from '../../../platform/model/kinds.ts';
import { notFound, rateLimited } from '../../../platform/model/refusal.ts';
import { openBooth, readingOf } from '../booth-page/open-booth.server.ts';
import { readMessage } from '../conversation/read-messages.server.ts';
import { reasonInTheDatabase } from '../thread-reports/report-thread.server.ts';

/** Reports of one person. */
const budget = { points: 20, perSeconds: 3600 };

const fields = { words: text({ max: 300 }).optional() };

/**
 * `reportBoothMessage(...)`: someone at the fair asks its organizers to look at a public message. A
 * second report of one person, while the first is open, changes nothing.
 */
export const reportBoothMessage = operation<'reportBoothMessage', PeopleServices>({
  kind: 'Mutation',
  name: 'reportBoothMessage',
  field: `
  "Reports someone else’s public message at a booth to the admins. No one at the booth learns of it."
  reportBoothMessage(id: ID!, reason: ThreadReportReason!, words: String): Boolean!`,
  who: ['signedIn'],
  async resolve({ id, reason, words }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const { pool } = services.database;
    const [found] = isUuid(id)
      ? await readRows(pool, { boothId: 'text' })(
          'select booth_id as "boothId" from booth_message where id = $1',
          [id],
        )
      : [];
    if (!found) throw notFound();
    const booth = await openBooth(pool, by, found.boothId);
    // Only what the caller can read, and not their own.
    const message = await readMessage(pool, readingOf(booth, by.id), id);
    if (message === null || message === 'gone' || message.state !== 'SHOWN' || message.isMine)
      throw notFound();
    const values = checkValues(fields, { words: words?.trim() || null }, world.now());
    const { allowed, retryAfter } = await spend(pool, world, `message-reports:${by.id}`, budget);
    if (!allowed) throw rateLimited(retryAfter);
    await pool.query(
      `insert into booth_message_report (id, message_id, reported_by, reason, words, created_at)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (message_id, reported_by) where closed_at is null do nothing`,
      [world.newId(), id, by.id, reasonInTheDatabase[reason], values['words'] ?? null, world.now()],
    );
    return true;
  },
});

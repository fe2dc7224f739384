import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isInstant } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput } from '../../../platform/model/refusal.ts';
import { insertRecords } from '../../../platform/store/insert-records.server.ts';
import { newRecord } from '../../../platform/store/prepare-input.ts';
import type { World } from '../../../platform/world.ts';
import { FairWebinar } from '../fair-webinar.entity.ts';
import { Fair } from '../fair.entity.ts';
import { lockFair, timeOf } from '../publish-fair.server.ts';
import { movedTimes } from './move-fair.server.ts';

const copiedFields = ['fairType', 'timeZone', 'capacity', 'price', 'description'] as const;

/**
 * `copyFair(...)`: copies a fair to another time, as a draft with its own address: with the
 * sessions of its webinar, without participants, links and recordings.
 */
export const copyFair = operation<'copyFair', PeopleServices>({
  kind: 'Mutation',
  name: 'copyFair',
  field: `
  "Copies a fair to another time as a draft, without participants, links or recordings."
  copyFair(input: CopyFairInput!): Fair`,
  types: `
  "The input of \`copyFair\`."
  input CopyFairInput { fairId: ID! name: String! slug: String! startTime: DateTime! }`,
  who: ['ADMINS'],
  async resolve({ input }, context, records) {
    const { world, services } = context;
    if (!isInstant(input.startTime)) throw badInput({ startTime: messages.dateTime });
    const id = await services.writer.change(async (tx) => {
      const fair = await lockFair(tx, context, input.fairId);
      const by = Date.parse(input.startTime) - (timeOf(fair, 'startTime')?.getTime() ?? 0);
      const copy = newRecord(
        Fair,
        {
          ...Object.fromEntries(copiedFields.map((field) => [field, fair.record[field]])),
          ...movedTimes(fair, by),
          name: input.name,
          slug: input.slug,
          publishedAt: null,
        },
        fair.by,
        world.now(),
      );
      const made = world.newId();
      await insertRecords(tx, world, Fair, [{ ...copy, id: made }]);
      await copySessions(tx, world, { from: input.fairId, to: made, by });
      await writeAuditEntry(tx, world, fair.by, {
        action: 'copyFair',
        subject: 'Fair',
        subjectId: made,
        details: { from: input.fairId },
      });
      return made;
    });
    return records?.get(signedIn(context), id) ?? null;
  },
});

interface Session {
  readonly startTime: string;
  readonly exhibitors: readonly unknown[];
}

async function copySessions(
  tx: Queryable,
  world: World,
  { from, to, by }: { readonly from: string; readonly to: string; readonly by: number },
): Promise<void> {
  const rows = await readRows(tx, { details: jsonOf<{ sessions: readonly Session[] }>() })(
    'select details from fair_webinar where fair_id = $1',
    [from],
  );
  for (const { details } of rows) {
    const sessions = details.sessions.map((session) => ({
      ...session,
      startTime: new Date(Date.parse(session.startTime) + by).toISOString(),
      exhibitors: [],
    }));
    await insertRecords(tx, world, FairWebinar, [{ fairId: to, details: { sessions } }]);
  }
}

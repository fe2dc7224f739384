import { signedIn, type PeopleCall, type PeopleServices } from '../accounts/people-services.ts';
import { writeAuditEntry } from '../platform/audit/write-audit-entry.server.ts';
import { operation } from '../platform/graphql/operation.ts';
import { apiSentence } from '../platform/model/api-sentence.ts';
import { isUuid } from '../platform/model/kinds.ts';
import { conflict, forbidden, notFound } from '../platform/model/refusal.ts';
import { conversationRefusals as said } from './conversation-refusals.words.ts';
import { readMessage, type BoothMessage } from './conversation/read-messages.server.ts';
import { openBooth } from './open-booth.server.ts';

interface Args {
  readonly id: string;
}

/** `hideBoothMessage(id)`: takes a message out of everybody's sight; who did it and when is kept. */
export const hideBoothMessage = operation<Args, PeopleServices>({
  kind: 'Mutation',
  name: 'hideBoothMessage',
  field: 'hideBoothMessage(id: ID!): BoothMessage!',
  who: ['COLLEGES', 'ADMINS', 'ADMINS6X6'],
  resolve: ({ id }, context) =>
    moderate(context, id, 'hideBoothMessage', 'hidden_at = $2, hidden_by = $3'),
});

/** `releaseBoothMessage(id)`: lets everybody read a message that was held. */
export const releaseBoothMessage = operation<Args, PeopleServices>({
  kind: 'Mutation',
  name: 'releaseBoothMessage',
  field: 'releaseBoothMessage(id: ID!): BoothMessage!',
  who: ['COLLEGES', 'ADMINS', 'ADMINS6X6'],
  async resolve({ id }, context) {
    const message = await moderate(
      context,
      id,
      'releaseBoothMessage',
      'released_at = coalesce(released_at, $2), released_by = coalesce(released_by, $3)',
    );
    if (message.state === 'HIDDEN') throw conflict(apiSentence(said.tooLate));
    return message;
  },
});

/** Done once: whoever comes second finds it done, and the first one stays recorded. */
async function moderate(
  context: PeopleCall,
  id: string,
  action: string,
  change: string,
): Promise<BoothMessage> {
  const by = signedIn(context);
  const { services, world } = context;
  return services.writer.change(async (tx) => {
    const { rows } = isUuid(id)
      ? await tx.query<{ boothId: string }>(
          'select booth_id as "boothId" from booth_message where id = $1 for update',
          [id],
        )
      : { rows: [] };
    if (!rows[0]) throw notFound();
    const booth = await openBooth(tx, by, rows[0].boothId);
    if (!booth.isStaff) throw forbidden();
    const { rowCount } = await tx.query(
      `update booth_message set ${change} where id = $1 and hidden_at is null`,
      [id, world.now(), by.id],
    );
    if (rowCount === 1)
      await writeAuditEntry(tx, world, by, { action, subject: 'BoothMessage', subjectId: id });
    const message = await readMessage(
      tx,
      { boothId: booth.id, viewerId: by.id, isStaff: true },
      id,
    );
    if (message === null || message === 'gone') throw notFound();
    return message;
  });
}

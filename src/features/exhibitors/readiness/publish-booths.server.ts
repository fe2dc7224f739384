import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { isReadySql } from '../manage-readiness.server.ts';

/** What was done, and the key for undoing it. */
interface PublishedBooths {
  readonly count: number;
  /** Null when nothing had to be done. */
  readonly undo: string | null;
}

const type = `
  "The booths that were published or unpublished together."
  type PublishedBooths {
    count: Int!
    "For \`undoPublishedBooths\`; null where nothing had to be done."
    undo: ID
  }`;

/** Maximum number of booths published or unpublished at once. */
const most = 1000;

/**
 * `publishBooths(...)`: publishes or unpublishes booths of a fair, in one undoable step. Without
 * `ids` publishes every booth that is ready, with `onlyReady` those of `ids` that are.
 */
export const publishBooths = operation<'publishBooths', PeopleServices>({
  kind: 'Mutation',
  name: 'publishBooths',
  field: `
  "Publishes or unpublishes booths of a fair. Without \`ids\`, publishes every booth that is ready."
  publishBooths(fairId: ID!, ids: [ID!], published: Boolean!, onlyReady: Boolean): PublishedBooths!`,
  types: type,
  who: ['ADMINS'],
  async resolve({ fairId, ids, published, onlyReady }, call): Promise<PublishedBooths> {
    const by = signedIn(call);
    const { services, world } = call;
    if (!isUuid(fairId) || (!ids && !published)) throw notFound();
    const chosen = ids ? ids.filter((id) => isUuid(id)).slice(0, most) : null;
    return transaction(services.database.pool, async (tx) => {
      const rows = await readRows(tx, { id: 'text' })(
        `update fair_booth b set booth_sent = $3, updated_at = $4
         where b.fair_id = $1 and b.booth_sent <> $3
           and case when $2::uuid[] is null then ${isReadySql('b')} else b.id = any($2) end
           and (not $5 or ${isReadySql('b')})
         returning id`,
        [fairId, chosen, published, world.now(), Boolean(published && onlyReady)],
      );
      if (rows.length === 0) return { count: 0, undo: null };
      const undo = world.newId();
      const boothIds = rows.map(({ id }) => id);
      await writeAuditEntry(tx, world, by, {
        ...{ action: 'publishBooths', subject: 'Fair', subjectId: fairId },
        details: { undo, published, boothIds },
      });
      return { count: rows.length, undo };
    });
  },
});

/**
 * `undoPublishedBooths(undo)`: undoes `publishBooths`, for the booths that are unchanged since.
 * @throws Refusal NOT_FOUND for an unknown key
 */
export const undoPublishedBooths = operation<'undoPublishedBooths', PeopleServices>({
  kind: 'Mutation',
  name: 'undoPublishedBooths',
  field: `
  "Undoes \`publishBooths\` for booths that haven’t changed since."
  undoPublishedBooths(undo: ID!): PublishedBooths!`,
  who: ['ADMINS'],
  async resolve({ undo }, call): Promise<PublishedBooths> {
    const by = signedIn(call);
    const { services, world } = call;
    return transaction(services.database.pool, async (tx) => {
      const [done] = await readRows(tx, {
        fairId: 'text',
        published: 'boolean',
        boothIds: 'text[]',
      })(
        `select subject_id as "fairId", (details ->> 'published')::boolean as published,
           array(select jsonb_array_elements_text(details -> 'boothIds')) as "boothIds"
         from audit_entry where action = 'publishBooths' and details ->> 'undo' = $1`,
        [undo],
      );
      if (!done) throw notFound();
      const back = await readRows(tx, { id: 'text' })(
        `update fair_booth set booth_sent = not $3::boolean, updated_at = $4
         where fair_id = $1 and id = any($2::uuid[]) and booth_sent = $3 returning id`,
        [done.fairId, done.boothIds, done.published, world.now()],
      );
      if (back.length > 0)
        await writeAuditEntry(tx, world, by, {
          ...{ action: 'undoPublishedBooths', subject: 'Fair', subjectId: done.fairId },
          details: { boothIds: back.map(({ id }) => id) },
        });
      return { count: back.length, undo: null };
    });
  },
});

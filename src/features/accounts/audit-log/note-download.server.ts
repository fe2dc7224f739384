import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, notFound } from '../../../platform/model/refusal.ts';
import { downloadedLists } from './downloaded-lists.ts';
import { signedIn, type PeopleServices } from '../people-services.ts';

/** A filter by its name, with its choice if it is one; what was searched for is left out. */
const filter = /^(?!q=)[a-z]{1,30}(?:=[\w-]{1,40})?$/i;

/** `noteDownload(...)`: a list was downloaded by an admin or a coordinator, as the audit log keeps it. */
export const noteDownload = operation<'noteDownload', PeopleServices>({
  kind: 'Mutation',
  name: 'noteDownload',
  field: `
  "Records in the audit log that the caller downloads a list (${downloadedLists.join(', ')}): of which fair, how many rows, and by which filters, e.g. status=open. What was searched for isn't kept."
  noteDownload(list: String!, rows: Int!, filters: [String!], fairId: ID): Boolean!`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ list, rows, filters, fairId }, context) {
    const by = signedIn(context);
    if (!downloadedLists.some((one) => one === list))
      throw badInput({ list: messages.choice(downloadedLists) });
    const { pool } = context.services.database;
    const isAdmin = by.role === 'ADMINS';
    // Lists that coordinators see are all of a fair that is theirs.
    if (fairId != null || !isAdmin) {
      const { rowCount } = await pool.query(
        `select from fair where id = $1 and ($2 or fair_type = '6x6')`,
        [fairId != null && isUuid(fairId) ? fairId : null, isAdmin],
      );
      if (rowCount === 0) throw notFound();
    }
    const subjectId = fairId ?? null;
    const validFilters = (filters ?? []).filter((one) => filter.test(one)).slice(0, 20);
    await context.services.writer.change((tx) =>
      writeAuditEntry(tx, context.world, by, {
        action: 'downloadList',
        subject: subjectId ? 'Fair' : 'List',
        subjectId,
        details: { list, rows, filters: validFilters },
      }),
    );
    return true;
  },
});

import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { findFile, letGo } from '../../../platform/files/file-rows.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { lockRecord } from '../../../platform/store/lock-record.server.ts';
import { boothDocuments } from '../booth-files.ts';
import { FairBooth } from '../fair-booth.entity.ts';

/** `removeBoothDocument(id)`: removes a document for booth editors, also by a plain form. */
export const removeBoothDocument = operation<'removeBoothDocument', PeopleServices>({
  kind: 'Mutation',
  name: 'removeBoothDocument',
  field: `
  "Removes a document from a booth."
  removeBoothDocument(id: ID!): Boolean!`,
  who: ['COLLEGES', 'ADMINS'],
  async resolve({ id }, context): Promise<boolean> {
    const by = signedIn(context);
    const { services, world } = context;
    const file = isUuid(id) ? await findFile(services.database.pool, id) : null;
    if (file?.recordType !== FairBooth.name || file.slot !== boothDocuments.name) throw notFound();
    await services.writer.change(async (tx) => {
      await lockRecord(tx, services.reader, by, FairBooth, file.recordId);
      await letGo(tx, [id], world.now());
      await writeAuditEntry(tx, world, by, {
        action: 'removeBoothDocument',
        subject: 'FairBooth',
        subjectId: file.recordId,
        details: { file: id },
      });
    });
    return true;
  },
});

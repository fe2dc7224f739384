import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { findFile, letGo } from '../../../platform/files/file-rows.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { boothDocuments } from '../booth-files.ts';
import { FairBooth } from '../fair-booth.entity.ts';
import { lockBooth } from '../refuse-excluded-editors.server.ts';

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
      await lockBooth(tx, services.reader, by, file.recordId);
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

import { boothDocuments } from '../../booths/booth-files.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import type { FileRow } from '../../../platform/files/file-rows.server.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';

/**
 * Counts people who open a booth's document: families and counselors, once per document. Ignores
 * other files.
 */
export async function countOpening(
  on: Queryable,
  {
    id: fileId,
    recordType,
    recordId,
    slot,
  }: Pick<FileRow, 'id' | 'recordType' | 'recordId' | 'slot'>,
  viewer: Pick<Viewer, 'id'>,
  now: Date,
): Promise<void> {
  const isDocument = recordType === boothDocuments.entity.name && slot === boothDocuments.name;
  if (!isDocument || viewer.id === null) return;
  await on.query(
    `insert into document_opening (booth_id, file_id, account_id, first_at)
     select b.id, $2, a.id, $4 from fair_booth b, account a
     where b.id = $1 and a.id = $3 and a.user_type in ('student', 'parent', 'counselor')
     on conflict do nothing`,
    [recordId, fileId, viewer.id, now],
  );
}

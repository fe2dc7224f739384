import { writeAuditEntry } from '../../audit/write-audit-entry.server.ts';
import { notFound } from '../../model/refusal.ts';
import type { Viewer } from '../../model/viewer.ts';
import { lockRecord } from '../../store/lock-record.server.ts';
import { changeRecord } from '../../store/insert-records.server.ts';
import { findFile, letGo } from '../file-rows.server.ts';
import { shows, slotOf, type FileParts } from '../files.server.ts';
import { apiSentence } from '../../model/api-sentence.ts';
import { fileRefusals as messages } from '../file-refusals.messages.ts';

/**
 * Removes a file, and clears the field that shows it; the sweep deletes the stored bytes.
 * @throws Refusal NOT_FOUND or FORBIDDEN, like an update of its record
 */
export async function removeFile(parts: FileParts, viewer: Viewer, id: string): Promise<void> {
  const { reader, writer, database, world } = parts;
  const file = await findFile(database.pool, id);
  const slot = file && slotOf(parts.slots, file);
  if (!file || !slot) throw notFound(apiSentence(messages.noFile));
  const { entity, shownIn } = slot;
  await writer.change(async (tx) => {
    const record = await lockRecord(tx, reader, viewer, entity, file.recordId);
    await parts.refuse(tx, viewer, file);
    await letGo(tx, [id], world.now());
    if (shownIn !== undefined && shows(record[shownIn], id)) {
      const value = slot.parts?.unlink(record, (address) => shows(address, id)) ?? null;
      await changeRecord(tx, world, entity, file.recordId, { [shownIn]: value });
    }
    await writeAuditEntry(tx, world, viewer, {
      action: 'removeFile',
      subject: entity.name,
      subjectId: file.recordId,
      details: { slot: slot.name, file: id },
    });
  });
}

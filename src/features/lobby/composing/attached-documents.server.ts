import { FairBooth } from '../../booths/fair-booth.entity.ts';
import { boothDocuments } from '../../booths/booth-files.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { conflict, forbidden } from '../../../platform/model/refusal.ts';
import { conversationRefusals as messages } from './conversation-refusals.messages.ts';
import { mostAttached } from './longest-message.ts';

/** A document with a message, by the name it had. */
interface Attached {
  readonly id: string;
  readonly name: string;
  /** Null: the booth no longer has it. */
  readonly bytes: number | null;
}

/**
 * SQL: the documents of the message `m` as its readers see them: one that its booth no longer has is
 * only named.
 */
export const attachedDocuments = `coalesce((select jsonb_agg(jsonb_build_object('id', d.value ->> 'id',
    'name', d.value ->> 'name', 'bytes', f.bytes) order by d.ordinality)
  from jsonb_array_elements(m.documents) with ordinality d
  left join file f on f.id = (d.value ->> 'id')::uuid and f.state = 'ready'
    and f.record_type = '${FairBooth.name}' and f.record_id = m.booth_id
    and f.slot = '${boothDocuments.name}'), '[]')`;

/** Attached documents for the API. */
export const seenDocuments = (documents: readonly Attached[]) =>
  documents.map((one) => ({
    ...one,
    url: one.bytes === null ? null : `/api/files/${one.id}/${encodeURIComponent(one.name)}`,
  }));

interface Attaching {
  readonly boothId: string;
  /** Only reps of the booth attach documents. */
  readonly isRep: boolean;
  readonly ids: readonly string[];
}

/**
 * The documents of a booth that a rep attaches, as a message keeps them; null if there are none.
 * @throws Refusal FORBIDDEN for everyone else; CONFLICT for one that the booth doesn't have, or too many
 */
export async function attachDocuments(
  tx: Queryable,
  { boothId, isRep, ids }: Attaching,
): Promise<string | null> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return null;
  if (!isRep) throw forbidden(apiSentence(messages.onlyReps));
  if (wanted.length > mostAttached)
    throw conflict(apiSentence(messages.tooMany, { n: mostAttached }));
  const rows = await readRows(tx, { id: 'text', name: 'text' })(
    `select id, name from file where id = any($1) and state = 'ready' and record_type = $2
       and record_id = $3 and slot = $4`,
    [wanted.filter(isUuid), FairBooth.name, boothId, boothDocuments.name],
  );
  const found = wanted.flatMap((id) => rows.find((one) => one.id === id) ?? []);
  if (found.length < wanted.length) throw conflict(apiSentence(messages.noDocument));
  return JSON.stringify(found);
}

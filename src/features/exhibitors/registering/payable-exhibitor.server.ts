import { payableRecord } from '../../payments/payable-record.server.ts';
import { readPayer } from '../../payments/read-payer.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { conflict } from '../../../platform/model/refusal.ts';
import { exhibitorRefusals as messages } from '../exhibitor-refusals.messages.ts';
import { FairExhibitor } from '../fair-exhibitor.entity.ts';

/** A registration of one exhibitor for one fair; paid for by its college, or by the registrant. */
export const payableExhibitor = payableRecord({
  kind: 'exhibitor',
  entity: FairExhibitor,
  fairIds: 'array[fair_id::text]',
  async mayPay(tx, by, { id, owner, collegeId }) {
    if (by.id === null) {
      if (by.exhibitorId !== id) return false;
      await refuseOvertaken(tx, id);
      return true;
    }
    if (collegeId === null) return by.role === 'ADMINS' || owner === by.id;
    return (await readPayer(tx, by, collegeId)).id === collegeId;
  },
  async contact(tx, { id }) {
    const rows = await readRows(tx, { email: 'text' })(
      'select primary_contact_email as email from fair_exhibitor where id = $1',
      [id],
    );
    return rows[0]?.email ?? null;
  },
  async returnPath(tx, { fairIds }) {
    const rows = await readRows(tx, { slug: 'text' })(
      'select slug from fair where id::text = any($1)',
      [fairIds],
    );
    return `/fair-${rows[0]?.slug ?? ''}/confirmation`;
  },
});

/**
 * No one is charged for a college that someone else has registered for the fair meanwhile.
 *
 * @throws Refusal CONFLICT
 */
async function refuseOvertaken(tx: Queryable, id: string): Promise<void> {
  const rows = await readRows(tx, { name: 'text' })(
    `select f.name from fair_exhibitor e
     join exhibitor_registration r on r.exhibitor_id = e.id
     join fair f on f.id = e.fair_id
     where e.id = $1 and e.college_id is null and exists (
       select from fair_exhibitor o where o.fair_id = e.fair_id and o.id <> e.id
         and o.college_id = r.likely_college_id and o.payment_status <> 'refunded')`,
    [id],
  );
  if (rows[0]) throw conflict(apiSentence(messages.overtaken, { name: rows[0].name }));
}

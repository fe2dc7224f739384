import { payableRecord } from '../payments/payable-record.server.ts';
import { readPayer } from '../payments/read-payer.server.ts';
import { FairExhibitor } from './fair-exhibitor.entity.ts';

/** The registration of one exhibitor for one fair; paid for by its college, or by whoever made it. */
export const payableExhibitor = payableRecord({
  kind: 'exhibitor',
  entity: FairExhibitor,
  fairIds: 'array[fair_id::text]',
  async mayPay(tx, by, { id, owner, collegeId }) {
    if (by.id === null) return by.exhibitorId === id;
    if (collegeId === null) return by.role === 'ADMINS' || owner === by.id;
    return (await readPayer(tx, by, collegeId)).id === collegeId;
  },
  async contact(tx, { id }) {
    const { rows } = await tx.query<{ email: string }>(
      'select primary_contact_email as email from fair_exhibitor where id = $1',
      [id],
    );
    return rows[0]?.email ?? null;
  },
  async returnPath(tx, { fairIds }) {
    const { rows } = await tx.query<{ slug: string }>(
      'select slug from fair where id::text = any($1)',
      [fairIds],
    );
    return `/fair-${rows[0]?.slug ?? ''}/confirmation`;
  },
});

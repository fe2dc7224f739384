import { payableRecord } from '../payments/payable-record.server.ts';
import { readPayer } from '../payments/read-payer.server.ts';
import { FairExhibitor } from './fair-exhibitor.entity.ts';

/** The registration of one exhibitor for one fair; paid for by its college, or by whoever made it. */
export const payableExhibitor = payableRecord({
  kind: 'exhibitor',
  entity: FairExhibitor,
  fairIds: 'array[fair_id::text]',
  mayPay: async (tx, by, { owner, collegeId }) =>
    collegeId === null
      ? by.role === 'ADMINS' || owner === by.id
      : (await readPayer(tx, by, collegeId)).id === collegeId,
  async returnPath(tx, { fairIds }) {
    const { rows } = await tx.query<{ slug: string }>(
      'select slug from fair where id::text = any($1)',
      [fairIds],
    );
    return `/fair-${rows[0]?.slug ?? ''}/confirmation`;
  },
});

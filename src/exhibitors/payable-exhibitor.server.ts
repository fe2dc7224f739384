import { payableRecord } from '../payments/payable-record.server.ts';
import { FairExhibitor } from './fair-exhibitor.entity.ts';

/** The registration of one exhibitor for one fair; paid for by whoever made it, or by its college. */
export const payableExhibitor = payableRecord({
  kind: 'exhibitor',
  entity: FairExhibitor,
  fairIds: 'array[fair_id::text]',
  mayPay: (_tx, by, { owner, collegeId }) =>
    Promise.resolve(
      by.role === 'ADMINS' ||
        owner === by.id ||
        (collegeId !== null && by.holds['college']?.includes(collegeId) === true),
    ),
  async returnPath(tx, { fairIds }) {
    const { rows } = await tx.query<{ slug: string }>(
      'select slug from fair where id::text = any($1)',
      [fairIds],
    );
    return `/fair-${rows[0]?.slug ?? ''}/confirmation`;
  },
});

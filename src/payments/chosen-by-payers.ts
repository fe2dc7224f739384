import type { Rule } from '../platform/model/entity.ts';

const open = new Set<unknown>(['card', 'invoice', 'check']);

/** Credits are spent by a call of their own and only an admin waives a price. */
export const chosenByPayers: Rule = ({ paymentType }, { viewer, before }) =>
  viewer.role !== 'ADMINS' && paymentType !== before?.['paymentType'] && !open.has(paymentType)
    ? { paymentType: 'Please choose one of: card, invoice, check.' }
    : null;

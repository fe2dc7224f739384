import type { Rule } from '../../platform/model/entity.ts';
import { messages } from '../../platform/model/messages.ts';

const open = ['card', 'invoice', 'check'];

/** Credits have their own call, and only an admin waives a price. */
export const chosenByPayers: Rule = ({ paymentType }, { viewer, before }) =>
  viewer.role !== 'ADMINS' &&
  paymentType !== before?.['paymentType'] &&
  !open.some((type) => type === paymentType)
    ? { paymentType: messages.choice(open) }
    : null;

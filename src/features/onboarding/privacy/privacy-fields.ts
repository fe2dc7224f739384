import type { MailScope } from '../../campaigns/audiences.ts';
import { flag } from '../../../platform/model/kinds.ts';

/** The form for bulk email. */
export const mailFields = {
  campaigns: flag(),
  attendees: flag(),
  exhibitors: flag(),
} as const satisfies Record<MailScope, unknown>;

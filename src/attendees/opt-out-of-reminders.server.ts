import type { Queryable } from '../platform/database/queryable.ts';
import { optOutLink } from '../platform/email/opt-out-link.server.ts';
import type { WriteParts } from './remind-attendees.server.ts';

/**
 * The link by which a reader leaves reminders of fairs and word of recordings, with its headers; null
 * for students, who have switches in their profile.
 */
export const optOutOfReminders = async (
  tx: Queryable,
  { world, env }: Pick<WriteParts, 'world' | 'env'>,
  { email, isStudent }: { readonly email: string; readonly isStudent: boolean },
) => (isStudent ? null : optOutLink(tx, world, env, { address: email, scope: 'reminders' }));

import type { Queryable } from '../../../platform/database/queryable.ts';
import { optOutLink } from '../../../platform/email/opt-out-link.server.ts';
import type { Env } from '../../../platform/env.server.ts';
import type { World } from '../../../platform/world.ts';

/**
 * The unsubscribe link for fair reminders and recording news, with its headers; null for students,
 * who have switches in their profile.
 */
export const optOutOfReminders = async (
  tx: Queryable,
  { world, env }: { readonly world: World; readonly env: Pick<Env, 'secret' | 'publicUrl'> },
  { email, isStudent }: { readonly email: string; readonly isStudent: boolean },
) => (isStudent ? null : optOutLink(tx, world, env, { address: email, scope: 'reminders' }));

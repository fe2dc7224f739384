import type { PageCall } from '../../platform/pages/page-call.ts';
import { registrationOf } from './registration-page.ts';
import { mineQuery } from './registration-queries.ts';

/**
 * Where people whom an organizer registered by hand agree to the terms, before they can enter the
 * fair; null for everyone else.
 */
export async function whereToAgree(call: PageCall, slug: string): Promise<string | null> {
  if (call.viewer === null || call.viewer.role === 'guests') return null;
  const { me } = await call.query(mineQuery);
  const own = me.registrations.filter(({ fair }) => fair.slug === slug);
  return own.some(({ consent }) => !consent) ? registrationOf(slug) : null;
}

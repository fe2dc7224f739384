import { issueLinkToken, type IssuedLink } from '../../accounts/link-token.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import type { World } from '../../../platform/world.ts';

/** Days after the end of a fair during which an emailed link still opens the registration. */
const daysAfter = 14;
const day = 24 * 3_600_000;

interface Opens {
  readonly email: string;
  readonly attendeeType: string;
  readonly name: string;
  /** The language in which they registered. */
  readonly locale: string | null;
  /** Fair id. */
  readonly slug: string;
  /** The end of the fair. */
  readonly until: Date;
}

/**
 * Issues a link to a person's registration for a fair: it signs in once, later with a code. Email it
 * in the same transaction.
 */
export function issueRegistrationLink(
  tx: Queryable,
  world: World,
  { email, attendeeType, name, locale, slug, until }: Opens,
): Promise<IssuedLink> {
  const days = Math.ceil((until.getTime() - world.now().getTime()) / day);
  return issueLinkToken(tx, world, {
    purpose: 'sign-in',
    address: email,
    payload: { userType: attendeeType, name, fair: slug, ...(locale === null ? {} : { locale }) },
    issuedBy: null,
    lifetimeDays: Math.max(0, days) + daysAfter,
  });
}

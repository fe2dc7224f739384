import { newLinkToken } from '../accounts/link-token.server.ts';
import type { World } from '../platform/world.ts';

/** Days after the end of a fair for which an emailed link still opens the registration. */
const daysAfter = 14;
const day = 24 * 3_600_000;

interface Opens {
  readonly email: string;
  readonly attendeeType: string;
  readonly name: string;
  /** Of the fair. */
  readonly slug: string;
  /** The end of the fair. */
  readonly until: Date;
}

/**
 * Makes the token of a link that opens a person's registration for a fair: it signs in once, and later
 * with a code. To be written down along with the email that it goes into.
 */
export function newRegistrationLink(
  world: World,
  { email, attendeeType, name, slug, until }: Opens,
): ReturnType<typeof newLinkToken> {
  const days = Math.ceil((until.getTime() - world.now().getTime()) / day);
  return newLinkToken(world, {
    purpose: 'sign-in',
    address: email,
    payload: { userType: attendeeType, name, fair: slug },
    issuedBy: null,
    lifetimeDays: Math.max(0, days) + daysAfter,
  });
}

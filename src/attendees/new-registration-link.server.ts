import { newLinkToken } from '../accounts/link-token.server.ts';
import type { World } from '../platform/world.ts';

/** Days after the end of a fair during which an emailed link still opens the registration. */
const daysAfter = 14;
const day = 24 * 3_600_000;

interface Opens {
  readonly email: string;
  readonly attendeeType: string;
  readonly name: string;
  /** Fair id. */
  readonly slug: string;
  /** The end of the fair. */
  readonly until: Date;
}

/**
 * Creates the token of a link to a person's registration for a fair: it signs in once, later with a
 * code. Store it together with the email that contains it.
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

import { findSignInLink } from '../../accounts/link-token.server.ts';
import { signedIn } from '../../accounts/people-services.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import type { AttendeeServices } from '../attendee-services.ts';

/** `linkedRegistration(...)`: where an emailed link leads its registration's signed-in owner. */
export const linkedRegistration = operation<'linkedRegistration', AttendeeServices>({
  kind: 'Query',
  name: 'linkedRegistration',
  field: `
  "Returns the fair an emailed link is about, by its slug without \`fair-\`. Null unless the link was emailed to the caller."
  linkedRegistration(key: String!): String`,
  who: ['signedIn'],
  async resolve({ key }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const link = await findSignInLink(services.database.pool, world, key);
    return link?.address === by.email.toLowerCase() ? (link.payload['fair'] ?? null) : null;
  },
});

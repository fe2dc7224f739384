import {
  redeemLinkToken,
  type LinkPurpose,
  type RedeemedLink,
} from '../../accounts/link-token.server.ts';
import { signedIn, type PeopleServices, type SignedIn } from '../../accounts/people-services.ts';
import { acceptRepInvitation } from '../../colleges/college-reps.server.ts';
import { vouchForCounselor } from '../../counselors/vouch-for-counselor.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, notFound } from '../../../platform/model/refusal.ts';
import type { World } from '../../../platform/world.ts';
import {
  acceptParentInvitation,
  acceptStudentInvitation,
  declineParentInvitation,
} from '../../students/family-links.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { accountRefusals } from '../../accounts/account-refusals.messages.ts';

/** What is done when someone takes up an offer of each kind. */
const accept: Readonly<
  Partial<
    Record<
      LinkPurpose,
      (tx: Queryable, world: World, by: SignedIn, link: RedeemedLink) => Promise<void>
    >
  >
> = {
  'parent-invitation': acceptParentInvitation,
  'student-invitation': acceptStudentInvitation,
  'rep-invitation': acceptRepInvitation,
  'counselor-confirmation': vouchForCounselor,
};
const purposes = Object.keys(accept) as readonly LinkPurpose[];

interface Args {
  readonly token?: string | null;
  readonly invitationId?: string | null;
}

/**
 * `acceptInvitation(...)`: by the token of the email, or by the id that `me { invitations }` shows
 * to the owner of the confirmed address. Once, and only by the account the email went to.
 */
export const acceptInvitation = operation<'acceptInvitation', PeopleServices>({
  kind: 'Mutation',
  name: 'acceptInvitation',
  field: `
  "Accepts an invitation by its emailed token or its id. Works once, for the invited account only."
  acceptInvitation(token: String, invitationId: ID): Boolean!`,
  who: ['signedIn'],
  async resolve(args, context) {
    const by = signedIn(context);
    const { services, world } = context;
    await services.writer.change(async (tx) => {
      const link = await redeemLinkToken(tx, world, { purpose: purposes, by, ...offerOf(args) });
      await accept[link.purpose]?.(tx, world, by, link);
    });
    return true;
  },
});

/** `declineInvitation(...)`: the offer is gone, and with it what was only made for it. */
export const declineInvitation = operation<'declineInvitation', PeopleServices>({
  kind: 'Mutation',
  name: 'declineInvitation',
  field: `
  "Declines an invitation and deletes what was created only for it."
  declineInvitation(token: String, invitationId: ID): Boolean!`,
  who: ['signedIn'],
  async resolve(args, context) {
    const by = signedIn(context);
    const { services, world } = context;
    await services.writer.change(async (tx) => {
      const link = await redeemLinkToken(tx, world, { purpose: purposes, by, ...offerOf(args) });
      if (link.purpose === 'parent-invitation') await declineParentInvitation(tx, link.payload);
    });
    return true;
  },
});

function offerOf({ token, invitationId }: Args): { token: string } | { id: string } {
  if (token && !invitationId) return { token };
  if (!invitationId || token) throw badInput({ token: messages.required });
  if (!isUuid(invitationId)) throw notFound(apiSentence(accountRefusals.noInvitation));
  return { id: invitationId };
}

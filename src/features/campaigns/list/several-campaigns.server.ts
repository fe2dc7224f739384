import { signedIn } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { cancelLocked } from '../sending/steer-campaign.server.ts';
import { lockCampaignIfAny } from '../campaign-record.server.ts';
import type { CampaignCall, CampaignServices } from '../campaign-services.ts';
import { findDraft } from '../editor/draft-record.server.ts';
import { deleteDraft } from '../editor/save-draft.server.ts';
import { ownerOf, type CampaignOwner } from '../own-campaigns.server.ts';
import { cancellable, mostCampaigns } from './campaign-states.ts';

interface Several {
  readonly name: 'deleteCampaignDrafts' | 'cancelCampaigns';
  readonly about: string;
  /** Does it to one; false where it can't be done, undefined where the caller has none of this id. */
  readonly act: (
    tx: Queryable,
    context: CampaignCall,
    id: string,
    owner: CampaignOwner,
  ) => Promise<boolean | undefined>;
}

const several = ({ name, about, act }: Several) =>
  operation<Several['name'], CampaignServices>({
    kind: 'Mutation',
    name,
    field: `
    "${about} Up to ${mostCampaigns} at once."
    ${name}(ids: [ID!]!): SeveralCampaigns!`,
    who: ['ADMINS', 'ADMINS6X6'],
    async resolve({ ids }, context) {
      const owner = ownerOf(signedIn(context));
      // In a fixed order, so that concurrent transactions don't deadlock.
      const wanted = [...new Set(ids)].slice(0, mostCampaigns).sort();
      const { services } = context;
      return services.writer.change(async (tx) => {
        let [count, skipped] = [0, 0];
        for (const id of wanted) {
          const isDone = await act(tx, context, id, owner);
          if (isDone) count += 1;
          else if (isDone === false) skipped += 1;
        }
        if (count + skipped === 0) throw notFound();
        return { count, skipped };
      });
    },
  });

/** `deleteCampaignDrafts(ids)`: drafts and all that was written in them. */
export const deleteCampaignDrafts = several({
  name: 'deleteCampaignDrafts',
  about: 'Deletes drafts of campaigns for good; campaigns among them are skipped.',
  async act(tx, context, id, owner) {
    const draft = await findDraft(tx, id, owner, 'for update');
    if (!draft) return (await lockCampaignIfAny(tx, id, owner)) && false;
    await deleteDraft(tx, context, draft);
    return true;
  },
});

/** `cancelCampaigns(ids)`: campaigns that are not on their way yet, or paused. */
export const cancelCampaigns = several({
  name: 'cancelCampaigns',
  about:
    'Cancels campaigns that are scheduled or paused; others are skipped, those being sent among them.',
  async act(tx, context, id, owner) {
    const campaign = await lockCampaignIfAny(tx, id, owner);
    if (!campaign) return (await findDraft(tx, id, owner)) && false;
    if (!cancellable.some((one) => one === campaign.status)) return false;
    await cancelLocked(tx, context, campaign);
    return true;
  },
});

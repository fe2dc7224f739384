import { signedIn } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { notFound, badInput } from '../../../platform/model/refusal.ts';
import { cancelLocked } from '../sending/steer-campaign.server.ts';
import { lockCampaignIfAny, campaignRow, campaignColumns } from '../campaign-record.server.ts';
import type { CampaignCall, CampaignServices } from '../campaign-services.ts';
import { findDraft } from '../editor/draft-record.server.ts';
import { deleteDraft } from '../editor/save-draft.server.ts';
import { ownerOf, type CampaignOwner, ownSql } from '../own-campaigns.server.ts';
import { cancellable, mostCampaigns, campaignStates } from './campaign-states.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { messages } from '../../../platform/model/messages.ts';
import { containing, readTablePage } from '../../../platform/store/table-page.server.ts';
import { partsOf, isAudience } from '../audiences.ts';
import { showCampaign } from './show-campaign.server.ts';

const sorts = {
  changed: 't."updatedAt"',
  subject: 'lower(t.subject)',
  sendAt: 't."sendAt"',
};

/** `campaignTable(...)`: drafts and campaigns, those changed last first unless asked otherwise. */
const campaignTable = operation<'campaignTable', CampaignServices>({
  kind: 'Query',
  name: 'campaignTable',
  field: `
  "Lists campaigns and drafts, the most recently changed first unless sorted otherwise."
  campaignTable(search: String, state: String, fairId: ID, ids: [ID!], sort: String, descending: Boolean, page: Int): CampaignTable!`,
  types: `
    "A page of campaigns and drafts."
    type CampaignTable { items: [ListedCampaign!]! total: Int! }
    "A campaign, or a draft of one."
    type ListedCampaign {
      id: ID!
      "Empty for a draft without one."
      audience: String!
      "Name of the fair, for an audience at a fair."
      fairName: String
      subject: String!
      "draft, scheduled, sending, paused, cancelled or sent"
      state: String!
      "Null for a draft."
      sendAt: DateTime
      timeZone: String
      updatedAt: DateTime!
      "Null for a draft."
      figures: CampaignFigures
    }
    "The outcome of an act on several campaigns."
    type SeveralCampaigns {
      count: Int!
      "Those it couldn't be done with."
      skipped: Int!
    }`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ search, state, fairId = null, ids, ...view }, context) {
    if (state && !campaignStates.some((one) => one === state))
      throw badInput({ state: messages.choice(campaignStates) });
    const { pool } = context.services.database;
    const { items, total } = await readTablePage(
      pool,
      {
        id: 'text',
        audience: 'text',
        subject: 'text',
        state: 'text',
        sendAt: 'timestamp?',
        updatedAt: 'timestamp',
      },
      {
        sort: 'changed',
        sorts,
        params: [
          state ?? null,
          containing(search),
          ownerOf(signedIn(context)),
          fairId,
          ids ?? null,
        ],
        rows: `select * from (
            select id, audience, subject, 'draft' as state, null::timestamptz as "sendAt",
              updated_at as "updatedAt" from campaign_draft c where ${ownSql('c', 3)}
            union all
            select id, audience, subject, status, send_at, updated_at from campaign c
            where ${ownSql('c', 3)}
          ) one where ($1::text is null or one.state = $1)
            and ($2::text is null or lower(one.subject) like $2)
            and ($4::text is null or lower(split_part(one.audience, ':', 2)) = lower($4))
            and ($5::text[] is null or one.id::text = any($5))`,
      },
      view,
    );
    const campaigns = await readRows(pool, campaignRow)(
      `select ${campaignColumns} from campaign c where c.id = any($1)`,
      [items.map(({ id }) => id)],
    );
    const byId = new Map(campaigns.map((one) => [one.id, showCampaign(one)]));
    const fairIds = items.map(({ audience }) => fairIdOf(audience)).filter((id) => id !== null);
    const fairs = await readRows(pool, { id: 'text', name: 'text' })(
      'select id, name from fair where id = any($1)',
      [fairIds],
    );
    const names = new Map(fairs.map(({ id, name }) => [id, name]));
    return {
      total,
      items: items.map((one) => ({
        ...one,
        timeZone: byId.get(one.id)?.timeZone ?? null,
        figures: one.state === 'draft' ? null : (byId.get(one.id)?.figures ?? null),
        fairName: names.get(fairIdOf(one.audience) ?? '') ?? null,
      })),
    };
  },
});

const fairIdOf = (audience: string): string | null =>
  isAudience(audience) ? partsOf(audience).fairId : null;

interface Several {
  readonly name: 'deleteCampaignDrafts' | 'cancelCampaigns';
  readonly about: string;
  /** Acts on one; false where it can't be done, undefined where the caller has none of this id. */
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
      const campaignIds = [...new Set(ids)].slice(0, mostCampaigns).sort();
      const { services } = context;
      return services.writer.change(async (tx) => {
        let [count, skipped] = [0, 0];
        for (const id of campaignIds) {
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
const deleteCampaignDrafts = several({
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
const cancelCampaigns = several({
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

/** Operations that list campaigns and drafts, and act on several at once. */
export const campaignListOperations = [
  campaignTable,
  deleteCampaignDrafts,
  cancelCampaigns,
] as const;

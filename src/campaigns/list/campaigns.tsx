import type { Route } from './+types/campaigns.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead, Wrap } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { SearchedTable } from '../../ui/searched-table.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { readTable, sortedBy } from '../../ui/table-address.ts';
import { campaignsPath } from '../campaign-paths.ts';
import { CampaignRows } from '../campaign-rows.tsx';
import { listedCampaigns } from './campaign-queries.ts';
import { campaignStates } from './campaign-states.ts';
import { campaignsWords as said } from './campaigns.words.ts';

const sorts = ['subject', 'sendAt', 'changed'] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const asked = readTable(url.searchParams, sorts);
  const state = campaignStates.find((one) => one === url.searchParams.get('state')) ?? null;
  const { campaignTable } = await call.query(listedCampaigns, {
    ...asked,
    state,
    // The latest first, unless an order is asked for.
    descending: asked.sort === null ? true : asked.descending,
  });
  const say = speak(call.locale);
  const meta = pageMeta({
    ...call,
    title: say(said.title),
    description: say(said.description),
    path: campaignsPath,
  });
  return {
    ...campaignTable,
    meta,
    asked,
    state,
    query: url.search,
    zone: call.zone ?? 'UTC',
    now: call.now.toISOString(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/campaigns/email`: drafts and campaigns, with what became of them. */
export default function Campaigns({ loaderData }: Route.ComponentProps) {
  const { items, total, asked, state, query, zone, now } = loaderData;
  const say = useSay();
  const by = (key: (typeof sorts)[number]) => sortedBy(query, asked, key, 'changed');
  const create = (
    <ButtonLink to={`${campaignsPath}/new`} icon="plus">
      {say(said.newCampaign)}
    </ButtonLink>
  );
  return (
    <Wrap>
      <PageHead title={say(said.title)} lead={say(said.description)}>
        <ButtonLink to={`${campaignsPath}/suppressions`} kind="quiet" icon="list">
          {say(said.suppressions)}
        </ButtonLink>
        {create}
      </PageHead>
      {total === 0 && asked.search === '' && state === null ? (
        <EmptyState title={say(said.first)} action={create}>
          {say(said.firstText)}
        </EmptyState>
      ) : (
        <SearchedTable
          {...{ asked, query, total }}
          isEmpty={items.length === 0}
          find={say(said.find)}
          act={say(said.search)}
          fields={
            <SelectField
              name="state"
              label={say(said.state)}
              empty={say(said.anyState)}
              defaultValue={state ?? ''}
              options={campaignStates.map((value) => ({ value, label: say(said[value]) }))}
            />
          }
          count={say(said.count, { count: total })}
          none={{ title: say(said.none), text: say(said.noneText) }}
        >
          <CampaignRows {...{ items, zone, now }} sortedBy={by} />
        </SearchedTable>
      )}
    </Wrap>
  );
}

import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { CsvButton } from '../ui/csv-button.tsx';
import { useSay } from '../ui/say.tsx';
import { SearchedTable } from '../ui/searched-table.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { NothingChosen, Selection } from '../ui/selection.tsx';
import { sortedBy, withChanges } from '../ui/table-address.ts';
import { CampaignRows } from './campaign-rows.tsx';
import { campaignStates, mostCampaigns } from './list/campaign-states.ts';
import { CampaignsQuestion } from './list/campaigns-question.tsx';
import { campaignsWords as said } from './list/campaigns.words.ts';
import type { campaignSorts } from './list/read-campaigns.ts';
import type { LoadedCampaigns } from './load-campaigns.ts';

interface CampaignListProps {
  readonly list: LoadedCampaigns;
  /** The page that it is on. */
  readonly path: string;
  readonly zone: string;
  /** Further fields to find by. */
  readonly fields?: ReactNode;
  /** Parameters of the address that stay when someone searches. */
  readonly kept?: Readonly<Record<string, string>>;
}

/** Campaigns and drafts: found, sorted, and deleted, canceled or downloaded several at a time. */
export function CampaignList({ list, path, zone, fields, kept }: CampaignListProps) {
  const { items, total, asked, state, query, chosen, isAll, asks, question, now } = list;
  const say = useSay();
  const by = (key: (typeof campaignSorts)[number]) => sortedBy(query, asked, key, 'changed');
  return (
    <>
      {asks && question.length === 0 && <NothingChosen />}
      {asks && question.length > 0 && (
        <CampaignsQuestion
          key={`${asks} ${isAll} ${chosen.join()}`}
          act={asks}
          selected={question}
          all={isAll ? total : null}
          back={query}
          now={now}
        />
      )}
      <SearchedTable
        {...{ asked, query, total }}
        {...(kept ? { kept } : {})}
        isEmpty={items.length === 0}
        find={say(said.find)}
        act={say(said.search)}
        fields={
          <>
            <SelectField
              name="state"
              label={say(said.state)}
              empty={say(said.anyState)}
              defaultValue={state ?? ''}
              options={campaignStates.map((value) => ({ value, label: say(said[value]) }))}
            />
            {fields}
          </>
        }
        count={say(said.count, { count: total })}
        none={{ title: say(said.none), text: say(said.noneText) }}
        file={{
          href: `${path}.csv${withChanges(query, { page: null })}`,
          label: say(said.exportCsv),
        }}
      >
        <Selection
          {...{ total, query }}
          shown={items.length}
          most={mostCampaigns}
          acts={<BulkActs action={`${path}${query}`} />}
        >
          {(formId) => (
            <CampaignRows
              {...{ items, zone, formId, chosen }}
              now={now.toISOString()}
              sortedBy={by}
            />
          )}
        </Selection>
      </SearchedTable>
    </>
  );
}

function BulkActs({ action }: { readonly action: string }) {
  const say = useSay();
  const asked = { type: 'submit', size: 'small', kind: 'dangerLine', name: 'ask' } as const;
  return (
    <>
      <CsvButton action={action}>{say(said.csv)}</CsvButton>
      <Button {...asked} value="cancel">
        {say(said.cancelScheduled)}
      </Button>
      <Button {...asked} value="delete">
        {say(said.deleteDrafts)}
      </Button>
    </>
  );
}

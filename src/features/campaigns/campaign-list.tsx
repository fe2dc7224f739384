import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { CsvButton } from '../../ui/tables/csv-button.tsx';
import { useTranslate } from '../../ui/text/translate.tsx';
import { SearchedTable } from '../../ui/tables/searched-table.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { NothingChosen, Selection } from '../../ui/tables/selection.tsx';
import { sortedBy, withChanges } from '../../ui/tables/table-address.ts';
import { CampaignRows } from './list/campaign-rows.tsx';
import { campaignStates, mostCampaigns } from './list/campaign-states.ts';
import { CampaignsQuestion } from './list/campaigns-question.tsx';
import { campaignsMessages as messages } from './list/campaigns.messages.ts';
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
  const t = useTranslate();
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
        find={t(messages.find)}
        act={t(messages.search)}
        fields={
          <>
            <SelectField
              name="state"
              label={t(messages.state)}
              empty={t(messages.anyState)}
              defaultValue={state ?? ''}
              options={campaignStates.map((value) => ({ value, label: t(messages[value]) }))}
            />
            {fields}
          </>
        }
        count={t(messages.count, { count: total })}
        none={{ title: t(messages.none), text: t(messages.noneText) }}
        file={{
          href: `${path}.csv${withChanges(query, { page: null })}`,
          label: t(messages.exportCsv),
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
  const t = useTranslate();
  const asked = { type: 'submit', size: 'small', kind: 'dangerLine', name: 'ask' } as const;
  return (
    <>
      <CsvButton action={action}>{t(messages.csv)}</CsvButton>
      <Button {...asked} value="cancel">
        {t(messages.cancelScheduled)}
      </Button>
      <Button {...asked} value="delete">
        {t(messages.deleteDrafts)}
      </Button>
    </>
  );
}

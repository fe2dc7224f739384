import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { CsvButton } from '../../ui/tables/csv-button.tsx';
import { useTranslate } from '../../ui/text/translate.tsx';
import { SearchedTable } from '../../ui/tables/searched-table.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { NothingChosen, Selection, Pick } from '../../ui/tables/selection.tsx';
import { sortedBy, withChanges } from '../../ui/tables/table-address.ts';
import { campaignStates, mostCampaigns } from './list/campaign-states.ts';
import { CampaignsQuestion } from './list/campaigns-question.tsx';
import { campaignsMessages as messages } from './list/campaigns.messages.ts';
import type { campaignSorts } from './list/read-campaigns.ts';
import type { LoadedCampaigns } from './load-campaigns.ts';
import type { ResultOf } from '../../platform/pages/graphql.ts';
import { DataTable } from '../../ui/tables/data-table.tsx';
import { When } from '../../ui/time/when.tsx';
import { describeAudience } from './audience/describe-audience.ts';
import type { listedCampaigns } from './list/campaign-queries.ts';
import { CampaignStateTag } from './list/campaign-state.tsx';
import { describeSubject } from './list/describe-subject.ts';
import css from './list/campaigns.module.css';
import { useCampaignPaths } from './use-campaign-paths.ts';

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
        asked={asked}
        query={query}
        total={total}
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
          total={total}
          query={query}
          shown={items.length}
          most={mostCampaigns}
          acts={<BulkActs action={`${path}${query}`} />}
        >
          {(formId) => (
            <CampaignRows
              items={items}
              zone={zone}
              formId={formId}
              chosen={chosen}
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
  const buttonProps = { type: 'submit', size: 'small', kind: 'dangerLine', name: 'ask' } as const;
  return (
    <>
      <CsvButton action={action}>{t(messages.csv)}</CsvButton>
      <Button {...buttonProps} value="cancel">
        {t(messages.cancelScheduled)}
      </Button>
      <Button {...buttonProps} value="delete">
        {t(messages.deleteDrafts)}
      </Button>
    </>
  );
}

type Listed = ResultOf<typeof listedCampaigns>['campaignTable']['items'][number];

interface CampaignRowsProps {
  readonly items: readonly Listed[];
  readonly zone: string;
  readonly now: string;
  /** What makes the head of a column a link that sorts. */
  readonly sortedBy: (key: 'subject' | 'sendAt') => object;
  /** Of the form that the boxes of the rows belong to. */
  readonly formId: string;
  readonly chosen: readonly string[];
}

/** Campaigns and drafts as rows, with what became of them and the way to each. */
function CampaignRows(props: CampaignRowsProps) {
  const { items, zone, now, sortedBy, formId, chosen } = props;
  const t = useTranslate();
  const paths = useCampaignPaths();
  return (
    <DataTable
      caption={t(paths.isOfAdmins ? messages.title : messages.emails)}
      columns={[
        { key: 'subject', title: t(messages.subject), ...sortedBy('subject') },
        { key: 'state', title: t(messages.state) },
        { key: 'audience', title: t(messages.audience) },
        { key: 'when', title: t(messages.when), ...sortedBy('sendAt') },
        { key: 'figures', title: t(messages.figures), figures: true },
      ]}
      rows={items.map((one) => ({
        id: one.id,
        cells: {
          subject: <Subject one={one} formId={formId} isChosen={chosen.includes(one.id)} />,
          state: <CampaignStateTag state={one.state} />,
          audience: describeAudience(t, one.audience, one.fairName),
          when: (
            <When
              start={one.sendAt ?? one.updatedAt}
              zone={one.sendAt === null ? zone : (one.timeZone ?? zone)}
              now={now}
            />
          ),
          figures: <Figures campaign={one} />,
        },
      }))}
    />
  );
}

interface SubjectProps {
  readonly one: Listed;
  readonly formId: string;
  readonly isChosen: boolean;
}

function Subject({ one: { id, subject, state }, formId, isChosen }: SubjectProps) {
  const t = useTranslate();
  const paths = useCampaignPaths();
  const shown = describeSubject(t, subject) || t(messages.noSubject);
  return (
    <>
      <Pick
        id={id}
        form={formId}
        label={t(messages.select, { subject: shown })}
        checked={isChosen}
      />
      <Link to={state === 'draft' ? paths.draft(id) : paths.one(id)} className={css.subject}>
        {shown}
      </Link>
    </>
  );
}

function Figures({ campaign: { figures, state } }: { readonly campaign: Listed }) {
  const t = useTranslate();
  if (!figures || figures.recipients === 0) return <span aria-hidden="true">–</span>;
  const { sent, recipients: all, bounced, unsubscribed } = figures;
  return (
    <span className={css.figures}>
      <span>
        {state === 'sent' && sent === all
          ? t(messages.sentAll, { sent })
          : t(messages.sentOf, { sent, all })}
      </span>
      {bounced > 0 && <span>{t(messages.bouncedToo, { count: bounced })}</span>}
      {unsubscribed > 0 && <span>{t(messages.leftToo, { count: unsubscribed })}</span>}
    </span>
  );
}

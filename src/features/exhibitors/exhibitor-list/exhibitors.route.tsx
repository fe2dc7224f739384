import type { Route } from './+types/exhibitors.route.ts';
import { adminFairsMessages } from '../../fairs/admin-fairs.messages.ts';
import { idsIn, matchingIds } from '../../../platform/pages/matching-ids.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { ButtonGroup } from '../../../ui/buttons/button-group.tsx';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { CsvButton } from '../../../ui/tables/csv-button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SearchedTable } from '../../../ui/tables/searched-table.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { NothingChosen, Selection } from '../../../ui/tables/selection.tsx';
import { readTable, withChanges, withoutSelection } from '../../../ui/tables/table-address.ts';
import { UndoNotice } from '../../../ui/tables/undo-notice.tsx';
import {
  boothFilters,
  mostExhibitors,
  paymentFilters,
  readExhibitorFilter,
} from '../exhibitor-filters.ts';
import { managedExhibitors } from '../managed-exhibitors-query.ts';
import { readinessMessages } from '../readiness/readiness.messages.ts';
import { readMatching } from '../select-exhibitors.ts';
import { actOnExhibitors } from './act-on-exhibitors.ts';
import { exhibitorSorts, ExhibitorTable } from './exhibitor-table.tsx';
import { bulkActs, ExhibitorsQuestion } from './exhibitors-question.tsx';
import { exhibitorsMessages } from './exhibitors.messages.ts';
import { chosenExhibitors } from './managing-queries.ts';

const messages = { ...adminFairsMessages, managing: exhibitorsMessages };

export async function loader({ context, params: { fairId }, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { searchParams } = url;
  const tableQuery = readTable(searchParams, exhibitorSorts);
  const filter = readExhibitorFilter(searchParams);
  const { manageExhibitors } = await call.query(managedExhibitors, {
    fairId,
    ...filter,
    ...tableQuery,
  });
  const title = translatorFor(call.locale)(messages.exhibitors);
  const path = `/admin/fairs/${fairId}/exhibitors`;
  const meta = pageMeta({ ...call, title, description: title, path });
  const chosen = idsIn(searchParams.getAll('id'));
  const { total } = manageExhibitors;
  const isAll = searchParams.has('all') && total <= mostExhibitors;
  const asks = bulkActs.find((one) => one === searchParams.get('ask')) ?? null;
  const matching =
    asks && isAll
      ? await matchingIds(readMatching(call, fairId, searchParams), total, mostExhibitors)
      : { ids: chosen };
  const ids = 'ids' in matching ? [...matching.ids] : [];
  const question =
    asks && ids.length > 0
      ? (await call.query(chosenExhibitors, { fairId, ids })).chosenExhibitors
      : [];
  return {
    ...manageExhibitors,
    meta,
    fairId,
    asked: tableQuery,
    filter,
    chosen,
    isAll,
    asks,
    question,
    query: withoutSelection(url.search),
    undo: searchParams.get('undo'),
    now: call.now,
  };
}

export async function action({ request, context, params: { fairId }, url }: Route.ActionArgs) {
  const form = await request.formData();
  return actOnExhibitors(context.get(pageCall), form, url, fairId);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/fairs/{fairId}/exhibitors`: who exhibits, who has paid, and whose booth is published. */
export default function AdminFairExhibitors({ loaderData }: Route.ComponentProps) {
  const { items, total, asked, query, fairId, filter, chosen, isAll, asks, question } = loaderData;
  const { undo, now } = loaderData;
  const t = useTranslate();
  const isFiltered = asked.search !== '' || filter.payment !== null || filter.booth !== null;
  return (
    <section aria-label={t(messages.exhibitors)}>
      {asks && question.length === 0 && <NothingChosen />}
      {asks && question.length > 0 && (
        <ExhibitorsQuestion
          key={`${asks} ${isAll} ${chosen.join()}`}
          act={asks}
          selected={question}
          all={isAll ? total : null}
          back={query}
          now={now}
        />
      )}
      {undo && <UndoNotice key={undo} id={undo} text={t(readinessMessages.undoText)} now={now} />}
      <ButtonGroup>
        <ButtonLink to={`/admin/fairs/${fairId}/exhibitors/new`} kind="line" icon="plus">
          {t(messages.addExhibitor)}
        </ButtonLink>
        {total > 0 && (
          <>
            <ButtonLink to={emailTo('FAIR_UNPAID', fairId)} kind="line" icon="mail">
              {t(messages.emailUnpaid)}
            </ButtonLink>
            <ButtonLink to={emailTo('FAIR_UNREADY', fairId)} kind="line" icon="mail">
              {t(messages.emailUnready)}
            </ButtonLink>
          </>
        )}
      </ButtonGroup>
      <SearchedTable
        asked={asked}
        query={query}
        total={total}
        isEmpty={items.length === 0}
        find={t(messages.findExhibitors)}
        act={t(messages.search)}
        fields={
          <>
            <SelectField
              name="payment"
              label={t(messages.payment)}
              empty={t(messages.managing.anyPayment)}
              defaultValue={filter.payment ?? ''}
              options={paymentFilters.map((value) => ({
                value,
                label: t(messages.managing[value]),
              }))}
            />
            <SelectField
              name="booth"
              label={t(messages.booth)}
              empty={t(messages.managing.anyBooth)}
              defaultValue={filter.booth ?? ''}
              options={boothFilters.map((value) => ({ value, label: t(messages.managing[value]) }))}
            />
          </>
        }
        count={t(messages.exhibitorCount, { count: total })}
        none={
          isFiltered
            ? { title: t(messages.managing.noMatch), text: t(messages.managing.noMatchText) }
            : { title: t(messages.noExhibitors), text: t(messages.noExhibitorsText) }
        }
        file={{
          href: `/admin/fairs/${fairId}/exhibitors.csv${withChanges(query, { page: null })}`,
          label: t(messages.exportCsv),
        }}
      >
        <Selection
          total={total}
          query={query}
          shown={items.length}
          most={mostExhibitors}
          acts={<BulkActs action={`/admin/fairs/${fairId}/exhibitors${query}`} />}
        >
          {(formId) => (
            <ExhibitorTable
              items={items}
              asked={asked}
              query={query}
              fairId={fairId}
              formId={formId}
              chosen={chosen}
            />
          )}
        </Selection>
      </SearchedTable>
    </section>
  );
}

/** The actions on the selection; those with a confirmation lead to it. */
function BulkActs({ action }: { readonly action: string }) {
  const t = useTranslate();
  const posted = { type: 'submit', size: 'small', kind: 'line', formMethod: 'post' } as const;
  const askButton = { type: 'submit', size: 'small', name: 'ask' } as const;
  return (
    <>
      <Button {...posted} formAction={action} name="intent" value="email" icon="mail">
        {t(messages.managing.email)}
      </Button>
      <Button {...askButton} kind="line" value="remind">
        {t(messages.managing.remind)}
      </Button>
      <Button {...askButton} kind="line" value="publish">
        {t(messages.managing.publish)}
      </Button>
      <Button {...askButton} kind="dangerLine" value="unpublish">
        {t(messages.managing.unpublish)}
      </Button>
      <CsvButton action={action}>{t(messages.managing.csv)}</CsvButton>
    </>
  );
}

/** A new campaign to a part of a fair's people. */
const emailTo = (part: string, fairId: string): string =>
  `/admin/campaigns/email/new?to=${part}:${fairId}`;

import type { Route } from './+types/admin-fairs.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { CsvButton } from '../../../ui/tables/csv-button.tsx';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SearchedTable } from '../../../ui/tables/searched-table.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { NothingChosen, Selection } from '../../../ui/tables/selection.tsx';
import { readTable, withChanges, withoutSelection } from '../../../ui/tables/table-address.ts';
import { UndoNotice } from '../../../ui/tables/undo-notice.tsx';
import { managedFairs } from '../managed-fair.tsx';
import { adminFairsMessages } from '../admin-fairs.messages.ts';
import { fairTypes, mostFairs } from '../fair-choices.ts';
import { actOnFairs } from './act-on-fairs.ts';
import { FairTable } from './fair-table.tsx';
import { fairsListMessages } from './fairs-list.messages.ts';
import { bulkActs, FairsQuestion } from './fairs-question.tsx';
import {
  fairSorts,
  fairStates,
  fairTimes,
  idsChosen,
  narrowedBy,
  readAllFairs,
} from './read-fairs.ts';
import { describeKind } from '../describe-kind.ts';

const said = { ...adminFairsMessages, list: fairsListMessages };
const path = '/admin/fairs';
const timeWords = { coming: said.list.upcoming, past: said.list.past };

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { searchParams } = url;
  const asked = readTable(searchParams, fairSorts);
  const filter = narrowedBy(searchParams);
  const { manageFairs } = await call.query(managedFairs, { ...asked, ...filter });
  const asks = bulkActs.find((one) => one === searchParams.get('ask')) ?? null;
  const chosen = idsChosen(searchParams) ?? [];
  const isAll = searchParams.has('all') && manageFairs.total <= mostFairs;
  const isAsked = asks !== null && (isAll || chosen.length > 0);
  const question = isAsked ? await readAllFairs(call, searchParams, isAll ? null : chosen) : [];
  const t = translatorFor(call.locale);
  const meta = pageMeta({
    ...call,
    title: t(said.title),
    description: t(said.description),
    path,
  });
  return {
    ...manageFairs,
    ...{ meta, asked, filter, asks, chosen, isAll, question },
    query: withoutSelection(url.search),
    undo: searchParams.get('undo'),
    now: call.now,
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  return actOnFairs(context.get(pageCall), await request.formData(), url);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/fairs`: every fair, including drafts, with bulk publishing and unpublishing. */
export default function AdminFairs({ loaderData }: Route.ComponentProps) {
  const { items, total, asked, filter, query, chosen, isAll, asks, question } = loaderData;
  const { undo, now } = loaderData;
  const t = useTranslate();
  return (
    <Wrap>
      <PageHead title={t(said.title)} lead={t(said.description)}>
        <ButtonLink to="/admin/fairs/new" icon="plus">
          {t(said.newFair)}
        </ButtonLink>
      </PageHead>
      {asks && question.length === 0 && <NothingChosen />}
      {asks && question.length > 0 && (
        <FairsQuestion
          key={`${asks} ${isAll} ${chosen.join()}`}
          act={asks}
          selected={question}
          all={isAll ? total : null}
          back={query}
          now={now}
        />
      )}
      {undo && <UndoNotice key={undo} id={undo} text={t(said.list.undoText)} now={now} />}
      <SearchedTable
        {...{ asked, query, total }}
        isEmpty={items.length === 0}
        find={t(said.find)}
        act={t(said.search)}
        fields={<Filters filter={filter} />}
        count={t(said.count, { count: total })}
        none={{ title: t(said.noFairs), text: t(said.noFairsText) }}
        file={{
          href: `${path}.csv${withChanges(query, { page: null })}`,
          label: t(said.list.exportCsv),
        }}
      >
        <Selection
          {...{ total, query }}
          shown={items.length}
          most={mostFairs}
          acts={<BulkActs action={`${path}${query}`} />}
        >
          {(formId) => <FairTable {...{ items, asked, query, formId, chosen, now }} />}
        </Selection>
      </SearchedTable>
    </Wrap>
  );
}

function Filters({ filter }: { readonly filter: ReturnType<typeof narrowedBy> }) {
  const t = useTranslate();
  return (
    <>
      <SelectField
        name="type"
        label={t(said.type)}
        empty={t(said.anyType)}
        defaultValue={filter.fairType ?? ''}
        options={fairTypes.map((value) => ({ value, label: describeKind(t, value) }))}
      />
      <SelectField
        name="state"
        label={t(said.state)}
        empty={t(said.anyState)}
        defaultValue={filter.state ?? ''}
        options={fairStates.map((value) => ({ value, label: t(said[value]) }))}
      />
      <SelectField
        name="when"
        label={t(said.list.when)}
        empty={t(said.list.anyTime)}
        defaultValue={filter.when ?? ''}
        options={fairTimes.map((value) => ({ value, label: t(timeWords[value]) }))}
      />
    </>
  );
}

function BulkActs({ action }: { readonly action: string }) {
  const t = useTranslate();
  const asked = { type: 'submit', size: 'small', name: 'ask' } as const;
  return (
    <>
      <Button {...asked} kind="line" value="publish">
        {t(said.list.publish)}
      </Button>
      <CsvButton action={action}>{t(said.list.csv)}</CsvButton>
      <Button {...asked} kind="dangerLine" value="unpublish">
        {t(said.list.unpublish)}
      </Button>
    </>
  );
}

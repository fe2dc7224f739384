import type { Route } from './+types/admin-fairs.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CsvButton } from '../../ui/csv-button.tsx';
import { PageHead, Wrap } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { SearchedTable } from '../../ui/searched-table.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { NothingChosen, Selection } from '../../ui/selection.tsx';
import { readTable, withChanges, withoutSelection } from '../../ui/table-address.ts';
import { UndoNotice } from '../../ui/undo-notice.tsx';
import { managedFairs } from '../admin-fair-queries.ts';
import { adminFairsWords } from '../admin-fairs.words.ts';
import { fairTypes, mostFairs } from '../fair-choices.ts';
import { actOnFairs } from '../managing/act-on-fairs.ts';
import { FairTable } from '../managing/fair-table.tsx';
import { fairsListWords } from '../managing/fairs-list.words.ts';
import { bulkActs, FairsQuestion } from '../managing/fairs-question.tsx';
import {
  fairSorts,
  fairStates,
  fairTimes,
  idsChosen,
  narrowedBy,
  readAllFairs,
} from '../managing/read-fairs.ts';
import { sayKind } from '../say-kind.ts';

const said = { ...adminFairsWords, list: fairsListWords };
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
  const say = speak(call.locale);
  const meta = pageMeta({
    ...call,
    title: say(said.title),
    description: say(said.description),
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

/** `/admin/fairs`: every fair, drafts among them; several are published or unpublished at a time. */
export default function AdminFairs({ loaderData }: Route.ComponentProps) {
  const { items, total, asked, filter, query, chosen, isAll, asks, question } = loaderData;
  const { undo, now } = loaderData;
  const say = useSay();
  return (
    <Wrap>
      <PageHead title={say(said.title)} lead={say(said.description)}>
        <ButtonLink to="/admin/fairs/new" icon="plus">
          {say(said.newFair)}
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
      {undo && <UndoNotice key={undo} id={undo} text={say(said.list.undoText)} now={now} />}
      <SearchedTable
        {...{ asked, query, total }}
        isEmpty={items.length === 0}
        find={say(said.find)}
        act={say(said.search)}
        fields={<Filters filter={filter} />}
        count={say(said.count, { count: total })}
        none={{ title: say(said.noFairs), text: say(said.noFairsText) }}
        file={{
          href: `${path}.csv${withChanges(query, { page: null })}`,
          label: say(said.list.exportCsv),
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
  const say = useSay();
  return (
    <>
      <SelectField
        name="type"
        label={say(said.type)}
        empty={say(said.anyType)}
        defaultValue={filter.fairType ?? ''}
        options={fairTypes.map((value) => ({ value, label: sayKind(say, value) }))}
      />
      <SelectField
        name="state"
        label={say(said.state)}
        empty={say(said.anyState)}
        defaultValue={filter.state ?? ''}
        options={fairStates.map((value) => ({ value, label: say(said[value]) }))}
      />
      <SelectField
        name="when"
        label={say(said.list.when)}
        empty={say(said.list.anyTime)}
        defaultValue={filter.when ?? ''}
        options={fairTimes.map((value) => ({ value, label: say(timeWords[value]) }))}
      />
    </>
  );
}

function BulkActs({ action }: { readonly action: string }) {
  const say = useSay();
  const asked = { type: 'submit', size: 'small', name: 'ask' } as const;
  return (
    <>
      <Button {...asked} kind="line" value="publish">
        {say(said.list.publish)}
      </Button>
      <CsvButton action={action}>{say(said.list.csv)}</CsvButton>
      <Button {...asked} kind="dangerLine" value="unpublish">
        {say(said.list.unpublish)}
      </Button>
    </>
  );
}

import { data } from 'react-router';
import type { Route } from './+types/admin-fairs.route.ts';
import { pageCall, type PageCall } from '../../../platform/pages/page-call.ts';
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
import { managedFairs, publishFairs, undoPublishedFairs } from '../managed-fair.tsx';
import { adminFairsMessages } from '../admin-fairs.messages.ts';
import { fairTypes, mostFairs } from '../fair-choices.ts';
import { FairTable } from './fair-table.tsx';
import { fairsListMessages, fairsListMessages as messages } from './fairs-list.messages.ts';
import {
  fairSorts,
  fairStates,
  fairTimes,
  idsChosen,
  narrowedBy,
  readAllFairs,
} from './read-fairs.ts';
import { describeKind } from '../describe-kind.ts';
import { leadTo } from '../../../platform/pages/lead-to.ts';
import { chosenIds } from '../../../platform/pages/matching-ids.ts';
import { askAgain, leadToFile, leftOut } from '../../../ui/tables/act-on-selected.ts';
import { refusalData } from '../../../ui/forms/form-problem.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { BulkQuestion, type BulkAsked } from '../../../ui/tables/bulk-question.tsx';

/** Actions that ask for confirmation. */
const bulkActs = ['publish', 'unpublish'] as const;

const why = {
  publish: new Map<string, Message>([
    ['published', messages.isPublished],
    ['cancelled', messages.isCancelled],
    ['over', messages.isOver],
    ['plan', messages.needsPlan],
    ['sessions', messages.needsSessions],
  ]),
  unpublish: new Map<string, Message>([
    ['draft', messages.isDraft],
    ['cancelled', messages.isCancelled],
    ['begun', messages.hasBegun],
    ['people', messages.hasPeople],
  ]),
};

interface FairsQuestionProps extends BulkAsked {
  readonly act: (typeof bulkActs)[number];
  /** All selected fairs. */
  readonly selected: readonly {
    readonly id: string;
    readonly name: string;
    readonly publish: string;
    readonly unpublish: string;
  }[];
}

/** Confirms publishing or unpublishing fairs; lists those skipped, with the reason. */
function FairsQuestion({ act, selected, all, back, now }: FairsQuestionProps) {
  const t = useTranslate();
  const rows = selected.map((one) => ({ ...one, skipped: why[act].get(one[act]) ?? null }));
  return (
    <BulkQuestion
      says={{ title: messages[`${act}Title`], act: messages[`${act}Now`], keep: messages.keep }}
      text={t(messages[`${act}Text`])}
      intent={act}
      isDanger={act === 'unpublish'}
      rows={rows}
      all={all}
      back={back}
      now={now}
    />
  );
}

const allMessages = { ...adminFairsMessages, list: fairsListMessages };
const path = '/admin/fairs';
const timeWords = { coming: allMessages.list.upcoming, past: allMessages.list.past };

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { searchParams } = url;
  const tableParams = readTable(searchParams, fairSorts);
  const filter = narrowedBy(searchParams);
  const { manageFairs } = await call.query(managedFairs, { ...tableParams, ...filter });
  const asks = bulkActs.find((one) => one === searchParams.get('ask')) ?? null;
  const chosen = idsChosen(searchParams) ?? [];
  const isAll = searchParams.has('all') && manageFairs.total <= mostFairs;
  const isAsked = asks !== null && (isAll || chosen.length > 0);
  const question = isAsked ? await readAllFairs(call, searchParams, isAll ? null : chosen) : [];
  const t = translatorFor(call.locale);
  const meta = pageMeta({
    ...call,
    title: t(allMessages.title),
    description: t(allMessages.description),
    path,
  });
  return {
    ...manageFairs,
    meta,
    asked: tableParams,
    filter,
    asks,
    chosen,
    isAll,
    question,
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
      <PageHead title={t(allMessages.title)} lead={t(allMessages.description)}>
        <ButtonLink to="/admin/fairs/new" icon="plus">
          {t(allMessages.newFair)}
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
      {undo && <UndoNotice key={undo} id={undo} text={t(allMessages.list.undoText)} now={now} />}
      <SearchedTable
        asked={asked}
        query={query}
        total={total}
        isEmpty={items.length === 0}
        find={t(allMessages.find)}
        act={t(allMessages.search)}
        fields={<Filters filter={filter} />}
        count={t(allMessages.count, { count: total })}
        none={{ title: t(allMessages.noFairs), text: t(allMessages.noFairsText) }}
        file={{
          href: `${path}.csv${withChanges(query, { page: null })}`,
          label: t(allMessages.list.exportCsv),
        }}
      >
        <Selection
          total={total}
          query={query}
          shown={items.length}
          most={mostFairs}
          acts={<BulkActs action={`${path}${query}`} />}
        >
          {(formId) => (
            <FairTable
              items={items}
              asked={asked}
              query={query}
              formId={formId}
              chosen={chosen}
              now={now}
            />
          )}
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
        label={t(allMessages.type)}
        empty={t(allMessages.anyType)}
        defaultValue={filter.fairType ?? ''}
        options={fairTypes.map((value) => ({ value, label: describeKind(t, value) }))}
      />
      <SelectField
        name="state"
        label={t(allMessages.state)}
        empty={t(allMessages.anyState)}
        defaultValue={filter.state ?? ''}
        options={fairStates.map((value) => ({ value, label: t(allMessages[value]) }))}
      />
      <SelectField
        name="when"
        label={t(allMessages.list.when)}
        empty={t(allMessages.list.anyTime)}
        defaultValue={filter.when ?? ''}
        options={fairTimes.map((value) => ({ value, label: t(timeWords[value]) }))}
      />
    </>
  );
}

function BulkActs({ action }: { readonly action: string }) {
  const t = useTranslate();
  const buttonProps = { type: 'submit', size: 'small', name: 'ask' } as const;
  return (
    <>
      <Button {...buttonProps} kind="line" value="publish">
        {t(allMessages.list.publish)}
      </Button>
      <CsvButton action={action}>{t(allMessages.list.csv)}</CsvButton>
      <Button {...buttonProps} kind="dangerLine" value="unpublish">
        {t(allMessages.list.unpublish)}
      </Button>
    </>
  );
}

/**
 * Handles a form submitted on the list of fairs.
 * @throws Response 400 for a form that isn't on the page
 */
async function actOnFairs(call: PageCall, form: FormData, url: URL) {
  const t = translatorFor(call.locale);
  const intent = form.get('intent');
  const query = withoutSelection(url.search);
  const back = `${url.pathname}${query}`;
  if (intent === 'csv') return leadToFile(call, form, url);
  const undo = form.get('undo');
  if (intent === 'undo' && typeof undo === 'string') {
    const { data: done, errors } = await call.ask(undoPublishedFairs, { undo });
    if (errors[0]) return data(refusalData(errors[0], form), 400);
    const count = done?.undoPublishedFairs.count ?? 0;
    return leadTo(back, {
      type: count > 0 ? 'success' : 'warning',
      message: t(messages.undone, { count }),
    });
  }
  const act = bulkActs.find((one) => one === intent);
  if (!act) throw new Response(null, { status: 400 });
  const read = async (page: number) =>
    (await call.query(managedFairs, { ...narrowedBy(url.searchParams), page })).manageFairs;
  const chosen = await chosenIds(form, read, mostFairs);
  if ('count' in chosen) return askAgain(call, url, act, chosen.count);
  const published = act === 'publish';
  const { data: done, errors } = await call.ask(publishFairs, { ids: [...chosen.ids], published });
  if (errors[0]) return data(refusalData(errors[0], form), 400);
  const { count = 0, skipped = 0, undo: change = null } = done?.publishFairs ?? {};
  return leadTo(`${url.pathname}${withChanges(query, { undo: change })}`, {
    type: count > 0 ? 'success' : 'warning',
    message: t(published ? messages.didPublish : messages.didUnpublish, { count }),
    ...leftOut(call, skipped),
  });
}

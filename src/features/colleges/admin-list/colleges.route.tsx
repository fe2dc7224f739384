import { Link, data, redirect } from 'react-router';
import type { Route } from './+types/colleges.route.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { pageCall, type PageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyLawn } from '../../../ui/pennants/empty-lawn.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { FilterBar } from '../../../ui/tables/filter-bar.tsx';
import { refusalData } from '../../../ui/forms/form-problem.ts';
import { Notice } from '../../../ui/layout/notice.tsx';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { Pagination } from '../../../ui/navigation/pagination.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Selection } from '../../../ui/tables/selection.tsx';
import { withChanges, withoutSelection } from '../../../ui/tables/table-address.ts';
import { UndoNotice } from '../../../ui/tables/undo-notice.tsx';
import { mostColleges } from '../managed-college.ts';
import { answerCollegesForm } from './answer-colleges-form.ts';
import { adminCollegesMessages as messages } from './admin-colleges.messages.ts';
import { CollegeFilterFields, StatusChips } from './college-filters.tsx';
import { readColumns } from './college-columns.ts';
import { CollegeTable } from './college-table.tsx';
import { ColumnChoice } from './column-choice.tsx';
import {
  filterNames,
  readCollegesAddress,
  toVariables,
  type CollegesAddress,
} from './colleges-address.ts';
import { managedColleges, upcomingFairs } from './colleges-queries.ts';
import { StatusQuestion } from './status-question.tsx';
import css from './admin-colleges.module.css';

const perPage = 25;

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const address = readCollegesAddress(url.searchParams);
  const [{ manageColleges }, counts, { manageFairs }] = await Promise.all([
    call.query(managedColleges, toVariables(address)),
    countByStatus(call, address),
    call.query(upcomingFairs),
  ]);
  const t = translatorFor(call.locale);
  const meta = pageMeta({
    ...call,
    title: t(messages.title),
    description: t(messages.description),
    path: '/admin/colleges',
  });
  const ask = (['close', 'open'] as const).find((one) => one === url.searchParams.get('ask'));
  return {
    ...manageColleges,
    ...address,
    fairs: manageFairs.items,
    counts,
    meta,
    columns: readColumns(request.headers.get('cookie')),
    chosen: url.searchParams.getAll('id').slice(0, perPage),
    isAll: url.searchParams.has('all') && manageColleges.total <= mostColleges,
    ask: ask ?? null,
    undo: url.searchParams.get('undo'),
    query: url.search,
    zone: call.zone ?? 'UTC',
    now: call.now,
  };
}

/** How many there are with each status among those that the other filters leave. */
async function countByStatus(call: PageCall, address: CollegesAddress) {
  const count = async (status: CollegesAddress['filters']['status']) => {
    const asked = { ...toVariables(address), status, page: 1, limit: 1 };
    return (await call.query(managedColleges, asked)).manageColleges.total;
  };
  const [all, draft, active, closed] = await Promise.all([
    count(null),
    count('draft'),
    count('active'),
    count('closed'),
  ]);
  return { all, draft, active, closed };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const form = await request.formData();
  const answer = await answerCollegesForm(call, form, url.searchParams);
  if (answer.error) return data(refusalData(answer.error, form), 400);
  const headers = new Headers({
    'set-cookie': flashCookie({ type: 'success', ...answer.told }),
  });
  if (answer.cookie) headers.append('set-cookie', answer.cookie);
  const next = withChanges(url.search, {
    ask: answer.asksAgain ?? null,
    all: answer.asksAgain ? '1' : null,
    id: null,
    undo: answer.undo ?? null,
  });
  return redirect(`${url.pathname}${next}`, { headers });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/colleges`: find a college, filter the list, open or close several. */
export default function AdminColleges({ loaderData }: Route.ComponentProps) {
  const { items, total, drafts, counts, asked, filters, fairs, columns } = loaderData;
  const { chosen, isAll, ask, undo, query, zone, now } = loaderData;
  const t = useTranslate();
  const isNarrowed = asked.search !== '' || filterNames.some((name) => filters[name] !== null);
  return (
    <Wrap>
      <PageHead title={t(messages.title)} lead={t(messages.description)}>
        <ButtonLink to="/admin/colleges/merge" kind="quiet">
          {t(messages.doubles)}
        </ButtonLink>
        <ButtonLink to="/admin/colleges/import" kind="line" icon="upload">
          {t(messages.importFile)}
        </ButtonLink>
        <ButtonLink to="/admin/colleges/new" icon="plus">
          {t(messages.newCollege)}
        </ButtonLink>
      </PageHead>
      {ask && (
        <StatusQuestion
          key={`${ask} ${isAll} ${chosen.join()}`}
          act={ask}
          colleges={isAll ? items.slice(0, 10) : items.filter(({ id }) => chosen.includes(id))}
          all={isAll ? total : null}
          query={query}
          now={now}
        />
      )}
      {undo && (
        <div className={css.undo}>
          <UndoNotice
            key={undo}
            id={undo}
            title={t(messages.undoTitle)}
            text={t(messages.undoText)}
            now={now}
          />
        </div>
      )}
      {drafts > 0 && filters.status === null && !isNarrowed && (
        <div className={css.undo}>
          <Notice
            kind="warning"
            title={t(messages.draftsWait, { count: drafts })}
            action={
              <ButtonLink to="/admin/claims#drafts" kind="line" size="small" icon="flag">
                {t(messages.seeDrafts)}
              </ButtonLink>
            }
          >
            {t(messages.draftsText, { count: drafts })}
          </Notice>
        </div>
      )}
      {total === 0 && !isNarrowed ? (
        <EmptyLawn title={t(messages.empty)} text={t(messages.emptyText)}>
          <ButtonLink to="/admin/colleges/import" icon="upload">
            {t(messages.importFile)}
          </ButtonLink>
          <ButtonLink to="/admin/colleges/new" kind="line" icon="plus">
            {t(messages.newCollege)}
          </ButtonLink>
        </EmptyLawn>
      ) : (
        <>
          <StatusChips filters={filters} query={query} counts={counts} />
          <FilterBar
            act={t(messages.search)}
            label={t(messages.find)}
            search={{ label: t(messages.find), text: asked.search }}
            kept={{
              status: filters.status,
              sort: asked.sort,
              order: asked.sort && asked.descending ? 'down' : null,
            }}
          >
            <CollegeFilterFields filters={filters} fairs={fairs} />
          </FilterBar>
          <p className={css.count} role="status">
            {t(messages.count, { count: total })}
            {isNarrowed && (
              <>
                {'\u00a0· '}
                <Link to="/admin/colleges">{t(messages.clear)}</Link>
              </>
            )}
          </p>
          {items.length === 0 ? (
            <EmptyState
              title={t(messages.none)}
              action={
                <ButtonLink to="/admin/colleges" kind="line">
                  {t(messages.clear)}
                </ButtonLink>
              }
            >
              {t(messages.noneText)}
            </EmptyState>
          ) : (
            <Selection
              total={total}
              query={query}
              shown={items.length}
              most={mostColleges}
              acts={
                <>
                  <Button type="submit" kind="line" size="small" name="ask" value="open">
                    {t(messages.makeActive)}
                  </Button>
                  <Button type="submit" kind="dangerLine" size="small" name="ask" value="close">
                    {t(messages.close)}
                  </Button>
                  <Button type="submit" kind="line" size="small" formAction="/admin/colleges/merge">
                    {t(messages.mergeTwo)}
                  </Button>
                </>
              }
            >
              {(formId) => (
                <CollegeTable
                  key={query}
                  items={items}
                  columns={columns}
                  asked={asked}
                  query={query}
                  formId={formId}
                  chosen={chosen}
                  zone={zone}
                  now={now.toISOString()}
                />
              )}
            </Selection>
          )}
          <div className={css.end}>
            <Pagination
              page={asked.page}
              pages={Math.ceil(total / perPage)}
              to={(page) =>
                withChanges(query, { page: String(page), ask: null, all: null, undo: null })
              }
            />
            {total > 0 && (
              <ButtonAnchor
                href={`/admin/colleges.csv${withChanges(withoutSelection(query), { page: null })}`}
                kind="line"
                icon="download"
                download
              >
                {t(messages.exportCsv)}
              </ButtonAnchor>
            )}
          </div>
          <ColumnChoice columns={columns} now={now} />
        </>
      )}
    </Wrap>
  );
}

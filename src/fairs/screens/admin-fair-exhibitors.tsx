import { data, redirect } from 'react-router';
import type { Route } from './+types/admin-fair-exhibitors.ts';
import { flashCookie } from '../../platform/pages/flash.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { refusalData } from '../../ui/form-problem.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { useSay } from '../../ui/say.tsx';
import { readTable, withChanges } from '../../ui/table-address.ts';
import { TextField } from '../../ui/text-field.tsx';
import { managedExhibitors, markExhibitorPaid, setBoothSent } from '../admin-fair-queries.ts';
import { adminFairsWords as said } from '../admin-fairs.words.ts';
import { exhibitorSorts, ExhibitorTable } from '../parts/exhibitor-table.tsx';
import css from '../parts/admin-tables.module.css';

const perPage = 25;

export async function loader({ context, params: { fairId }, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const asked = readTable(url.searchParams, exhibitorSorts);
  const { manageExhibitors } = await call.query(managedExhibitors, { fairId, ...asked });
  const title = speak(call.locale)(said.exhibitors);
  const path = `/admin/fairs/${fairId}/exhibitors`;
  const meta = pageMeta({ ...call, title, description: title, path });
  return { ...manageExhibitors, meta, fairId, asked, query: url.search, now: call.now };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const form = await request.formData();
  const given = form.get('id');
  const id = typeof given === 'string' ? given : '';
  const act = form.get('act');
  if (act !== 'paid' && act !== 'on' && act !== 'off') throw new Response(null, { status: 400 });
  const { errors } =
    act === 'paid'
      ? await call.ask(markExhibitorPaid, { exhibitorId: id })
      : await call.ask(setBoothSent, { id, sent: act === 'on' });
  const [error] = errors;
  if (error) return data(refusalData(error, form), 400);
  const done = { paid: said.markedPaid, on: said.boothOn, off: said.boothOff }[act];
  const message = speak(call.locale)(done);
  return redirect(`${url.pathname}${url.search}`, {
    headers: { 'set-cookie': flashCookie({ type: 'success', message }) },
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/fairs/{fairId}/exhibitors`: who exhibits, who has paid, and whose booth is on the floor. */
export default function AdminFairExhibitors({ loaderData }: Route.ComponentProps) {
  const { items, total, asked, query, now, fairId } = loaderData;
  const say = useSay();
  return (
    <section aria-label={say(said.exhibitors)}>
      <FilterBar
        act={say(said.search)}
        label={say(said.findExhibitors)}
        className={css.filters}
        kept={{ sort: asked.sort, order: asked.descending ? 'down' : null }}
      >
        <TextField
          type="search"
          name="q"
          label={say(said.findExhibitors)}
          defaultValue={asked.search}
        />
      </FilterBar>
      <p className={css.count} role="status">
        {say(said.exhibitorCount, { count: total })}
      </p>
      {items.length === 0 ? (
        <EmptyState title={say(said.noExhibitors)}>{say(said.noExhibitorsText)}</EmptyState>
      ) : (
        <ExhibitorTable items={items} asked={asked} query={query} now={now} />
      )}
      <div className={css.below}>
        <Pagination
          page={asked.page}
          pages={Math.ceil(total / perPage)}
          to={(page) => withChanges(query, { page: String(page) })}
        />
        {total > 0 && (
          <ButtonAnchor
            href={`/admin/fairs/${fairId}/exhibitors.csv`}
            kind="line"
            icon="download"
            download
          >
            {say(said.exportCsv)}
          </ButtonAnchor>
        )}
      </div>
    </section>
  );
}

import { data, redirect } from 'react-router';
import type { Route } from './+types/admin-fair-exhibitors.ts';
import { flashCookie } from '../../platform/pages/flash.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { refusalData } from '../../ui/form-problem.ts';
import { useSay } from '../../ui/say.tsx';
import { SearchedTable } from '../../ui/searched-table.tsx';
import { readTable } from '../../ui/table-address.ts';
import { managedExhibitors, markExhibitorPaid, setBoothSent } from '../admin-fair-queries.ts';
import { adminFairsWords as said } from '../admin-fairs.words.ts';
import { exhibitorSorts, ExhibitorTable } from '../parts/exhibitor-table.tsx';

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
      <SearchedTable
        {...{ asked, query, total }}
        isEmpty={items.length === 0}
        find={say(said.findExhibitors)}
        act={say(said.search)}
        count={say(said.exhibitorCount, { count: total })}
        none={{ title: say(said.noExhibitors), text: say(said.noExhibitorsText) }}
        file={{ href: `/admin/fairs/${fairId}/exhibitors.csv`, label: say(said.exportCsv) }}
      >
        <ExhibitorTable {...{ items, asked, query, now, fairId }} />
      </SearchedTable>
    </section>
  );
}

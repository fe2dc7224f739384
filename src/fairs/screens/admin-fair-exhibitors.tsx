import type { Route } from './+types/admin-fair-exhibitors.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { Acts } from '../../ui/acts.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useSay } from '../../ui/say.tsx';
import { SearchedTable } from '../../ui/searched-table.tsx';
import { readTable } from '../../ui/table-address.ts';
import { managedExhibitors } from '../admin-fair-queries.ts';
import { adminFairsWords as said } from '../admin-fairs.words.ts';
import { exhibitorSorts, ExhibitorTable } from '../parts/exhibitor-table.tsx';

export async function loader({ context, params: { fairId }, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const asked = readTable(url.searchParams, exhibitorSorts);
  const { manageExhibitors } = await call.query(managedExhibitors, { fairId, ...asked });
  const title = speak(call.locale)(said.exhibitors);
  const path = `/admin/fairs/${fairId}/exhibitors`;
  const meta = pageMeta({ ...call, title, description: title, path });
  return {
    ...manageExhibitors,
    meta,
    fairId,
    asked,
    query: url.search,
    seesMoney: call.viewer?.role === 'ADMINS',
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/fairs/{fairId}/exhibitors`: who exhibits, who has paid, and whose booth is on the floor. */
export default function AdminFairExhibitors({ loaderData }: Route.ComponentProps) {
  const { items, total, asked, query, fairId, seesMoney } = loaderData;
  const say = useSay();
  return (
    <section aria-label={say(said.exhibitors)}>
      {seesMoney && (
        <Acts>
          <ButtonLink to={`/admin/fairs/${fairId}/exhibitors/new`} kind="line" icon="plus">
            {say(said.addExhibitor)}
          </ButtonLink>
          {total > 0 && (
            <>
              <ButtonLink to={emailTo('FAIR_UNPAID', fairId)} kind="line" icon="mail">
                {say(said.emailUnpaid)}
              </ButtonLink>
              <ButtonLink to={emailTo('FAIR_UNREADY', fairId)} kind="line" icon="mail">
                {say(said.emailUnready)}
              </ButtonLink>
            </>
          )}
        </Acts>
      )}
      <SearchedTable
        {...{ asked, query, total }}
        isEmpty={items.length === 0}
        find={say(said.findExhibitors)}
        act={say(said.search)}
        count={say(said.exhibitorCount, { count: total })}
        none={{ title: say(said.noExhibitors), text: say(said.noExhibitorsText) }}
        file={{ href: `/admin/fairs/${fairId}/exhibitors.csv`, label: say(said.exportCsv) }}
      >
        <ExhibitorTable {...{ items, asked, query, fairId, seesMoney }} />
      </SearchedTable>
    </section>
  );
}

/** A new campaign to a part of a fair's people. */
const emailTo = (part: string, fairId: string): string =>
  `/admin/campaigns/email/new?to=${part}:${fairId}`;

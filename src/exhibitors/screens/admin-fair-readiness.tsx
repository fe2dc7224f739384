import { data, redirect } from 'react-router';
import type { Route } from './+types/admin-fair-readiness.ts';
import { flashCookie } from '../../platform/pages/flash.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { ChipLink } from '../../ui/chip.tsx';
import { refusalData } from '../../ui/form-problem.ts';
import { useSay } from '../../ui/say.tsx';
import { SearchedTable } from '../../ui/searched-table.tsx';
import { readTable, withChanges } from '../../ui/table-address.ts';
import { AskLink } from '../../ui/question.tsx';
import { UndoNotice } from '../../ui/undo-notice.tsx';
import { BoothQuestion } from '../parts/booth-question.tsx';
import { ReadyQuestion } from '../parts/ready-question.tsx';
import { ReadinessGrid } from '../parts/readiness-grid.tsx';
import css from '../parts/admin-payments.module.css';
import { readinessSorts, readinessViews } from '../readiness-flags.ts';
import { publishBooths, readiness, undoPublishedBooths } from '../readiness-queries.ts';
import { readinessWords as said } from '../readiness.words.ts';

export async function loader({ context, params: { fairId }, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const show = readinessViews.find((one) => one === url.searchParams.get('show')) ?? 'all';
  const asked = readTable(url.searchParams, readinessSorts);
  const { manageReadiness, ready } = await call.query(readiness, { fairId, show, ...asked });
  const title = speak(call.locale)(said.title);
  const path = `/admin/fairs/${fairId}/readiness`;
  const meta = pageMeta({ ...call, title, description: title, path });
  return {
    ...manageReadiness,
    meta,
    fairId,
    show,
    asked,
    query: url.search,
    now: call.now,
    asks: url.searchParams.get('ask'),
    undo: url.searchParams.get('undo'),
    ready: ready.total,
  };
}

export async function action({ request, context, params: { fairId }, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const form = await request.formData();
  const text = (name: string) => {
    const given = form.get(name);
    return typeof given === 'string' ? given : '';
  };
  const say = speak(call.locale);
  const to = (changes: Readonly<Record<string, string | null>>, message: string) =>
    redirect(`${url.pathname}${withChanges(url.search, { ask: null, undo: null, ...changes })}`, {
      headers: { 'set-cookie': flashCookie({ type: 'success', message }) },
    });
  if (text('intent') === 'undo') {
    const { data: done, errors } = await call.ask(undoPublishedBooths, { undo: text('undo') });
    if (errors[0]) return data(refusalData(errors[0], form), 400);
    return to({}, say(said.undone, { count: done?.undoPublishedBooths.count ?? 0 }));
  }
  const published = text('act') !== 'off';
  const ids = text('act') === 'ready' ? null : [text('id')];
  const { data: done, errors } = await call.ask(publishBooths, { fairId, ids, published });
  if (errors[0]) return data(refusalData(errors[0], form), 400);
  const { count = 0, undo = null } = done?.publishBooths ?? {};
  return to({ undo }, say(published ? said.isOn : said.isOff, { count }));
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/fairs/{fairId}/readiness`: how far each booth is, at a glance. */
export default function AdminFairReadiness({ loaderData }: Route.ComponentProps) {
  const { items, total, asked, show, query, now, fairId, asks, undo, ready } = loaderData;
  const say = useSay();
  const booth = items.find(({ id }) => id === asks);
  return (
    <section aria-label={say(said.title)}>
      {booth && <BoothQuestion key={booth.id} {...{ booth, query, now }} />}
      {asks === 'ready' && ready > 0 && <ReadyQuestion {...{ ready, query, now }} />}
      {undo !== null && <UndoNotice key={undo} id={undo} text={say(said.undoText)} now={now} />}
      <div className={css.leadRow}>
        <p>{say(said.lead)}</p>
        {ready > 0 && (
          <AskLink kind="primary" icon="flag" to={withChanges(query, { ask: 'ready', undo: null })}>
            {say(said.publishReady, { count: ready })}
          </AskLink>
        )}
      </div>
      <nav aria-label={say(said.show)} className={css.views}>
        {readinessViews.map((one) => (
          <ChipLink key={one} to={withChanges('', { show: one })} on={one === show}>
            {say(said[one])}
          </ChipLink>
        ))}
      </nav>
      <SearchedTable
        {...{ asked, query, total }}
        isEmpty={items.length === 0}
        find={say(said.find)}
        act={say(said.search)}
        count={say(said.count, { count: total })}
        none={{ title: say(said.none), text: say(said.noneText) }}
        kept={{ show }}
        file={{ href: `/admin/fairs/${fairId}/readiness.csv`, label: say(said.exportCsv) }}
      >
        <ReadinessGrid items={items} asked={asked} query={query} now={now} />
      </SearchedTable>
    </section>
  );
}

import { redirect } from 'react-router';
import type { Route } from './+types/list-csv.ts';
import { takeListOfCollege } from '../../leads/leads-queries.ts';
import { leadColumns, leadRows } from '../../leads/write-leads.ts';
import { writeCsv } from '../../platform/csv/write-table.ts';
import { flashCookie } from '../../platform/pages/flash.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { openSessionFair, sessionPage } from '../open-session-fair.ts';

/**
 * `POST /app/fairs/6x6/lists.csv`: the attendees who share with one college, as a file. It is written
 * down that it was taken.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const fair = await openSessionFair(call, url);
  if (fair === null) throw new Response(null, { status: 404 });
  const collegeId = (await request.formData()).get('collegeId');
  const { data, errors } = await call.ask(takeListOfCollege, {
    fairId: fair.id,
    collegeId: typeof collegeId === 'string' ? collegeId : '',
  });
  if (errors[0] || !data) {
    const cookie = flashCookie({ type: 'error', message: errors[0]?.message ?? '' });
    return redirect(sessionPage('lists', fair.slug), { headers: { 'set-cookie': cookie } });
  }
  const { items, gone } = data.exportSharedStudentsAtFair;
  const day = call.now.toISOString().slice(0, 10);
  // The mark at the start tells spreadsheets that it is UTF-8.
  return new Response(`\uFEFF${writeCsv(leadColumns, leadRows(items, gone))}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="students-${fair.slug}-${day}.csv"`,
      'cache-control': 'no-store',
    },
  });
}

/** There is nothing to see here. */
export const loader = () => redirect('/app/fairs/6x6/lists');

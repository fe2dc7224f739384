import { redirect } from 'react-router';
import type { Route } from './+types/leads-csv.route.ts';
import { csvFile } from '../../../platform/pages/csv-file.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { takeLeads } from '../leads-queries.ts';
import { leadColumns, leadRows } from './write-leads.ts';

/** `POST /app/leads/list.csv`: the list as a file. Records the export. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const formValue = (await request.formData()).get('fairId');
  const fairId = typeof formValue === 'string' && formValue !== '' ? formValue : null;
  const { data, errors } = await call.ask(takeLeads, { fairId });
  if (errors[0] || !data) {
    const cookie = flashCookie({ type: 'error', message: errors[0]?.message ?? '' });
    return redirect('/app/leads', { headers: { 'set-cookie': cookie } });
  }
  const { items, gone } = data.exportSharedStudents;
  const day = call.now.toISOString().slice(0, 10);
  return csvFile(`students-${day}`, leadColumns, leadRows(items, gone));
}

/** There is no page here. */
export const loader = () => redirect('/app/leads');

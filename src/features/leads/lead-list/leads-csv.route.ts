import { redirect } from 'react-router';
import type { Route } from './+types/leads-csv.route.ts';
import { csvFile } from '../../../platform/pages/csv-file.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { leadLayouts } from '../exports/lead-layout.ts';
import { exportLeads } from '../leads-queries.ts';

const page = '/app/leads/export';

/** `POST /app/leads/list.csv`: the list as a file, in a layout. Records the export. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const form = await request.formData();
  const fairId = form.get('fairId');
  const layout = leadLayouts.find((name) => name === form.get('layout')) ?? 'plain';
  const { data, errors } = await call.ask(exportLeads, {
    layout,
    fairId: typeof fairId === 'string' && fairId !== '' ? fairId : null,
  });
  if (errors[0] || !data) {
    const cookie = flashCookie({ type: 'error', message: errors[0]?.message ?? '' });
    return redirect(page, { headers: { 'set-cookie': cookie } });
  }
  const { columns, rows } = data.exportLeads;
  const day = call.now.toISOString().slice(0, 10);
  return csvFile(layout === 'plain' ? `leads-${day}` : `leads-${layout}-${day}`, columns, rows);
}

/** There is no page here. */
export const loader = () => redirect(page);

import { redirect } from 'react-router';
import { csvFile } from '../../platform/pages/csv-file.ts';
import { flashCookie } from '../../platform/pages/flash.ts';
import type { PageCall } from '../../platform/pages/page-call.ts';
import { takeListOfCollege } from './leads-queries.ts';
import { leadColumns, leadRows } from './lead-list/write-leads.ts';

/**
 * Answers a form with the attendees of a fair who share with one college, as a file. Records the
 * export.
 *
 * @param back where an error is shown
 */
export async function takeCollegeList(
  call: PageCall,
  form: FormData,
  fair: { readonly id: string; readonly slug: string },
  back: string,
): Promise<Response> {
  const collegeId = form.get('collegeId');
  const { data, errors } = await call.ask(takeListOfCollege, {
    fairId: fair.id,
    collegeId: typeof collegeId === 'string' ? collegeId : '',
  });
  if (errors[0] || !data) {
    const cookie = flashCookie({ type: 'error', message: errors[0]?.message ?? '' });
    return redirect(back, { headers: { 'set-cookie': cookie } });
  }
  const { items, gone } = data.exportSharedStudentsAtFair;
  const day = call.now.toISOString().slice(0, 10);
  return csvFile(`students-${fair.slug}-${day}`, leadColumns, leadRows(items, gone));
}

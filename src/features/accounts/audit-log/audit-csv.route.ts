import type { Route } from './+types/audit-csv.route.ts';
import { downloadList } from '../download-list.ts';
import { pageCall, type PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { readAuditAddress } from './audit-address.ts';
import { auditEntries } from './audit-queries.ts';
import { describeEntry } from './describe-entry.ts';

/** Maximum number of exported entries; the newest are taken. */
const most = 50_000;

const columns = ['at', 'by', 'what', 'action', 'subject', 'subjectId', 'details'] as const;

/** `/admin/audit.csv`: the entries that match the log's filters, newest first. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  const { days: _days, ...asked } = readAuditAddress(url.searchParams, call.zone ?? 'UTC');
  const rows = [];
  let nextToken: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(call, {
      ...asked,
      nextToken,
    });
    for (const entry of page.items) {
      const { at, by, action, subject, subjectId, details } = entry;
      const what = describeEntry(t, call.locale, entry);
      rows.push([at, by, what, action, subject, subjectId, JSON.stringify(details)]);
    }
    ({ nextToken } = page);
  } while (nextToken !== null && rows.length < most);
  return downloadList(call, {
    list: 'auditLog',
    search: url.searchParams,
    name: `audit-log-${call.now.toISOString().slice(0, 10)}`,
    columns,
    rows,
  });
}

type Asked = Omit<ReturnType<typeof readAuditAddress>, 'days'> & {
  readonly nextToken: string | null;
};

const readPage = async (call: PageCall, params: Asked) =>
  (await call.query(auditEntries, { ...params, limit: 1000 })).listAuditEntries;

import type { RouteConfigEntry } from '@react-router/dev/routes';
import { demoCampaigns } from '../src/features/campaigns/sending/demo-campaigns.server.ts';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { demoId } from '../src/platform/demo/demo-id.server.ts';
import routes from '../src/routes.ts';

/** An id of no college: those of the demo are new each time it is loaded. */
export const noCollege = '018f0000-0000-7000-8000-000000000000';

/** An import of colleges, for who opens its page. */
export const exampleImport = '018f0000-0000-7000-8000-000000000001';

/** An import of high schools, likewise. */
export const exampleSchoolImport = '018f0000-0000-7000-8000-000000000002';

/** A report of a private thread, likewise. */
export const exampleReport = '018f0000-0000-7000-8000-000000000003';
/** A call at a booth of the demo that no one may join: those who may are asked in `people-talk-face-to-face.long`. */
const exampleCall = '018f0000-0000-7000-8000-000000000004';

/** What stands for the parameters of paths in a server with the demo. */
const examples: Readonly<Record<string, string>> = {
  ':address': 'fair-demo',
  ':fairAddress': 'fair-demo-6x6',
  ':slug': 'demo',
  ':collegeId': noCollege,
  ':attendeeId': demoId('attendee', 'demo-6x6', 1),
  ':boothId': demoId('booth', 1),
  ':callId': exampleCall,
  ':exhibitorId': demoId('exhibitor', 'demo-6x6', 1),
  ':fairId': demoFairs['demo-6x6'],
  ':campaignId': demoCampaigns.finished,
  ':draftId': demoCampaigns.draft,
  ':id': demoId('payment', 'open'),
  ':kind': 'terms',
  ':version': '1',
  ':importId': exampleImport,
  ':reportId': exampleReport,
  ':session': '1',
  ':token': 'AAAAAAAAAAAAAAAAAAAAAA',
};

function pathsOf(entries: readonly RouteConfigEntry[], base = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const full = path === undefined ? base : `${base}/${path}`;
    const own = index || (path !== undefined && !children) ? [full || '/'] : [];
    return [...own, ...pathsOf(children ?? [], full)];
  });
}

/** Every address that `src/routes.ts` knows, with examples in place of parameters. */
export async function everyAddress(): Promise<readonly string[]> {
  const entries = await Promise.resolve(routes);
  const paths = pathsOf(entries)
    .filter((path) => !path.includes('*') && !formsOnly.has(path) && !emailed.has(path))
    .map((path) =>
      path.startsWith('/admin/schools/') ? path.replace(':importId', exampleSchoolImport) : path,
    )
    // The session of the demo’s fair that is on.
    .map((path) => path.replace('/sessions/:session', '/sessions/2'))
    .map((path) => path.replace(/:\w+/g, (name) => examples[name] ?? name));
  return [...new Set(paths)];
}

/** Addresses that forms are sent to and no one visits. */
const formsOnly = new Set([
  '/language',
  '/theme',
  '/zone',
  '/app/profile/download',
  '/app/leads/list.csv',
  '/app/fairs/6x6/lists.csv',
  '/admin/fairs/:fairId/lists.csv',
]);

/** Addresses that exist only as links of emails; `a-business-office-reads-an-invoice` opens them. */
const emailed = new Set(['/billing/:token']);

/** Those that a visitor without an account may open, a college's page among them. */
export async function publicAddresses(): Promise<readonly string[]> {
  const all = await everyAddress();
  return all.filter((path) => !/^\/(?:app|admin)(?:\/|$)/.test(path));
}

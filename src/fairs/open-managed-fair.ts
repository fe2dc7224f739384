import { isUuid } from '../platform/model/kinds.ts';
import type { PageCall } from '../platform/pages/page-call.ts';
import { managedFair, managedWebinar } from './admin-fair-queries.ts';

/** What every fair has. The API may leave out anything, and whoever gets here sees it all. */
const there = <Value>(value: Value | null | undefined): Value => {
  if (value === null || value === undefined) throw new Response(null, { status: 404 });
  return value;
};

/**
 * A fair as its admins see it.
 * @throws Response 404 where there is no such fair
 */
export async function openManagedFair(call: PageCall, id: string) {
  const { getFair } = isUuid(id) ? await call.query(managedFair, { id }) : { getFair: null };
  const fair = there(getFair);
  return {
    ...fair,
    name: there(fair.name),
    slug: there(fair.slug),
    fairType: there(fair.fairType),
    startTime: there(fair.startTime),
    endTime: there(fair.endTime),
    timeZone: there(fair.timeZone),
    exhibitorDeadline: there(fair.exhibitorDeadline),
  };
}

/** What `openManagedFair` gives. */
export type ManagedFair = Awaited<ReturnType<typeof openManagedFair>>;

/**
 * The webinar of a fair with everything behind its sessions; null while there is none.
 * @throws Response 404 where there is no such fair
 */
export async function openManagedWebinar(call: PageCall, id: string) {
  const { getFair } = isUuid(id) ? await call.query(managedWebinar, { id }) : { getFair: null };
  const fair = there(getFair);
  const { webinar } = fair;
  return {
    id: fair.id,
    timeZone: there(fair.timeZone),
    webinar: webinar && { ...webinar, webinarStatus: webinar.webinarStatus ?? 'draft' },
  };
}

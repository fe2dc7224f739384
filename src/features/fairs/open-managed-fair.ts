import { isUuid } from '../../platform/model/kinds.ts';
import type { PageCall } from '../../platform/pages/page-call.ts';
import { managedFair, managedWebinar } from './admin-fair-queries.ts';

/** Fields that every fair has. The API may omit any field, but callers here can read all. */
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

/** The result of `openManagedFair`. */
export type ManagedFair = Awaited<ReturnType<typeof openManagedFair>>;

/**
 * A fair's webinar with all details of its sessions; null if there is none.
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

import { isUuid } from '../../platform/model/kinds.ts';
import type { PageCall } from '../../platform/pages/page-call.ts';
import { attendeeQuery, type ManagedRegistration } from './attendee-queries.ts';

/**
 * A registration of a fair, for the pages of its organizer.
 * @throws Response 404 where the fair has none of this id
 */
export async function openAttendee(
  call: PageCall,
  { fairId, attendeeId }: { readonly fairId: string; readonly attendeeId: string },
): Promise<ManagedRegistration> {
  const { data } = isUuid(attendeeId)
    ? await call.ask(attendeeQuery, { id: attendeeId })
    : { data: null };
  if (data?.managedAttendee.fairId !== fairId) throw new Response(null, { status: 404 });
  return data.managedAttendee;
}

import { isUuid } from '../../../platform/model/kinds.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { collegeHead } from './college-queries.ts';

/**
 * Loads a college for the head of its admin pages.
 * @throws Response 404 for an unknown id
 */
export async function openCollege(call: PageCall, id: string | undefined) {
  const { getCollege } =
    id !== undefined && isUuid(id) ? await call.query(collegeHead, { id }) : { getCollege: null };
  if (!getCollege) throw new Response(null, { status: 404 });
  return { ...getCollege, name: getCollege.name ?? '' };
}

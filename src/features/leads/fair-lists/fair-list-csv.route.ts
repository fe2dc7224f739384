import { redirect } from 'react-router';
import type { Route } from './+types/fair-list-csv.route.ts';
import { openManagedFair } from '../../fairs/managed-fair.tsx';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { takeCollegeList } from '../take-college-list.ts';

const listsAt = (fairId: string) => `/admin/fairs/${fairId}/lists`;

/** `POST /admin/fairs/{fairId}/lists.csv`: the attendees who share with one college, as a file. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const fair = await openManagedFair(call, params.fairId);
  return takeCollegeList(call, await request.formData(), fair, listsAt(fair.id));
}

/** There is no page here. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(listsAt(params.fairId));

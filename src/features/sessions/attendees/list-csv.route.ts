import { redirect } from 'react-router';
import type { Route } from './+types/list-csv.route.ts';
import { takeCollegeList } from '../../leads/take-college-list.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { openSessionFair, sessionPage } from '../open-session-fair.ts';

/** `POST /app/fairs/6x6/lists.csv`: the attendees who share with one college, as a file. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const fair = await openSessionFair(call, url);
  if (fair === null) throw new Response(null, { status: 404 });
  return takeCollegeList(call, await request.formData(), fair, sessionPage('lists', fair.slug));
}

/** GET has nothing to show: it redirects. */
export const loader = () => redirect('/app/fairs/6x6/lists');

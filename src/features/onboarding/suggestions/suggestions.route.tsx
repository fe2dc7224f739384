import type { Route } from './+types/suggestions.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { suggest } from '../student-setup/load-student.ts';

/** What a field of the setup may mean. */
export type Suggestions = Awaited<ReturnType<typeof suggest>>;

/** Answers fields while someone types; it has no page of its own. */
export function loader({ context, url }: Route.LoaderArgs): Promise<Suggestions> {
  const param = (name: string) => url.searchParams.get(name) ?? '';
  return suggest(context.get(pageCall), param('what'), param('q'));
}

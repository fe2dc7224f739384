import type { Route } from './+types/campaigns-csv.route.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { campaignsFile } from '../campaigns-file.ts';

/** `/admin/campaigns/email.csv`: campaigns with their figures, those selected or those that match. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams: search } = url;
  const id = search.get('fair') ?? '';
  return campaignsFile(context.get(pageCall), { search, fair: isUuid(id) ? { id } : null });
}

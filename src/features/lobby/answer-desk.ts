import { deskPath } from '../booths/booth-path.ts';
import type { PageCall } from '../../platform/pages/page-call.ts';
import { answerBooth } from './booth-page/answer-booth.ts';
import { queryOf, selectionOf } from './rep-desk/desk-selection.ts';
import { ownBooth } from './rep-desk/own-booth.ts';

/** Handles the forms of a desk, and returns to what was open. */
export async function answerDesk(call: PageCall, form: FormData, fairSlug: string, url: URL) {
  const { boothId, slug } = await ownBooth(call, fairSlug);
  const selection = selectionOf(url.searchParams);
  return answerBooth(call, form, {
    path: deskPath(slug),
    slug,
    boothId,
    show: 'ALL',
    back: deskPath(slug, queryOf(selection)),
  });
}

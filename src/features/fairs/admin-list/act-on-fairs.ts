import { data } from 'react-router';
import { leadTo } from '../../../platform/pages/lead-to.ts';
import { chosenIds } from '../../../platform/pages/matching-ids.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { askAgain, leadToFile, leftOut } from '../../../ui/tables/act-on-selected.ts';
import { refusalData } from '../../../ui/forms/form-problem.ts';
import { withChanges, withoutSelection } from '../../../ui/tables/table-address.ts';
import { managedFairs, publishFairs, undoPublishedFairs } from '../managed-fair.tsx';
import { mostFairs } from '../fair-choices.ts';
import { fairsListMessages as messages } from './fairs-list.messages.ts';
import { bulkActs } from './fairs-question.tsx';
import { narrowedBy } from './read-fairs.ts';

/**
 * Handles a form submitted on the list of fairs.
 * @throws Response 400 for a form that isn't on the page
 */
export async function actOnFairs(call: PageCall, form: FormData, url: URL) {
  const t = translatorFor(call.locale);
  const intent = form.get('intent');
  const query = withoutSelection(url.search);
  const back = `${url.pathname}${query}`;
  if (intent === 'csv') return leadToFile(call, form, url);
  const undo = form.get('undo');
  if (intent === 'undo' && typeof undo === 'string') {
    const { data: done, errors } = await call.ask(undoPublishedFairs, { undo });
    if (errors[0]) return data(refusalData(errors[0], form), 400);
    const count = done?.undoPublishedFairs.count ?? 0;
    return leadTo(back, {
      type: count > 0 ? 'success' : 'warning',
      message: t(messages.undone, { count }),
    });
  }
  const act = bulkActs.find((one) => one === intent);
  if (!act) throw new Response(null, { status: 400 });
  const read = async (page: number) =>
    (await call.query(managedFairs, { ...narrowedBy(url.searchParams), page })).manageFairs;
  const chosen = await chosenIds(form, read, mostFairs);
  if ('count' in chosen) return askAgain(call, url, act, chosen.count);
  const published = act === 'publish';
  const { data: done, errors } = await call.ask(publishFairs, { ids: [...chosen.ids], published });
  if (errors[0]) return data(refusalData(errors[0], form), 400);
  const { count = 0, skipped = 0, undo: change = null } = done?.publishFairs ?? {};
  return leadTo(`${url.pathname}${withChanges(query, { undo: change })}`, {
    type: count > 0 ? 'success' : 'warning',
    message: t(published ? messages.didPublish : messages.didUnpublish, { count }),
    ...leftOut(call, skipped),
  });
}

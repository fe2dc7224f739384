import { data, redirect, redirectDocument } from 'react-router';
import { flashCookie, type Flash } from '../platform/pages/flash.ts';
import { chosenIds } from '../platform/pages/matching-ids.ts';
import type { PageCall } from '../platform/pages/page-call.ts';
import { speak } from '../platform/words/speak.ts';
import { refusalData } from '../ui/form-problem.ts';
import { selectMatchingWords as matching } from '../ui/select-matching.words.ts';
import { withChanges, withoutSelection } from '../ui/table-address.ts';
import { cancellingCampaigns, deletingDrafts, listedCampaigns } from './list/campaign-queries.ts';
import { mostCampaigns } from './list/campaign-states.ts';
import { bulkActs } from './list/campaigns-question.tsx';
import { campaignsWords as said } from './list/campaigns.words.ts';
import { idsChosen, narrowedBy } from './list/read-campaigns.ts';

const acts = {
  delete: [deletingDrafts, said.didDelete],
  cancel: [cancellingCampaigns, said.didCancel],
} as const;

const leadTo = (to: string, flash: Flash) =>
  redirect(to, { headers: { 'set-cookie': flashCookie(flash) } });

/**
 * Does what a form of a list of campaigns asks for, to those selected; undefined where the form is none
 * of the list's.
 */
export async function actOnCampaigns(
  call: PageCall,
  form: FormData,
  url: URL,
  fairId: string | null,
) {
  const say = speak(call.locale);
  const intent = form.get('intent');
  const query = withoutSelection(url.search);
  const back = `${url.pathname}${query}`;
  if (intent === 'csv') {
    const ids = idsChosen(form);
    if (ids?.length === 0)
      return leadTo(back, { type: 'info', message: say(matching.chooseFirst) });
    const search = new URLSearchParams(withChanges(query, { page: null }));
    for (const id of ids ?? []) search.append('id', id);
    return redirectDocument(`${url.pathname}.csv?${search}`);
  }
  const act = bulkActs.find((one) => one === intent);
  if (!act) return undefined;
  const read = async (page: number) => {
    const filter = { ...narrowedBy(url.searchParams), fairId, page };
    return (await call.query(listedCampaigns, filter)).campaignTable;
  };
  const chosen = await chosenIds(form, read, mostCampaigns);
  if ('count' in chosen)
    return leadTo(`${url.pathname}${withChanges(query, { ask: act, all: '1' })}`, {
      type: 'warning',
      message: say(matching.changed, { count: chosen.count }),
    });
  const [calling, message] = acts[act];
  const { data: answer, errors } = await call.ask(calling, { ids: [...chosen.ids] });
  if (errors[0] || !answer) return data(refusalData(errors[0] ?? { message: '' }, form), 400);
  const { count, skipped } = answer.done;
  return leadTo(back, {
    type: count > 0 ? 'success' : 'warning',
    message: say(message, { count }),
    ...(skipped > 0 ? { detail: say(matching.leftOut, { count: skipped }) } : {}),
  });
}

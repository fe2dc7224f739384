import { data } from 'react-router';
import { leadTo } from '../../platform/pages/lead-to.ts';
import { chosenIds } from '../../platform/pages/matching-ids.ts';
import type { PageCall } from '../../platform/pages/page-call.ts';
import { translatorFor } from '../../platform/i18n/translator-for.ts';
import { askAgain, leadToFile, leftOut } from '../../ui/tables/act-on-selected.ts';
import { refusalData } from '../../ui/forms/form-problem.ts';
import { withoutSelection } from '../../ui/tables/table-address.ts';
import { cancelCampaigns, deleteDrafts, listedCampaigns } from './list/campaign-queries.ts';
import { mostCampaigns } from './list/campaign-states.ts';
import { bulkActs } from './list/campaigns-question.tsx';
import { campaignsMessages as messages } from './list/campaigns.messages.ts';
import { narrowedBy } from './list/read-campaigns.ts';

const acts = {
  delete: [deleteDrafts, messages.didDelete],
  cancel: [cancelCampaigns, messages.didCancel],
} as const;

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
  const t = translatorFor(call.locale);
  const intent = form.get('intent');
  if (intent === 'csv') return leadToFile(call, form, url);
  const act = bulkActs.find((one) => one === intent);
  if (!act) return undefined;
  const read = async (page: number) => {
    const filter = { ...narrowedBy(url.searchParams), fairId, page };
    return (await call.query(listedCampaigns, filter)).campaignTable;
  };
  const chosen = await chosenIds(form, read, mostCampaigns);
  if ('count' in chosen) return askAgain(call, url, act, chosen.count);
  const [calling, message] = acts[act];
  const { data: answer, errors } = await call.ask(calling, { ids: [...chosen.ids] });
  if (errors[0] || !answer) return data(refusalData(errors[0] ?? { message: '' }, form), 400);
  const { count, skipped } = answer.done;
  return leadTo(`${url.pathname}${withoutSelection(url.search)}`, {
    type: count > 0 ? 'success' : 'warning',
    message: t(message, { count }),
    ...leftOut(call, skipped),
  });
}

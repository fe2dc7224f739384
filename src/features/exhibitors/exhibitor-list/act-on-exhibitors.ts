import { data } from 'react-router';
import { inBatches } from '../../../platform/pages/in-batches.ts';
import { leadTo } from '../../../platform/pages/lead-to.ts';
import { chosenIds } from '../../../platform/pages/matching-ids.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { askAgain, leftOut } from '../../../ui/tables/act-on-selected.ts';
import { refusalData } from '../../../ui/forms/form-problem.ts';
import { selectMatchingMessages as matching } from '../../../ui/tables/select-matching.messages.ts';
import { withChanges, withoutSelection } from '../../../ui/tables/table-address.ts';
import { mostExhibitors } from '../exhibitor-filters.ts';
import { publishBooths, undoPublishedBooths } from '../readiness/readiness-queries.ts';
import { readinessMessages } from '../readiness/readiness.messages.ts';
import { beginEmail, passOnSelection, readMatching } from '../select-exhibitors.ts';
import { bulkActs, whySkipped } from './exhibitors-question.tsx';
import { exhibitorsMessages as messages } from './exhibitors.messages.ts';
import { chosenExhibitors, remindOfPayment } from './managing-queries.ts';

/** Handles the forms of the table of exhibitors. */
export async function actOnExhibitors(call: PageCall, form: FormData, url: URL, fairId: string) {
  const t = translatorFor(call.locale);
  const to = `${url.pathname}${withoutSelection(url.search)}`;
  const passed = await passOnSelection(call, form, url, {
    fairId,
    file: `${url.pathname}.csv`,
    async email(audience, count) {
      const { saveCampaignDraft: made } = await call.query(beginEmail, { input: { audience } });
      return leadTo(`/admin/campaigns/email/drafts/${made.id}`, {
        type: 'info',
        message: t(messages.emailBegun, { count: count ?? 0 }),
        detail: t(messages.emailBegunText),
      });
    },
  });
  if (passed) return passed;
  const undo = form.get('undo');
  if (form.get('intent') === 'undo' && typeof undo === 'string') {
    const { data: done, errors } = await call.ask(undoPublishedBooths, { undo });
    if (errors[0]) return data(refusalData(errors[0], form), 400);
    const count = done?.undoPublishedBooths.count ?? 0;
    return leadTo(to, { type: 'success', message: t(readinessMessages.undone, { count }) });
  }
  const act = bulkActs.find((one) => one === form.get('intent'));
  if (!act) throw new Response(null, { status: 400 });
  const chosen = await chosenIds(
    form,
    readMatching(call, fairId, url.searchParams),
    mostExhibitors,
  );
  if ('count' in chosen) return askAgain(call, url, act, chosen.count);
  const { chosenExhibitors: selected } = await call.query(chosenExhibitors, {
    fairId,
    ids: [...chosen.ids],
  });
  const able = selected.filter((one) => whySkipped(act, one) === null);
  const detailOf = (done: number) => leftOut(call, selected.length - done);
  if (act === 'remind') {
    let sent = 0;
    const ids = able.map(({ id }) => id);
    const { error } = await inBatches(ids, async (part) => {
      const { data: done, errors } = await call.ask(remindOfPayment, { fairId, ids: part });
      sent += done?.remindOfPayment.sent ?? 0;
      return errors[0];
    });
    if (error && sent === 0) return data(refusalData(error, form), 400);
    return leadTo(to, {
      type: error ? 'warning' : 'success',
      message: t(messages.reminded, { count: sent }),
      ...(error ? { detail: t(matching.stopped, { problem: error.message }) } : detailOf(sent)),
    });
  }
  const published = act === 'publish';
  const ids = able.flatMap(({ boothId }) => boothId ?? []);
  const { data: done, errors } = await call.ask(publishBooths, {
    fairId,
    ids,
    published,
    onlyReady: published,
  });
  if (errors[0]) return data(refusalData(errors[0], form), 400);
  const { count = 0, undo: change = null } = done?.publishBooths ?? {};
  const message = t(published ? readinessMessages.isOn : readinessMessages.isOff, { count });
  const next = withChanges(withoutSelection(url.search), { undo: change });
  return leadTo(`${url.pathname}${next}`, { type: 'success', message, ...detailOf(count) });
}

import { data } from 'react-router';
import { leadTo } from '../../../platform/pages/lead-to.ts';
import { chosenIds, idsIn } from '../../../platform/pages/matching-ids.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { askAgain, chooseFirst, leadToFile, leftOut } from '../../../ui/tables/act-on-selected.ts';
import { refusalData } from '../../../ui/forms/form-problem.ts';
import { withChanges, withoutSelection } from '../../../ui/tables/table-address.ts';
import { mostExhibitors } from '../exhibitor-filters.ts';
import { whySkipped } from '../exhibitor-list/exhibitors-question.tsx';
import { exhibitorsMessages } from '../exhibitor-list/exhibitors.messages.ts';
import { boothIds, publishBooths, undoPublishedBooths } from './readiness-queries.ts';
import { readinessMessages as messages } from './readiness.messages.ts';
import { beginEmail } from '../select-exhibitors.ts';
import { boothActs, readBooths, readMatching } from './read-booths.ts';

/** Handles the forms of the readiness grid. */
export async function actOnBooths(call: PageCall, form: FormData, url: URL, fairId: string) {
  const t = translatorFor(call.locale);
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const query = withoutSelection(url.search);
  const intent = text('intent');
  if (intent === 'csv') return leadToFile(call, form, url);
  if (intent === 'email') return emailSelected(call, form, url, fairId);
  if (intent === 'undo') {
    const { data: done, errors } = await call.ask(undoPublishedBooths, { undo: text('undo') });
    if (errors[0]) return data(refusalData(errors[0], form), 400);
    const count = done?.undoPublishedBooths.count ?? 0;
    const message = t(messages.undone, { count });
    return leadTo(`${url.pathname}${query}`, { type: 'success', message });
  }
  const publish = async (ids: string[] | null, published: boolean, selected = 0) => {
    const onlyReady = published && selected > 0;
    const input = { fairId, ids, published, onlyReady };
    const { data: done, errors } = await call.ask(publishBooths, input);
    if (errors[0]) return data(refusalData(errors[0], form), 400);
    const { count = 0, undo = null } = done?.publishBooths ?? {};
    return leadTo(`${url.pathname}${withChanges(query, { undo })}`, {
      type: 'success',
      message: t(published ? messages.isOn : messages.isOff, { count }),
      ...leftOut(call, selected - count),
    });
  };
  const several = boothActs.find((one) => one === intent);
  if (!several)
    return publish(text('act') === 'ready' ? null : [text('id')], text('act') !== 'off');
  const read = readMatching(call, fairId, url.searchParams);
  const chosen = await chosenIds(form, read, mostExhibitors);
  if ('count' in chosen) return askAgain(call, url, several, chosen.count);
  const selected = chosen.ids.length > 0 ? await readBooths(call, fairId, chosen.ids) : [];
  if (selected.length === 0) return chooseFirst(call, url);
  const able = selected.filter((one) => whySkipped(several, one) === null).map(({ id }) => id);
  return publish(able, several === 'publish', selected.length);
}

/** Begins an email to the exhibitors of the selected booths, still to be written. */
async function emailSelected(call: PageCall, form: FormData, url: URL, fairId: string) {
  const t = translatorFor(call.locale);
  const read = form.has('all')
    ? readMatching(call, fairId, url.searchParams)
    : async (page: number) =>
        (await call.query(boothIds, { fairId, ids: idsIn(form.getAll('id')), page }))
          .manageReadiness;
  const { items } = await read(1);
  const exhibitors = items.flatMap(({ exhibitorId }) => exhibitorId ?? []);
  const count = exhibitors.length;
  if (count === 0) return chooseFirst(call, url);
  const audience = `FAIR_EXHIBITORS:${fairId}:E${exhibitors.join(',')}`;
  const { saveCampaignDraft: made } = await call.query(beginEmail, { input: { audience } });
  return leadTo(`/admin/campaigns/email/drafts/${made.id}`, {
    type: 'info',
    message: t(exhibitorsMessages.emailBegun, { count }),
    detail: t(exhibitorsMessages.emailBegunText),
  });
}

import { deskPath, savedAnswersPath } from '../booths/booth-path.ts';
import { translatorFor } from '../../platform/i18n/translator-for.ts';
import { pageMeta } from '../../platform/metadata/page-meta.ts';
import type { PageCall } from '../../platform/pages/page-call.ts';
import { boothQuery } from './booth-page/booth-queries.ts';
import { boothQueueQuery, callRuleQuery } from './queue/queue-queries.ts';
import { selectionOf } from './rep-desk/desk-selection.ts';
import { loadLists } from './rep-desk/load-lists.ts';
import { ownBooth } from './rep-desk/own-booth.ts';
import { boothDayQuery, exchangeQuery } from './rep-desk/rep-desk-queries.ts';
import { repDeskMessages as messages } from './rep-desk/rep-desk.messages.ts';
import { savedAnswersQuery } from './saved-answers/saved-answer-queries.ts';

/** The desk of the caller's college at a fair, for `RepDesk`. */
export async function loadDesk(call: PageCall, fairSlug: string, url: URL) {
  const { boothId, slug } = await ownBooth(call, fairSlug);
  const selection = selectionOf(url.searchParams);
  const { question } = selection;
  const { boothVisit } = await call.query(boothQuery, { slug, boothId });
  const lists = await loadLists(call, boothId, selection, url);
  const [{ boothQueue }, { boothDay }, { savedAnswers }] = await Promise.all([
    call.query(boothQueueQuery, { boothId }),
    call.query(boothDayQuery, { boothId }),
    call.query(savedAnswersQuery, { boothId }),
  ]);
  // Read after the cursors of the lists: nothing that is written to it in between is missed.
  const exchange =
    question === null ? null : (await call.query(exchangeQuery, { id: question })).boothExchange;
  const rule = boothQueue?.students ? await call.query(callRuleQuery, { boothId }) : null;
  const t = translatorFor(call.locale);
  const { college, fair, voice, closed, documents } = boothVisit;
  return {
    meta: pageMeta({
      ...call,
      title: t(messages.title, { college: college.name, fair: fair.name }),
      description: t(messages.description),
      path: deskPath(slug),
    }),
    booth: { id: boothId, fair, college: { id: college.id, name: college.name }, voice, closed },
    documents,
    /** What is listed, and the open question with its answers. */
    page: {
      ...lists.page,
      hasEarlier: false,
      messages: inOrder(
        lists.page.messages,
        exchange ? [exchange.message, ...exchange.answers] : [],
      ),
    },
    talk: lists.talk || null,
    /** What the team noted about the open question. */
    notes: exchange?.notes ?? [],
    found: lists.found,
    end: lists.end,
    room: lists.room,
    queue: boothQueue,
    twoReps: rule?.boothCallRule?.twoAdults === true,
    day: boothDay ?? { answered: 0, leads: 0 },
    saved: { answers: savedAnswers ?? [], path: savedAnswersPath(slug) },
    selection,
    formKey: call.randomToken(16),
    personKey: call.sign('booth-drawer', call.viewer?.id ?? '').slice(0, 16),
    now: call.now.toISOString(),
  };
}

/** The result. */
export type DeskData = Omit<Awaited<ReturnType<typeof loadDesk>>, 'meta'>;

/** Messages of two pages in one, each once. */
function inOrder<One extends { readonly id: string; readonly createdAt: string }>(
  listed: readonly One[],
  open: readonly One[],
): readonly One[] {
  const ids = new Set(open.map(({ id }) => id));
  return [...listed.filter(({ id }) => !ids.has(id)), ...open].sort(
    (one, other) => one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id),
  );
}

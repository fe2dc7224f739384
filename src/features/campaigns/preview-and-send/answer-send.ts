import { data, redirect } from 'react-router';
import { flashCookie } from '../../../platform/pages/flash.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { translateApiSentence } from '../../../platform/model/api-sentence.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import type { CampaignPaths } from '../campaign-paths.ts';
import { readSendTime } from './send-time.ts';
import { sendingDraft, testing } from '../editor/draft-queries.ts';
import { editorMessages as messages } from '../editor/editor.messages.ts';
import { openDraft, textOf } from '../editor/open-draft.ts';
import { sendFields } from './send-fields.ts';

/**
 * Does what a form of the page on which a draft is sent asks for: `test`, `review` (which leads to the
 * last question) or `send`.
 * @throws Response 400 for a form that is none of the page's
 */
export async function answerSend(call: PageCall, id: string, form: FormData, paths: CampaignPaths) {
  const t = translatorFor(call.locale);
  const path = `${paths.draft(id)}/send`;
  const led = (to: string, message: string) =>
    redirect(to, { headers: { 'set-cookie': flashCookie({ type: 'success', message }) } });
  const intent = form.get('intent');
  if (intent === 'test') {
    const draft = await openDraft(call, id, paths);
    const { data: sent, errors } = await call.ask(testing, textOf(draft));
    if (errors[0]) return data(refusalData(errors[0], form), 400);
    return led(path, t(messages.tested, { email: sent?.sendCampaignTest ?? '' }));
  }
  if (intent !== 'review' && intent !== 'send') throw new Response(null, { status: 400 });
  const { values, problems } = checkForm(sendFields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const { when, at, timeZone } = values;
  if (when === 'later' && (at === null || timeZone === null))
    return data(problemData({ at: t(messages.chooseTime) }, form), 400);
  const sendTime = when === 'now' ? 'now' : `${at ?? ''}[${timeZone ?? ''}]`;
  const read = readSendTime(sendTime, call.now);
  if (typeof read === 'string')
    return data(problemData({ at: translateApiSentence(read, call.locale) }, form), 400);
  if (intent === 'review') {
    const asked = new URLSearchParams({ ask: 'send' });
    if (when === 'later') {
      asked.set('at', at ?? '');
      asked.set('zone', timeZone ?? '');
    }
    return redirect(`${path}?${asked}`);
  }
  const version = Number(form.get('version'));
  const { errors } = await call.ask(sendingDraft, {
    id,
    version: Number.isInteger(version) ? version : 0,
    sendTime,
  });
  if (errors[0]) return data(refusalData(errors[0], form, { sendTime: 'at' }), 400);
  return led(paths.one(id), t(when === 'now' ? messages.isSending : messages.isScheduled));
}

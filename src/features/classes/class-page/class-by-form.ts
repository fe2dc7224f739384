import { data, redirect } from 'react-router';
import { flashCookie, type Flash } from '../../../platform/pages/flash.ts';
import type { PageCall, PageError } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import type { Message, MessageValues } from '../../../platform/i18n/define-messages.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData, refusalData, type FormProblem } from '../../../ui/forms/form-problem.ts';
import { askFields } from './class-fields.ts';
import { classPaths } from '../class-paths.ts';
import {
  askColleague,
  clearList,
  endLink,
  openLink,
  saveList,
  writeEmails,
  type SavedList,
} from '../class-queries.ts';
import { classMessages as messages } from '../class.messages.ts';
import { listOf } from '../roster/list-of.ts';
import { longestRoster } from '../roster-limits.ts';

/** A submitted form of the class page. */
interface Sent {
  readonly call: PageCall;
  readonly form: FormData;
  readonly slug: string;
}

/** The page's report on a list that was only partly accepted. */
export interface ListAnswer extends FormProblem {
  readonly saved?: SavedList;
}

/** Handles the forms of the class page, by `intent`. */
export async function classByForm({ call, form, slug }: Sent) {
  const t = translatorFor(call.locale);
  const fair = slug;
  const intent = form.get('intent');
  switch (intent) {
    case 'open':
    case 'renew': {
      const renew = intent === 'renew';
      const { errors } = await call.ask(openLink, { fair, renew });
      return done(errors, renew ? messages.renewed : messages.linkMade);
    }
    case 'end':
      return done((await call.ask(endLink, { fair })).errors, messages.ended);
    case 'invitation':
    case 'reminder': {
      const { data: written, errors } = await call.ask(writeEmails, { fair, kind: intent });
      if (intent === 'reminder') return done(errors, messages.reminded);
      const { emailsDue: count = null, list = [] } = written?.writeToClass ?? {};
      return done(errors, count === null ? messages.invited : messages.invitedSome, {
        count: count ?? 0,
        listed: list.length,
      });
    }
    case 'remove': {
      const ids = form.getAll('id').filter((id) => typeof id === 'string');
      return done((await call.ask(clearList, { fair, ids })).errors, messages.removed);
    }
    case 'clear':
      return done((await call.ask(clearList, { fair })).errors, messages.cleared);
    case 'ask': {
      const { values, problems } = checkForm(askFields, form, call);
      if (problems) return data(problemData(problems, form), 400);
      return done((await call.ask(askColleague, values)).errors, messages.asked);
    }
    case 'save':
      return saveByForm();
    default:
      throw new Response(null, { status: 400 });
  }

  function done(errors: readonly PageError[], message: Message, values?: MessageValues) {
    const [error] = errors;
    return error
      ? data(refusalData(error, form), 400)
      : back({ type: 'success', message: t(message, values) });
  }

  function back(flash: Flash) {
    return redirect(classPaths(slug).page, { headers: { 'set-cookie': flashCookie(flash) } });
  }

  async function saveByForm() {
    const text = await textIn(form);
    if (text === null) return data(problemData({ text: t(messages.fileTooBig) }, form), 400);
    if (text.trim() === '') return data(problemData({ text: t(messages.nothing) }, form), 400);
    const { data: answer, errors } = await call.ask(saveList, { fair, text });
    const [error] = errors;
    if (error || !answer)
      return data(refusalData(error ?? { message: t(messages.nothing) }, form), 400);
    const saved = answer.saveClassList;
    const { added, known, dropped, problems } = saved;
    if (problems.length === 0)
      return back({
        type: 'success',
        message: t(messages.added, { count: added, known }),
        ...(dropped.length > 0
          ? { detail: t(messages.leftOut, { columns: listOf(call.locale, dropped) }) }
          : {}),
      });
    // The form shows rejected lines again, to correct them.
    const left: ListAnswer = {
      intent: 'save',
      fields: { text: t(messages.linesWrong, { count: problems.length }) },
      message: null,
      typed: { text: [problems.map((problem) => problem.text).join('\n')] },
      saved,
    };
    // No 400: the page shows accepted lines at once, and reloads only after a success.
    return data(left);
  }
}

/** The pasted text and the file, together; null for a file that is too big. */
async function textIn(form: FormData): Promise<string | null> {
  const pasted = form.get('text');
  const file = form.get('file');
  const parts = [typeof pasted === 'string' ? pasted : ''];
  if (file instanceof Blob && file.size > 0) {
    if (file.size > 2 * longestRoster) return null;
    parts.push(decodeList(new Uint8Array(await file.arrayBuffer())));
  }
  return parts.filter((part) => part.trim() !== '').join('\n');
}

/**
 * The text of a list file, from any program: UTF-8, UTF-16 with its mark, or, if valid in neither,
 * Windows-1252, as in old spreadsheets.
 */
export function decodeList(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

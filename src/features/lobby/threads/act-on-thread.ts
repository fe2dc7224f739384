import { data, redirect } from 'react-router';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import type { PageCall, PageError } from '../../../platform/pages/page-call.ts';
import { refusalData } from '../../../ui/forms/form-problem.ts';
import { readFirstQuestion } from '../composing/first-question.ts';
import { noteIntents } from './thread-note.ts';
import { privatePath } from './thread.ts';
import {
  answerPrivatelyMutation,
  claimThreadMutation,
  finishThreadMutation,
  noteMutation,
  noteQuestionMutation,
  removeNoteMutation,
  releaseThreadMutation,
  reportThreadMutation,
  writePrivatelyMutation,
} from './thread-queries.ts';
import { threadMessages as messages } from './threads.messages.ts';

/** The reasons as forms send them. */
export const reasons = ['UNKIND', 'PERSONAL', 'SPAM', 'OTHER'] as const;

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/**
 * Handles the forms of private threads, and returns to where they were.
 * @param path the address of the booth
 * @param from where a rep was, if not at the booth
 * @throws Response 400 for a form that is none of them
 */
export async function actOnThread(
  call: PageCall,
  form: FormData,
  {
    path,
    slug,
    boothId,
    from,
  }: {
    readonly path: string;
    readonly slug: string;
    readonly boothId: string;
    readonly from?: string;
  },
) {
  const threadId = textOf(form, 'thread');
  const isOfRep = form.has('rep');
  const back = from ?? `${path}${privatePath(isOfRep ? { thread: threadId } : {})}`;
  const writes = form.get('intent') === 'write-privately';
  const then = writes ? await readFirstQuestion(call, { slug, boothId, back }) : null;
  const act = async (): Promise<{
    readonly errors: readonly PageError[];
    readonly message?: Message;
  }> => {
    switch (form.get('intent')) {
      case 'write-privately': {
        const message = {
          text: textOf(form, 'text'),
          clientKey: textOf(form, 'clientKey'),
          answers: textOf(form, 'answers') || null,
        };
        return isOfRep
          ? call.ask(answerPrivatelyMutation, {
              ...message,
              documents: form.getAll('documents').filter((id) => typeof id === 'string'),
              threadId,
            })
          : call.ask(writePrivatelyMutation, { ...message, boothId });
      }
      case 'claim-thread': {
        const repId = textOf(form, 'to');
        const { errors } =
          repId === ''
            ? await call.ask(releaseThreadMutation, { threadId })
            : await call.ask(claimThreadMutation, { threadId, repId });
        return { errors, message: messages.assigned };
      }
      case noteIntents.add: {
        const text = textOf(form, 'text');
        const messageId = textOf(form, 'message');
        const { errors } =
          messageId === ''
            ? await call.ask(noteMutation, { threadId, text })
            : await call.ask(noteQuestionMutation, { messageId, text });
        return { errors, message: messages.didNote };
      }
      case noteIntents.remove: {
        const { errors } = await call.ask(removeNoteMutation, { id: textOf(form, 'id') });
        return { errors, message: messages.didRemoveNote };
      }
      case 'finish-thread': {
        const { errors } = await call.ask(finishThreadMutation, { threadId });
        return { errors, message: messages.finished };
      }
      case 'report-thread': {
        const reason = reasons.find((one) => one === textOf(form, 'reason')) ?? 'OTHER';
        const { errors } = await call.ask(reportThreadMutation, { threadId, reason });
        return { errors, message: messages.didReport };
      }
      default:
        throw new Response(null, { status: 400 });
    }
  };
  const { errors, message } = await act();
  const [refused] = errors;
  if (refused && form.get('intent') === noteIntents.remove)
    return redirect(back, {
      headers: { 'set-cookie': flashCookie({ type: 'error', message: refused.message }) },
    });
  if (refused) return data(refusalData(refused, form), 400);
  const flash =
    message && flashCookie({ type: 'success', message: translatorFor(call.locale)(message) });
  if (then) return redirect(then.path, { headers: then.headers });
  return redirect(back, { headers: flash ? { 'set-cookie': flash } : {} });
}

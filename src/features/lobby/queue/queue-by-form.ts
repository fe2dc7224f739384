import { data, redirect } from 'react-router';
import { sharingPath } from '../../students/sharing-path.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import type { PageCall, PageError } from '../../../platform/pages/page-call.ts';
import { isToBeAsked } from '../bag/save-by-form.ts';
import { callPath } from '../calls/call-path.ts';
import { queueIntents } from './queue-intents.ts';
import { queueMessages as messages } from './queue.messages.ts';
import {
  acceptMutation,
  callMutation,
  callRuleMutation,
  declineMutation,
  finishMutation,
  handOffMutation,
  joinMutation,
  leaveMutation,
  openQueueMutation,
  removeMutation,
} from './queue-queries.ts';

/** The response to a queue's form when JavaScript is on. */
export interface QueueAnswer {
  readonly problem: string | null;
  /** The page of the college's question, if this student has not been asked yet. */
  readonly question: { readonly path: string; readonly college: string } | null;
  /** The page of the call that this student has accepted. */
  readonly call: string | null;
}

/**
 * Handles a form of a queue and redirects back to the same page. A student who joins and hasn't
 * said yet whether the college can see contact details is asked, once.
 */
export async function queueByForm(
  call: PageCall,
  form: FormData,
  { back, slug }: { readonly back: string; readonly slug: string },
) {
  const { errors, message, callId } = await act(call, form);
  const accepted = callId == null ? null : callPath(slug, callId);
  const [error] = errors;
  const collegeId = textIn(form, 'collegeId');
  const isNew = form.get('intent') === queueIntents.join && !error && collegeId !== '';
  const question =
    isNew && (await isToBeAsked(call, collegeId))
      ? {
          path: sharingPath(collegeId, {
            action: 'called',
            fairId: textIn(form, 'fairId') || null,
            back,
          }),
          college: textIn(form, 'name'),
        }
      : null;
  if (form.get('still') === '1') {
    const answer: QueueAnswer = { problem: error?.message ?? null, question, call: accepted };
    return data(answer);
  }
  const flash = error
    ? ({ type: 'error', message: error.message } as const)
    : message && ({ type: 'success', message: translatorFor(call.locale)(message) } as const);
  return redirect(
    accepted ?? question?.path ?? back,
    flash ? { headers: { 'set-cookie': flashCookie(flash) } } : {},
  );
}

interface Done {
  readonly errors: readonly PageError[];
  readonly message?: Message;
  readonly callId?: string | null | undefined;
}

/** @throws Response 400 for a form that isn't about a queue */
async function act(call: PageCall, form: FormData): Promise<Done> {
  const [id, boothId] = [textIn(form, 'entryId'), textIn(form, 'boothId')];
  switch (form.get('intent')) {
    case queueIntents.join:
      return { ...(await call.ask(joinMutation, { boothId })), message: messages.joined };
    case queueIntents.leave:
      return { ...(await call.ask(leaveMutation, { id })), message: messages.left };
    case queueIntents.accept:
      return accept();
    case queueIntents.decline:
      return call.ask(declineMutation, { id });
    case queueIntents.finish:
      return call.ask(finishMutation, { id });
    case queueIntents.open:
      return call.ask(openQueueMutation, { boothId, isOpen: true });
    case queueIntents.close:
      return call.ask(openQueueMutation, { boothId, isOpen: false });
    case queueIntents.call: {
      const ids = form.getAll('entryId').filter((one) => typeof one === 'string');
      return call.ask(callMutation, { boothId, ids });
    }
    case queueIntents.remove:
      return call.ask(removeMutation, { id, reason: textIn(form, 'reason') });
    case queueIntents.handOff:
      return call.ask(handOffMutation, { id, repId: textIn(form, 'repId') || null });
    case queueIntents.requireTwoReps:
      return {
        ...(await call.ask(callRuleMutation, { boothId, twoAdults: true })),
        message: messages.requiresTwoReps,
      };
    case queueIntents.allowOneRep:
      return {
        ...(await call.ask(callRuleMutation, { boothId, twoAdults: false })),
        message: messages.allowsOneRep,
      };
    default:
      throw new Response(null, { status: 400 });
  }

  async function accept(): Promise<Done> {
    const { data: accepted, errors } = await call.ask(acceptMutation, { id });
    return { errors, callId: accepted?.acceptCall.callId };
  }
}

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

import { data, redirect } from 'react-router';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import type { PageAnswer, PageCall } from '../../../platform/pages/page-call.ts';
import { refusalData } from '../../../ui/forms/form-problem.ts';
import {
  answerMutation,
  askMutation,
  claimMutation,
  mergeMutation,
  moderateMutation,
  releaseMutation,
  voteMutation,
  type ShownQuestion,
} from './question-queries.ts';
import { questionMessages as messages } from './session-questions.messages.ts';

/** The actions of the forms of questions; the id of a question may follow. */
export const questionIntents = {
  ask: 'ask-question',
  vote: 'vote-question',
  claim: 'claim-question',
  release: 'give-back-question',
  answer: 'answer-question',
  live: 'answered-live',
  moderate: 'moderate-question',
  merge: 'merge-questions',
} as const;
export type QuestionIntent = (typeof questionIntents)[keyof typeof questionIntents];

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const intentOf = (form: FormData): string => textIn(form, 'intent').split(' ')[0] ?? '';

/** Whether a form is about a question. */
export const isAboutQuestions = (form: FormData): boolean =>
  Object.values<string>(questionIntents).includes(intentOf(form));

/** The response to a form when JavaScript is on, unless it is a `FormProblem`. */
export interface QuestionsAnswer {
  readonly question: ShownQuestion | null;
}

/**
 * Handles a form of the questions in a session, for the action of its room. Without JavaScript it
 * redirects to `back`; problems are data for the page either way.
 * @throws Response 400 for another form
 */
export async function answerQuestionsForm(
  call: PageCall,
  form: FormData,
  { runId, back }: { readonly runId: string; readonly back: string },
) {
  const { errors, data: answered, done } = await act(call, form, runId);
  const [error] = errors;
  const hasFields = [questionIntents.ask, questionIntents.answer].some(
    (one) => one === intentOf(form),
  );
  const isStill = form.get('still') === '1';
  // Without JavaScript, a button alone has no place to say what went wrong.
  if (error && !isStill && !hasFields)
    return redirect(`${back}#questions`, {
      headers: { 'set-cookie': flashCookie({ type: 'error', message: error.message }) },
    });
  if (error) return data(refusalData(error, form), 400);
  if (isStill) {
    const answer: QuestionsAnswer = { question: answered?.question ?? null };
    return data(answer);
  }
  return redirect(`${back}#questions`, {
    headers: {
      'set-cookie': flashCookie({ type: 'success', message: translatorFor(call.locale)(done) }),
    },
  });
}

type Acted = PageAnswer<{ readonly question: ShownQuestion }> & { readonly done: Message };

async function act(call: PageCall, form: FormData, runId: string): Promise<Acted> {
  const [id, exhibitorId] = [textIn(form, 'questionId'), textIn(form, 'exhibitorId')];
  const text = textIn(form, 'text');
  switch (intentOf(form)) {
    case questionIntents.ask: {
      const clientKey = textIn(form, 'clientKey');
      const given = { runId, text, exhibitorId: exhibitorId || null, clientKey };
      return { ...(await call.ask(askMutation, given)), done: messages.asked };
    }
    case questionIntents.vote: {
      const isFor = form.get('isFor') === 'true';
      const done = isFor ? messages.voted : messages.voteTaken;
      return { ...(await call.ask(voteMutation, { id, isFor })), done };
    }
    case questionIntents.claim:
      return { ...(await call.ask(claimMutation, { id, exhibitorId })), done: messages.claimed };
    case questionIntents.release:
      return {
        ...(await call.ask(releaseMutation, { id, exhibitorId })),
        done: messages.givenBack,
      };
    case questionIntents.answer:
      return {
        ...(await call.ask(answerMutation, { id, exhibitorId, text })),
        done: messages.answerSent,
      };
    case questionIntents.live:
      return {
        ...(await call.ask(answerMutation, { id, exhibitorId, text: null })),
        done: messages.markedLive,
      };
    case questionIntents.moderate: {
      const [action, done] =
        moderations.find(([name]) => name === form.get('action')) ?? moderations[0];
      return { ...(await call.ask(moderateMutation, { id, action })), done };
    }
    case questionIntents.merge:
      return {
        ...(await call.ask(mergeMutation, { id, into: textIn(form, 'into') })),
        done: messages.merged,
      };
    default:
      throw new Response(null, { status: 400 });
  }
}

const moderations = [
  ['HIDE', messages.wasHidden],
  ['SHOW', messages.isShown],
  ['RELEASE', messages.released],
] as const;

import { data, redirect } from 'react-router';
import { flashCookie } from '../../../platform/pages/flash.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { conductMutation } from './room-queries.ts';

/** The response to a host’s form when JavaScript is on. */
export interface ConductAnswer {
  readonly problem: string | null;
}

const actions = ['START', 'NEXT', 'EXTEND', 'MISSING', 'PRESENT', 'END', 'ROLL_CALL'] as const;

/**
 * Handles a form of a session’s host and redirects back to the same page.
 * @throws Response 400 for a form that is none
 */
export async function conductByForm(call: PageCall, form: FormData, back: string, runId: string) {
  const action = actions.find((one) => one === form.get('action'));
  if (!action) throw new Response(null, { status: 400 });
  const { errors } = await call.ask(conductMutation, {
    runId,
    action,
    from: numberIn(form, 'from'),
    seconds: numberIn(form, 'seconds'),
    exhibitorId: textIn(form, 'exhibitorId'),
  });
  const problem = errors[0]?.message ?? null;
  if (form.get('still') === '1') return data<ConductAnswer>({ problem });
  return redirect(
    back,
    problem === null
      ? {}
      : { headers: { 'set-cookie': flashCookie({ type: 'error', message: problem }) } },
  );
}

const textIn = (form: FormData, name: string): string | null => {
  const value = form.get(name);
  return typeof value === 'string' && value !== '' ? value : null;
};

const numberIn = (form: FormData, name: string): number | null => {
  const value = textIn(form, name);
  return value !== null && /^\d{1,6}$/.test(value) ? Number(value) : null;
};

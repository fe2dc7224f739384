import type { Flash } from '../../../platform/pages/flash.ts';
import type { PageCall, PageError } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { adminCollegesMessages as messages } from './admin-colleges.messages.ts';
import { mostColleges } from '../managed-college.ts';
import { chosenIds } from '../../../platform/pages/matching-ids.ts';
import { selectMatchingMessages as matching } from '../../../ui/tables/select-matching.messages.ts';
import { readCollegesAddress, toVariables } from './colleges-address.ts';
import { rememberColumns } from './college-columns.ts';
import { managedColleges, setStatus, undoStatus } from './colleges-queries.ts';

/** The outcome of a form of `/admin/colleges`. */
type Answer =
  | { readonly error: PageError }
  | {
      readonly error?: undefined;
      readonly told: Omit<Flash, 'type'> & Partial<Pick<Flash, 'type'>>;
      /** A change that can be undone. */
      readonly undo?: string | null;
      readonly cookie?: string;
      /** The action to confirm again, because the matching colleges have changed. */
      readonly asksAgain?: 'close' | 'open';
    };

/** Rows per call. */
const limit = 1000;

/**
 * Handles the table's forms: open or close colleges, undo that, remember columns.
 * @param search the table's query string, which defines the matches when all are selected
 * @throws Response 400 for an unknown form
 */
export async function answerCollegesForm(
  call: PageCall,
  form: FormData,
  search: URLSearchParams,
): Promise<Answer> {
  const t = translatorFor(call.locale);
  const act = form.get('act');
  if (act === 'columns')
    return {
      told: { message: t(messages.columnsSaved) },
      cookie: rememberColumns(form.getAll('column')),
    };
  if (form.get('intent') === 'undo') {
    const change = form.get('undo');
    const id = typeof change === 'string' ? change : '';
    const { data, errors } = await call.ask(undoStatus, { id });
    if (errors[0]) return { error: errors[0] };
    const { restored = 0, left = [] } = data?.undoCollegeStatus ?? {};
    const detail = left.length > 0 ? t(messages.leftAlone, { names: left.join(', ') }) : undefined;
    return {
      told: { message: t(messages.didUndo, { count: restored }), ...(detail ? { detail } : {}) },
    };
  }
  if (act !== 'close' && act !== 'open') throw new Response(null, { status: 400 });
  const variables = toVariables(readCollegesAddress(search));
  const read = async (page: number) =>
    (await call.query(managedColleges, { ...variables, page, limit })).manageColleges;
  const chosen = await chosenIds(form, read, mostColleges);
  if ('count' in chosen)
    return {
      told: { type: 'warning', message: t(matching.changed, { count: chosen.count }) },
      asksAgain: act,
    };
  const { ids } = chosen;
  const status = act === 'close' ? 'closed' : 'active';
  const { data, errors } = await call.ask(setStatus, { ids: [...ids], status });
  if (errors[0]) return { error: errors[0] };
  const { id = null, changed = 0 } = data?.setCollegeStatus ?? {};
  const message = t(act === 'close' ? messages.didClose : messages.didOpen, { count: changed });
  return { told: { message }, undo: id };
}

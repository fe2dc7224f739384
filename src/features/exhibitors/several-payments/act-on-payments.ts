import { data } from 'react-router';
import { inBatches } from '../../../platform/pages/in-batches.ts';
import { leadTo } from '../../../platform/pages/lead-to.ts';
import { chosenIds } from '../../../platform/pages/matching-ids.ts';
import type { PageCall, PageError } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { askAgain, leadToFile, leftOut } from '../../../ui/tables/act-on-selected.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import { selectMatchingMessages as matching } from '../../../ui/tables/select-matching.messages.ts';
import { withoutSelection } from '../../../ui/tables/table-address.ts';
import { chosenPayments, markPaid } from '../admin-payments/admin-payment-queries.ts';
import { paidFields, recordOf } from '../admin-payments/answer-admin-payments.ts';
import { remindOfPayment } from '../exhibitor-list/managing-queries.ts';
import { mostPayments, readPaymentsAddress } from '../admin-payments/read-payments-address.ts';
import { readMatching } from './load-payments-question.ts';
import { severalActs, whySkipped, type ChosenPayment } from './payments-question.tsx';
import { severalPaymentsMessages as messages } from './several-payments.messages.ts';

interface Done {
  readonly count: number;
  /** Why the others failed. */
  readonly error?: PageError | undefined;
}

/**
 * Handles an action on several payments, or redirects to their file; undefined when the form asks
 * for something else.
 */
export async function actOnPayments(call: PageCall, form: FormData, url: URL) {
  const intent = form.get('intent');
  if (intent === 'csv') return leadToFile(call, form, url);
  const act = severalActs.find((one) => `${one}-several` === intent);
  if (!act) return undefined;
  const t = translatorFor(call.locale);
  const { values, problems } = checkForm(act === 'paid' ? paidFields : {}, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const chosen = await chosenIds(form, readMatching(call, url.searchParams), mostPayments);
  if ('count' in chosen) return askAgain(call, url, act, chosen.count);
  const { show } = readPaymentsAddress(url.searchParams);
  const ids = [...chosen.ids];
  const { chosenPayments: selected } = await call.query(chosenPayments, { show, ids });
  const able = selected.filter((one) => whySkipped(act, one) === null);
  const { count, error } =
    act === 'paid' ? await markAll(call, able, values) : await remindAll(call, able);
  if (error && count === 0) return data(refusalData(error, form), 400);
  const skipped = selected.length - count;
  return leadTo(`${url.pathname}${withoutSelection(url.search)}`, {
    type: error ? 'warning' : 'success',
    message: t(act === 'paid' ? messages.areMarked : messages.areReminded, { count }),
    ...(error
      ? { detail: t(matching.stopped, { problem: error.message }) }
      : leftOut(call, skipped)),
  });
}

/** Marks each as paid, like a single one; skips those settled meanwhile. */
async function markAll(
  call: PageCall,
  payments: readonly ChosenPayment[],
  values: object,
): Promise<Done> {
  let count = 0;
  for (const { receipt } of payments) {
    const input = { ...recordOf(receipt.id, receipt.kind), ...values };
    const {
      errors: [error],
    } = await call.ask(markPaid, { input });
    if (!error) count += 1;
    else if (error.code !== 'CONFLICT' && error.code !== 'NOT_FOUND') return { count, error };
  }
  return { count };
}

/** Reminds their people, fair by fair. */
async function remindAll(call: PageCall, payments: readonly ChosenPayment[]): Promise<Done> {
  const byFair = Map.groupBy(payments, ({ fairId }) => fairId ?? '');
  let count = 0;
  for (const [fairId, ofFair] of byFair) {
    const ids = ofFair.flatMap(({ exhibitorId }) => exhibitorId ?? []);
    const { error } = await inBatches(ids, async (part) => {
      const { data: done, errors } = await call.ask(remindOfPayment, { fairId, ids: part });
      count += done?.remindOfPayment.sent ?? 0;
      return errors[0];
    });
    if (error && error.code !== 'NOT_FOUND') return { count, error };
  }
  return { count };
}

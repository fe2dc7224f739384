import { idsIn } from '../../../platform/pages/matching-ids.ts';
import type { PageCall, PageError } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { selectMatchingMessages } from '../../../ui/tables/select-matching.messages.ts';
import { liftSuppression } from './suppression-queries.ts';
import { suppressionMessages as messages } from './suppression-list.messages.ts';

interface Lifted {
  /** Why none of them was lifted. */
  readonly error?: PageError;
  readonly message: string;
  readonly detail?: string;
}

/** Lifts what a form names, one after the other, until one is refused. */
export async function liftByForm(call: PageCall, form: FormData): Promise<Lifted> {
  const t = translatorFor(call.locale);
  let count = 0;
  let error: PageError | undefined;
  for (const key of idsIn(form.getAll('id'))) {
    const [address = '', scope = ''] = key.split(' ');
    const { data, errors } = await call.ask(liftSuppression, { address, scope });
    error = errors[0];
    if (error) break;
    if (data?.liftSuppression) count += 1;
  }
  const message = count === 1 ? t(messages.lifted) : t(messages.liftedSeveral, { count });
  if (!error) return { message };
  if (count === 0) return { error, message };
  return { message, detail: t(selectMatchingMessages.stopped, { problem: error.message }) };
}

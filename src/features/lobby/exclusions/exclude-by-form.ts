import type { Message } from '../../../platform/i18n/define-messages.ts';
import type { PageCall, PageError } from '../../../platform/pages/page-call.ts';
import { excludeMutation, liftMutation } from './exclusion-queries.ts';
import { exclusionMessages as messages } from './exclusions.messages.ts';

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const intentOf = (form: FormData) => textOf(form, 'intent').split(' ')[0];

/** Whether a form mutes or removes someone, or lifts that. */
export const isAboutExclusion = (form: FormData): boolean =>
  ['exclude', 'lift'].includes(intentOf(form) ?? '');

/** Handles these forms, on each page that names a person. */
export async function excludeByForm(
  call: PageCall,
  form: FormData,
  fairId: string,
): Promise<{ readonly errors: readonly PageError[]; readonly message: Message }> {
  if (intentOf(form) === 'lift') {
    const { errors } = await call.ask(liftMutation, { id: textOf(form, 'id') });
    return { errors, message: messages.lifted };
  }
  const kind = textOf(form, 'kind') === 'REMOVED' ? 'REMOVED' : 'MUTED';
  const { errors } = await call.ask(excludeMutation, {
    fairId,
    personId: textOf(form, 'id'),
    kind,
    reason: textOf(form, 'reason'),
  });
  return { errors, message: kind === 'MUTED' ? messages.muted : messages.removed };
}

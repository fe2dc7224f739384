import { badInput, conflict } from '../../src/platform/model/refusal.ts';
import { checkForm } from '../../src/ui/forms/check-form.ts';
import { problemData, refusalData } from '../../src/ui/forms/form-problem.ts';
import {
  codeFields,
  everyField,
  now,
  refusedMessage,
  refusedName,
  takenEmail,
  takenMessage,
} from './scratch-fields.ts';

/** What an action of a screen does: checks with the same fields, and turns refusals into problems. */
export function answerForm(form: FormData, locale: string) {
  if (form.get('intent') === 'code') {
    const { values, problems } = checkForm(codeFields, form, { now, locale });
    return problems ? problemData(problems, form) : { done: `Code ${values.code}` };
  }
  const { values, problems } = checkForm(everyField, form, { now, locale });
  if (problems) return problemData(problems, form);
  if (values.email === takenEmail)
    return refusalData(badInput({ 'contact.email': takenMessage }), form, { contact: 'email' });
  if (values.name === refusedName) return refusalData(conflict(refusedMessage), form);
  return { done: `Welcome, ${values.name}` };
}

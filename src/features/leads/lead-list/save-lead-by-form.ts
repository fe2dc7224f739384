import { data, redirect } from 'react-router';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { intentName, refusalData, type FormProblem } from '../../../ui/forms/form-problem.ts';
import { leadFollowUps, leadRatings } from '../lead-choices.ts';
import { saveLead } from '../leads-queries.ts';

/** The forms of a lead: each saves one part. */
export const leadIntents = {
  rating: 'rating',
  addTag: 'addTag',
  removeTag: 'removeTag',
  notes: 'notes',
  followUp: 'followUp',
  day: 'day',
} as const;

/** What a form of a lead is answered: null once it is saved. */
export type LeadAnswer = FormProblem | null;

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Saves a part of a lead. Without JavaScript it leads back to the same lead. */
export async function saveLeadByForm(call: PageCall, form: FormData, back: string) {
  const id = textIn(form, 'id');
  const { errors } = await call.ask(saveLead, {
    id,
    version: Number.parseInt(textIn(form, 'version'), 10) || 0,
    input: inputOf(form),
  });
  const [error] = errors;
  if (error) return data(refusalData(error, form) satisfies LeadAnswer, 400);
  if (textIn(form, 'still') === '1') return null;
  return redirect(`${back}#lead`);
}

function inputOf(form: FormData) {
  const value = textIn(form, 'value');
  const day = textIn(form, 'followUpOn');
  switch (form.get(intentName)) {
    case leadIntents.rating:
      return { rating: leadRatings.find((one) => one === value) ?? null };
    case leadIntents.addTag:
      return { addTag: textIn(form, 'addTag') };
    case leadIntents.removeTag:
      return { removeTag: value };
    case leadIntents.notes:
      return { notes: textIn(form, 'notes') };
    case leadIntents.followUp:
      return { followUp: leadFollowUps.find((one) => one === value) ?? null };
    case leadIntents.day:
      return { followUpOn: day === '' ? null : day };
    default:
      return {};
  }
}

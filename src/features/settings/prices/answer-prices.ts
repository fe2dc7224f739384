import { data } from 'react-router';
import type { PageCall, PageError } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import {
  intentName,
  problemData,
  refusalData,
  type FormProblem,
} from '../../../ui/forms/form-problem.ts';
import { tellAt } from '../save-settings.ts';
import {
  apiNames,
  priceFormFields,
  pricesIn,
  rearranged,
  rowsIn,
  typedOf,
  type ShownPrices,
  type Typed,
} from './price-inputs.ts';
import { basedOnName, pricesIntent, pricesPath, stepName, type Answer } from './price-answer.ts';
import { savePrices, settingsQuery } from './price-queries.ts';
import { pricesMessages as messages } from './prices.messages.ts';
import { describeDifferences } from './describe-differences.ts';

/** Handles the submitted button on the pricing screen. */
export async function answerPrices(call: PageCall, form: FormData) {
  const step = textIn(form, stepName);
  const [verb = '', given = ''] = step.split(' ');
  if (verb === 'use') return showAgain(call, Number(given));
  const { typed } = backIntoForm({ message: '' }, form);
  const other = rearranged(typed, step);
  if (other) return answer(other.typed, { row: other.row });
  if (verb === 'edit') return answer(typed);
  const rows = rowsIn(typed).length;
  const { values, problems } = checkForm(priceFormFields(rows), form, call);
  if (problems) return data(asAnswer(problemData(problems, form), typed), 400);
  const prices = pricesIn(values, typed);
  return verb === 'save' ? save(call, form, typed, prices) : review(call, typed, prices);
}

/** Shows what would change, and changes nothing. */
async function review(call: PageCall, typed: Typed, prices: ShownPrices) {
  const t = translatorFor(call.locale);
  const { current } = (await call.query(settingsQuery)).priceSettings;
  const changes = describeDifferences(t, call.locale, current, prices);
  if (changes.length === 0) return answer(typed, { message: t(messages.unchanged) });
  // Before it counts, the other admin's changes are seen.
  const basedOn = Number(typed[basedOnName]?.[0] ?? current.number);
  return basedOn === current.number
    ? answer(typed, { review: { changes, prices } })
    : refuseStale(call, typed, null);
}

/** Puts earlier prices up for review, based on the current ones. */
async function showAgain(call: PageCall, number: number) {
  const { current, versions } = (await call.query(settingsQuery)).priceSettings;
  const version = versions.find((one) => one.number === number);
  if (!version) throw new Response(null, { status: 404 });
  const typed = { ...typedOf(version), [basedOnName]: [String(current.number)] };
  return review(call, typed, version);
}

async function save(call: PageCall, form: FormData, typed: Typed, prices: ShownPrices) {
  const packs = prices.packs.map(({ id, ...pack }) => ({ ...pack, id: id === '' ? null : id }));
  const note = textIn(form, 'note');
  const basedOn = Number(textIn(form, basedOnName));
  const { registrations, ...rest } = prices;
  const list = { ...rest, registrations: [...registrations], packs };
  const input = { ...list, basedOn, note: note.trim() === '' ? null : note };
  const { errors } = await call.ask(savePrices, { input });
  const [error] = errors;
  if (!error) return tellAt(pricesPath, translatorFor(call.locale)(messages.saved));
  if (error.fields?.[basedOnName] !== undefined) return refuseStale(call, typed, error);
  const problem = refusalData(error, form, apiNames(packs.length));
  return data(asAnswer(problem, typed), 400);
}

/**
 * Another admin saved first: keeps the input, shows what changed meanwhile, and bases the next try
 * on that.
 */
async function refuseStale(call: PageCall, typed: Typed, error: PageError | null) {
  const t = translatorFor(call.locale);
  const { current, versions } = (await call.query(settingsQuery)).priceSettings;
  const drawn = versions.find(({ number }) => String(number) === typed[basedOnName]?.[0]);
  const meanwhile = drawn ? describeDifferences(t, call.locale, drawn, current) : [];
  const fresh = { ...typed, [basedOnName]: [String(current.number)] };
  const { madeBy = null } = versions.find(({ number }) => number === current.number) ?? {};
  const message =
    error?.fields?.[basedOnName] ??
    (madeBy === null ? t(messages.stale) : t(messages.staleBy, { name: madeBy }));
  return answer(fresh, { message, meanwhile }, 409);
}

const answer = (typed: Typed, more: Partial<Omit<Answer, 'typed'>> = {}, status: 200 | 409 = 200) =>
  data({ ...asAnswer({ message: null }, typed), ...more }, status);

const asAnswer = (problem: Pick<FormProblem, 'message'> & Partial<FormProblem>, typed: Typed) => ({
  fields: {},
  ...problem,
  intent: pricesIntent,
  typed,
});

/** A refusal with the input, except the pressed button and the reason. */
function backIntoForm(refused: { readonly message: string }, form: FormData): FormProblem {
  const problem = refusalData(refused, form);
  const typed = Object.entries(problem.typed).filter(
    ([name]) => name !== stepName && name !== intentName,
  );
  return { ...problem, typed: Object.fromEntries(typed) };
}

function textIn(form: FormData, name: string): string {
  const entry = form.get(name);
  return typeof entry === 'string' ? entry : '';
}

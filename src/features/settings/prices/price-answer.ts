import type { FormProblem } from '../../../ui/forms/form-problem.ts';
import type { ShownPrices } from './price-inputs.ts';

/** Where the prices are set. */
export const pricesPath = '/admin/settings/prices';

/** The form of the screen; what is sent from elsewhere on it comes back into this one. */
export const pricesIntent = 'prices';

/** The input that names what was pressed. */
export const stepName = 'step';

/** The input with the number of the version that a form was drawn with. */
export const basedOnName = 'basedOn';

/** What the screen shows after a press. */
export interface Answer extends FormProblem {
  /** The row of packs to go on in. */
  readonly row?: number;
  /** What would change, shown before it counts. */
  readonly review?: { readonly changes: readonly string[]; readonly prices: ShownPrices };
  /** What another admin has changed while this one was typing. */
  readonly meanwhile?: readonly string[];
}

/** Tells whether the data of an action is an answer of this screen. */
export const isAnswer = (answer: unknown): answer is Answer =>
  typeof answer === 'object' && answer !== null && 'typed' in answer;

import { createContext, use } from 'react';
import type { FormFields } from './check-form.ts';

/** The validation of a field since it was visited: the error, or true when it is valid. */
export type Verdict = string | true;

/** How many answers keep a form from being sent, and whether all of them are missing. */
export interface LeftOpen {
  readonly count: number;
  readonly areMissing: boolean;
}

/** Form state for the fields and buttons in it. */
export interface FormState {
  readonly fields: FormFields;
  /** By field; absent: not visited yet, or empty and optional. */
  readonly verdicts: Readonly<Record<string, Verdict>>;
  /** Every field passes. True until the page is hydrated: nothing is blocked without JavaScript. */
  readonly valid: boolean;
  /** It is on its way to the server. */
  readonly pending: boolean;
  /** The server sent it back: what is not in `typed` was left empty. */
  readonly sentBack: boolean;
  /** What was typed before, by the names of the inputs. */
  readonly typed: Readonly<Record<string, readonly string[]>>;
  /** What kept the form from being sent when it was last pressed; null while nothing does. */
  readonly left: LeftOpen | null;
  /** The field that has the focus when the page arrives, where the server found it wrong. */
  readonly focus: string | null;
}

/** Filled in by `Form`. */
export const FormContext = createContext<FormState | null>(null);

/** The state of the form around; for what is neither a field nor the button of the kit. */
export function useForm(): FormState {
  const form = use(FormContext);
  if (!form) throw new Error('This stands outside a Form.');
  return form;
}

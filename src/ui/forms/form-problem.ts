import { refusalMessages } from '../../platform/model/refusal.messages.ts';
import type { Translate } from '../../platform/i18n/translator-for.ts';
import { fieldOf } from './form-values.ts';

/** The action's answer to an invalid form: the form shows it at the right field. */
export interface FormProblem {
  /** Which form of the page it was (`intent`). */
  readonly intent: string | null;
  readonly fields: Readonly<Record<string, string>>;
  /** The error of the whole form, or null when the fields say it all. */
  readonly message: string | null;
  /** The typed values, so that they persist without JavaScript; never a password. */
  readonly typed: Readonly<Record<string, readonly string[]>>;
}

/** A `Refusal`, or an error of the API as `ask` gives it. */
interface Refused {
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

/** The hidden input that tells the forms of a page apart. */
export const intentName = 'intent';

const neverSentBack = /pass(?:word|phrase)|secret|token/i;

/**
 * Turns a refusal into what the form it answers shows: `return data(refusalData(refusal, form), 400)`.
 *
 * @param names field of the API to input of the form, where the two differ
 */
export function refusalData(
  { message, fields = {} }: Refused,
  form: FormData,
  names: Readonly<Record<string, string>> = {},
): FormProblem {
  const landed = Object.entries(fields).map(([path, wrong]) => [
    names[path] ?? names[fieldOf(path)] ?? fieldOf(path),
    wrong,
  ]);
  return {
    intent: textOf(form.get(intentName)),
    fields: Object.fromEntries(landed.reverse()) as Readonly<Record<string, string>>,
    message: landed.length > 0 ? null : message,
    typed: typedIn(form),
  };
}

/** The same for what `checkForm` found: `return data(problemData(problems, form), 400)`. */
export const problemData = (
  fields: Readonly<Record<string, string>>,
  form: FormData,
): FormProblem => refusalData({ message: '', fields }, form);

/** A refused answer of the site's own HTTP routes. */
interface RefusedAnswer {
  /** The contract's code, e.g. `BAD_USER_INPUT` or `UserNotConfirmedException`; '' when there is none. */
  readonly code: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The error in an answer of the API over HTTP (`call.send`), as `refusalData` takes it. */
export async function readRefused(answer: Response, t: Translate): Promise<RefusedAnswer> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  const first: unknown = at(at(body, 'errors'), 0);
  const code = textOf(at(at(first, 'extensions'), 'code')) ?? textOf(at(body, 'code'));
  const message = textOf(at(first, 'message')) ?? textOf(at(body, 'message'));
  const fields = at(at(first, 'extensions'), 'fields') ?? at(body, 'fields');
  return {
    code: code ?? '',
    message: message ?? t(refusalMessages.ours),
    fields: Object.fromEntries(
      Object.entries(typeof fields === 'object' ? (fields ?? {}) : {}).map(([path, wrong]) => [
        path,
        String(wrong),
      ]),
    ),
  };
}

/** Tells whether action data is about a form that did not pass. */
export function isFormProblem(data: unknown): data is FormProblem {
  return typeof data === 'object' && data !== null && 'fields' in data && 'typed' in data;
}

function typedIn(form: FormData): Readonly<Record<string, readonly string[]>> {
  // A map: whatever inputs are called, they are nothing but names.
  const typed = new Map<string, string[]>();
  for (const [name, entry] of form)
    if (typeof entry === 'string' && name !== intentName && !neverSentBack.test(name))
      typed.set(name, [...(typed.get(name) ?? []), entry]);
  return Object.fromEntries(typed);
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const at = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(String(key))
    : undefined;

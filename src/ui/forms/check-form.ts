import { checkField, type FieldSpec } from '../../platform/model/field.ts';
import { messages } from '../../platform/model/messages.ts';
import { translateApiSentences } from '../../platform/model/api-sentence.ts';
import { fieldOf, readFormValue } from './form-values.ts';

/** A field as a form has it: one of an entity, or one made for the form by the same kinds. */
export interface FormField {
  readonly spec: FieldSpec;
}

/** The fields of a form by the names of their inputs. */
export type FormFields = Readonly<Record<string, FormField>>;

/** The values of a form that passed, in their stored form; null where one was left empty. */
export type FormValues<Fields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends { readonly value: infer Value }
    ? Fields[Name] extends { readonly needed: true }
      ? Value
      : Value | null
    : unknown;
};

/** Field names to what is wrong with them. A rule gives the model's sentences, the form says them in the reader's language. */
export type FieldProblems = Readonly<Record<string, string>>;

/** A rule over several fields; it sees the values that passed and names the fields that did not. */
export type FormRule = (
  values: Readonly<Record<string, unknown>>,
  moment: { readonly now: Date },
) => FieldProblems | null;

interface FormMoment {
  readonly now: Date;
  /** The language of the error messages. */
  readonly locale: string;
  readonly rule?: FormRule | undefined;
}

/**
 * Checks what was typed into a form with the fields' own checks: in the browser at each input, and in
 * the action that the form is sent to.
 */
export function checkForm<const Fields extends FormFields>(
  fields: Fields,
  form: FormData,
  { now, locale, rule }: FormMoment,
): { readonly values: FormValues<Fields>; readonly problems: FieldProblems | null } {
  const values: Record<string, unknown> = {};
  const problems: Record<string, string> = {};
  for (const [name, { spec }] of Object.entries(fields)) {
    const checked = checkField(spec, readFormValue(spec, form, name), { now });
    if (checked.problems) problems[name] = messageOf(spec, checked.problems);
    else values[name] = checked.value;
  }
  for (const [path, message] of Object.entries(rule?.(values, { now }) ?? {}))
    problems[fieldOf(path)] ??= message;
  return {
    values: values as FormValues<Fields>,
    problems: Object.keys(problems).length > 0 ? translateApiSentences(problems, locale) : null,
  };
}

/** The first error of a field; an optional phone number may say how else to pass. */
function messageOf(spec: FieldSpec, problems: FieldProblems): string {
  const message = Object.values(problems)[0] ?? messages.required;
  return message === messages.phone && !spec.required ? messages.optionalPhone : message;
}

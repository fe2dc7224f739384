import type { Values } from './entity.ts';
import { checkField, type FieldSpec } from './field.ts';
import { badInput } from './refusal.ts';
import type { ApiSentence } from './api-sentence.ts';

/**
 * Validates the input of a hand-written operation by fields, like a form with the same fields:
 * fields that imported records may lack are required here.
 *
 * @returns the values in their stored form, null for empty ones
 * @throws Refusal BAD_USER_INPUT with every invalid field
 */
export function checkValues(
  fields: Readonly<Record<string, { readonly spec: FieldSpec }>>,
  input: Values,
  now: Date,
): Values {
  const values: Record<string, unknown> = {};
  const problems: Record<string, ApiSentence> = {};
  for (const [name, { spec }] of Object.entries(fields)) {
    const checked = checkField(spec, input[name], { now });
    for (const [path, message] of Object.entries(checked.problems ?? {}))
      problems[path === '' ? name : `${name}.${path}`] = message;
    if (!checked.problems) values[name] = checked.value;
  }
  if (Object.keys(problems).length > 0) throw badInput(problems);
  return values;
}

import * as v from 'valibot';
import type { Shape } from './lists.ts';
import { carried } from './api-sentence.ts';

/** Makes the shape of a JSON field from a Valibot schema; messages keep the path they belong to. */
export function shapeOf<Schema extends v.GenericSchema>(
  schema: Schema,
): Shape<v.InferOutput<Schema>> {
  return {
    parse(value) {
      const result = v.safeParse(schema, value);
      if (result.success) return { value: result.output };
      return {
        problems: Object.fromEntries(
          result.issues.map((issue) => [v.getDotPath(issue) ?? '', carried(issue.message)]),
        ),
      };
    },
  };
}

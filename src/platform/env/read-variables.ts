import { EnvError } from './env-error.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { variables } from './variables.ts';
import type { Values, Variable, VariableName } from './variables.ts';

/** The environment as the operating system provides it. */
export type RawEnv = Readonly<Record<string, string | undefined>>;

/**
 * Reads each variable by its kind. An empty one counts as absent. Throws an EnvError for the first
 * that is wrong or unknown; a value is never repeated in it, it may be a secret.
 */
export function readVariables(raw: RawEnv): Values {
  refuseUnknown(Object.keys(raw).filter((name) => raw[name] !== undefined));
  const values: Partial<Record<VariableName, unknown>> = {};
  for (const [name, { kind }] of Object.entries<Variable<unknown>>(variables)) {
    const text = raw[name]?.trim() ?? '';
    if (text === '') continue;
    const value = kind.read(text);
    if (value === undefined) throw new EnvError(`${name} must be ${kind.must}.`);
    Object.assign(values, { [name]: value });
  }
  return values as Values;
}

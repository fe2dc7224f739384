import { readFileSync } from 'node:fs';
import { EnvError } from './env-error.ts';
import type { VariableName } from './variables.ts';

/**
 * The JSON that a variable holds, or that the file holds whose path it is. Throws an EnvError of one
 * sentence; what the JSON means is for others to judge.
 */
export function readJson(name: VariableName, text: string): unknown {
  const inline = /^\s*[[{]/.test(text);
  try {
    return JSON.parse(inline ? text : readFileSync(text, 'utf8')) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new EnvError(`${name} must be JSON, or the path of a file that is.`);
    throw new EnvError(`${name} names a file that cannot be read.`);
  }
}

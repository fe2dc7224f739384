import { EnvError } from './env-error.ts';
import { variables, type Values, type Variable, type VariableName } from './variables.ts';

/** Prefixes of Quad's own variables: an unknown name with one of them is a mistake. */
const ownPrefixes =
  /^(S3|SMTP|MAIL|BOUNCE|DKIM|STRIPE|GOOGLE|MICROSOFT|TURN|JANUS|GTM|BRAND|METRICS)_/;

/** What other programs are known to read, and a machine may well have set. */
const ofOthers = /^(GOOGLE_APPLICATION_CREDENTIALS|GOOGLE_CLOUD_.+|GOOGLE_API_KEY)$/;

const knownNames = Object.keys(variables);
const bare = (name: string) => name.replaceAll(/[-_]/g, '').toUpperCase();

/**
 * Throws an EnvError for a variable that was surely meant for Quad but is none of Quad's: one with a
 * prefix of ours, or a known name with a slip in it. A setting that is silently not read would
 * otherwise be found out in production.
 */
function refuseUnknown(names: readonly string[]): void {
  for (const name of names) {
    if (knownNames.includes(name) || ofOthers.test(name)) continue;
    const meant = knownNames.find((candidate) => isSlip(name, candidate));
    if (meant === undefined && !ownPrefixes.test(name)) continue;
    throw new EnvError(
      `${name} is not a variable of Quad${meant === undefined ? '' : `; ${meant} is`}.`,
    );
  }
}

/** Short names are ignored: too many other words are one letter away from PORT or HOST. */
function isSlip(name: string, candidate: string): boolean {
  if (candidate.length < 8) return false;
  const a = bare(name);
  const b = bare(candidate);
  return distance(a, b) <= (b.length < 10 ? 1 : 2);
}

/** Optimal string alignment: insertions, deletions, replacements, swaps of neighbors. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(
        at(row, j) + 1,
        at(next, j - 1) + 1,
        at(row, j - 1) + same,
        swapped ? at(before, j - 2) + 1 : Infinity,
      );
    }
    before = row;
    row = next;
  }
  return at(row, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}

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

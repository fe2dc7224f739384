/** The site's signature, as a `PageCall` gives it. */
interface Signer {
  readonly now: Date;
  sign(purpose: string, text: string): string;
}

/** The input people do not see and robots fill in. */
export const honeypotName = 'fax_extension';
/** The input that holds when the form was made. */
export const honeypotSealName = 'form_seal';

const purpose = 'honeypot';
const fastest = 2000;
const slowest = 7 * 24 * 3_600_000;

/** What a loader gives `Honeypot`: when the form was made, signed. */
export function sealHoneypot(call: Signer): string {
  const made = String(call.now.getTime());
  return `${made}.${call.sign(purpose, made)}`;
}

/** The result: a person, a robot that filled in everything, or a form sent too fast or too late. */
export type HoneypotFinding = 'person' | 'robot' | 'too-fast' | 'stale';

/**
 * Checks a form with a `Honeypot` in it, in its action. Answer a robot as if it had worked; people
 * who were too fast or too late can send the form again.
 */
export function checkHoneypot(form: FormData, call: Signer): HoneypotFinding {
  if (form.get(honeypotName) !== '') return 'robot';
  const seal = form.get(honeypotSealName);
  const [made = '', signature = ''] = typeof seal === 'string' ? seal.split('.') : [];
  if (made === '' || call.sign(purpose, made) !== signature) return 'robot';
  const age = call.now.getTime() - Number(made);
  if (age < fastest) return 'too-fast';
  return age > slowest ? 'stale' : 'person';
}

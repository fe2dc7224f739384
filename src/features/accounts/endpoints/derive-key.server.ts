import { createHmac } from 'node:crypto';

const cachedKeys = new Map<string, Buffer>();

/** A separate key for each purpose, so that a signature for one is invalid for another. */
export function deriveKey(secret: string, purpose: string): Buffer {
  const name = `${purpose}\n${secret}`;
  const found = cachedKeys.get(name);
  if (found) return found;
  const derived = createHmac('sha256', secret).update(`quad:${purpose}`).digest();
  cachedKeys.set(name, derived);
  return derived;
}

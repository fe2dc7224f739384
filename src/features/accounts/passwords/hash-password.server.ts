import { hash, verify } from '@node-rs/argon2';

// Argon2id is the package's default; OWASP's second choice of its cost: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id (RFC 9106) of a password, as the self-describing text that is stored. */
export function hashPassword(password: string): Promise<string> {
  return hash(asTyped(password), cost);
}

/** Whether a password matches the stored hash; false for an invalid hash. */
export async function verifyPassword(input: { hash: string; password: string }): Promise<boolean> {
  try {
    return await verify(input.hash, asTyped(input.password));
  } catch {
    return false;
  }
}

// Two keyboards may encode the same letter differently (RFC 8265 asks for NFC).
function asTyped(password: string): string {
  return password.normalize('NFC');
}

/** Minutes a mailed code is good for. */
export const codeMinutes = 10;

/** How often one code may be guessed at. */
export const codeTries = 3;

/** Under which names the identity library files the codes of an address. */
export function codeIdentifiers(email: string): readonly string[] {
  return [`email-verification-otp-${email}`, `forget-password-otp-${email}`];
}

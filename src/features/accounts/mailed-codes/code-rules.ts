/** Lifetime of an emailed code in minutes. */
export const codeMinutes = 10;

/** Attempts allowed per code. */
export const codeTries = 3;

/** Names under which the identity library stores the codes of an address. */
export function codeIdentifiers(email: string): readonly string[] {
  return [`email-verification-otp-${email}`, `forget-password-otp-${email}`];
}

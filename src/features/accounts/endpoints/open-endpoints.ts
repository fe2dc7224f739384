/**
 * Everything that can be called under /api/auth, and how often a minute from one address. What is
 * not here answers 404, whatever the library offers. The figures allow for a school of a thousand
 * behind one address.
 */
export const openEndpoints: Readonly<Record<string, { readonly perMinute: number }>> = {
  'POST /sign-up/email': { perMinute: 300 },
  'POST /sign-in/email': { perMinute: 600 },
  'POST /sign-in/link': { perMinute: 600 },
  'POST /sign-in/unlock': { perMinute: 60 },
  'POST /sign-in/code': { perMinute: 300 },
  'POST /sign-in/social': { perMinute: 600 },
  'POST /sign-in/social/code': { perMinute: 120 },
  'GET /callback/google': { perMinute: 600 },
  'GET /callback/microsoft': { perMinute: 600 },
  'POST /new-password': { perMinute: 120 },
  'POST /two-factor/enable': { perMinute: 60 },
  'POST /two-factor/verify-totp': { perMinute: 120 },
  'POST /two-factor/verify-backup-code': { perMinute: 120 },
  'POST /two-factor/generate-backup-codes': { perMinute: 60 },
  'POST /two-factor/disable': { perMinute: 60 },
  'GET /passkey/list': { perMinute: 300 },
  'POST /passkey/add-options': { perMinute: 60 },
  'POST /passkey/add': { perMinute: 60 },
  'POST /passkey/rename': { perMinute: 60 },
  'POST /passkey/remove': { perMinute: 60 },
  'POST /passkey/sign-in-options': { perMinute: 300 },
  'POST /passkey/sign-in': { perMinute: 300 },
  'POST /sign-out': { perMinute: 1200 },

  'POST /email-otp/send-verification-otp': { perMinute: 300 },
  'POST /email-otp/verify-email': { perMinute: 300 },
  'POST /email-otp/request-password-reset': { perMinute: 300 },
  'POST /email-otp/reset-password': { perMinute: 300 },

  'GET /get-session': { perMinute: 3000 },
  'GET /list-sessions': { perMinute: 600 },
  'POST /revoke-session': { perMinute: 600 },
  'POST /revoke-sessions': { perMinute: 600 },
  'POST /revoke-other-sessions': { perMinute: 600 },

  'POST /update-user': { perMinute: 600 },
  'POST /change-password': { perMinute: 120 },
  'GET /list-accounts': { perMinute: 600 },
  'POST /unlink-account': { perMinute: 120 },
  'POST /delete-user/code': { perMinute: 60 },
  'POST /delete-user': { perMinute: 60 },
};

/**
 * Endpoints that must not reveal whether an address has an account: their
 * responses take the same time.
 */
export const quietEndpoints: ReadonlySet<string> = new Set([
  'POST /sign-in/email',
  'POST /sign-in/social/code',
  'POST /email-otp/send-verification-otp',
  'POST /email-otp/verify-email',
  'POST /email-otp/request-password-reset',
  'POST /email-otp/reset-password',
]);

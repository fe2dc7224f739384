/** Where the identity library finds its tables: migration 0003-accounts.sql. */
export const accountTable = {
  modelName: 'account',
  fields: {
    emailVerified: 'email_verified',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
  },
} as const;

export const sessionTable = {
  modelName: 'session',
  fields: {
    userId: 'account_id',
    expiresAt: 'expires_at',
    ipAddress: 'ip_address',
    userAgent: 'user_agent',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
  },
} as const;

export const signInMethodTable = {
  modelName: 'sign_in_method',
  fields: {
    userId: 'account_id',
    providerId: 'provider_id',
    accountId: 'subject',
    accessToken: 'access_token',
    refreshToken: 'refresh_token',
    idToken: 'id_token',
    accessTokenExpiresAt: 'access_token_expires_at',
    refreshTokenExpiresAt: 'refresh_token_expires_at',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
  },
} as const;

export const verificationTable = {
  modelName: 'verification',
  fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
} as const;

/** The second factor: migration 0043-second-factor.sql. */
export const twoFactorTable = {
  user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
  twoFactor: {
    modelName: 'two_factor',
    fields: {
      userId: 'account_id',
      backupCodes: 'backup_codes',
      failedVerificationCount: 'failed_verification_count',
      lockedUntil: 'locked_until',
    },
  },
} as const;

/** Our own columns of the session. */
export const sessionFields = {
  second_factor_at: { type: 'date', required: false, input: false },
  passkey_id: { type: 'string', required: false, input: false, returned: false },
} as const;

/** Our own columns of the account, under the names the API uses. */
export const accountFields = {
  user_type: { type: 'string', required: true, input: true },
  time_zone: { type: 'string', required: false, input: true },
  locale: { type: 'string', required: false, input: true },
  birth_date: { type: 'string', required: false, input: true, returned: false },
  approved_at: { type: 'date', required: false, input: false, returned: false },
  must_set_password: {
    type: 'boolean',
    required: false,
    input: false,
    returned: false,
    defaultValue: false,
  },
  temporary_password_ends_at: { type: 'date', required: false, input: false, returned: false },
  deleted_at: { type: 'date', required: false, input: false, returned: false },
} as const;

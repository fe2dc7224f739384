import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import * as v from 'valibot';
import { readRows, row } from '../../../platform/database/read-rows.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { checkField } from '../../../platform/model/field.ts';
import { text } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import type { AccountParts } from '../account-parts.server.ts';
import { accountRefusal, wrongFields } from '../endpoints/account-refusal.server.ts';
import { accountRefusalMessages } from '../endpoints/account-refusal.messages.ts';
import { verifyPassword } from '../passwords/hash-password.server.ts';
import type { Limits } from '../account-protection/limits.server.ts';
import { challengeLife, passkeyChallenges, verified } from './passkey-challenge.server.ts';
import { tellOwner } from '../account-protection/tell-owner.server.ts';

const minute = 60_000;
/** A session this recent needs no password to change passkeys. */
const freshMinutes = 10;
/** Passkeys of one account. */
const most = 20;

const name = text({ max: 60 });

// Of WebAuthn's answer only what is verified.
const attested = v.object({
  id: v.string(),
  rawId: v.string(),
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: v.string(),
    attestationObject: v.string(),
    transports: v.optional(v.array(v.pipe(v.string(), v.maxLength(20))), []),
  }),
});
interface Parts {
  readonly parts: AccountParts;
  readonly limits: Limits;
}

/**
 * The passkeys of an account: listing, adding, renaming and removing them. The authenticator has to
 * verify its user; a challenge for adding belongs to the session that asked.
 */
export function passkeys({ parts, limits }: Parts) {
  const { pool, world, publicUrl, brand } = parts;
  const challenges = passkeyChallenges(parts);
  const { origin, hostname: rpID } = new URL(publicUrl);

  const passkeysOf = async (accountId: string) =>
    await readRows(pool, passkeyRow)(
      `select id, name, synced, created_at as "createdAt", last_used_at as "lastUsedAt",
           credential_id as credential, transports
         from passkey where account_id = $1 order by created_at, id`,
      [accountId],
    );

  return {
    listPasskeys: createAuthEndpoint(
      '/passkey/list',
      { method: 'GET', use: [sensitiveSessionMiddleware] },
      async (context) => {
        const all = await passkeysOf(context.context.session.user.id);
        return context.json(all.map(({ credential: _, transports: __, ...shown }) => shown));
      },
    ),

    passkeyAddOptions: createAuthEndpoint(
      '/passkey/add-options',
      {
        method: 'POST',
        use: [sensitiveSessionMiddleware],
        body: v.object({ password: v.optional(v.string()) }),
      },
      async (context) => {
        const { user, session } = context.context.session;
        await proveOwner(context.body.password, session, user.id);
        const own = await passkeysOf(user.id);
        if (own.length >= most)
          throw accountRefusal('FORBIDDEN', {
            message: apiSentence(accountRefusalMessages.mostPasskeys, { most }),
          });
        return context.json(
          await generateRegistrationOptions({
            rpName: brand.name,
            rpID,
            userName: user.email,
            userDisplayName: user.name || user.email,
            userID: new TextEncoder().encode(user.id),
            challenge: await challenges.issue(session.id),
            timeout: challengeLife,
            excludeCredentials: own.map(({ credential: id, transports }) => ({
              id,
              transports: [...transports],
            })),
            authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
          }),
        );
      },
    ),

    addPasskey: createAuthEndpoint(
      '/passkey/add',
      {
        method: 'POST',
        use: [sensitiveSessionMiddleware],
        body: v.object({ name: v.string(), response: attested }),
      },
      async (context) => {
        const { user, session } = context.context.session;
        const { response } = context.body;
        const called = checkName(context.body.name);
        const challenge = await challenges.spend(response.response.clientDataJSON, session.id);
        const made = await verified(() =>
          verifyRegistrationResponse({
            response: { ...response, clientExtensionResults: {} },
            expectedChallenge: challenge ?? '',
            expectedOrigin: origin,
            expectedRPID: rpID,
            requireUserVerification: true,
          }),
        );
        if (challenge === null || !made?.registrationInfo)
          throw accountRefusal('CodeMismatchException', {
            message: apiSentence(accountRefusalMessages.passkeyRefused),
          });
        const { credential, credentialBackedUp } = made.registrationInfo;
        const id = world.newId();
        const { rowCount } = await pool.query(
          `insert into passkey (id, account_id, credential_id, public_key, counter, transports, name,
             synced, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
           on conflict (credential_id) do nothing`,
          [
            id,
            user.id,
            credential.id,
            Buffer.from(credential.publicKey),
            credential.counter,
            response.response.transports,
            called,
            credentialBackedUp,
            world.now(),
          ],
        );
        if (rowCount !== 1)
          throw accountRefusal('CodeMismatchException', {
            message: apiSentence(accountRefusalMessages.passkeyRefused),
          });
        // Its holder has just shown it.
        await pool.query(
          'update session set second_factor_at = $2, passkey_id = $3 where id = $1',
          [session.id, world.now(), id],
        );
        await tellOwner(pool, parts, user.id, 'passkeyAdded');
        return context.json({ id, name: called });
      },
    ),

    renamePasskey: createAuthEndpoint(
      '/passkey/rename',
      {
        method: 'POST',
        use: [sensitiveSessionMiddleware],
        body: v.object({ id: v.pipe(v.string(), v.uuid()), name: v.string() }),
      },
      async (context) => {
        const { id } = context.body;
        const called = checkName(context.body.name);
        const { rowCount } = await pool.query(
          'update passkey set name = $3 where id = $1 and account_id = $2',
          [id, context.context.session.user.id, called],
        );
        if (rowCount !== 1) throw accountRefusal('NOT_FOUND');
        return context.json({ id, name: called });
      },
    ),

    removePasskey: createAuthEndpoint(
      '/passkey/remove',
      {
        method: 'POST',
        use: [sensitiveSessionMiddleware],
        body: v.object({
          id: v.pipe(v.string(), v.uuid()),
          password: v.optional(v.string()),
        }),
      },
      async (context) => {
        const { user, session } = context.context.session;
        await proveOwner(context.body.password, session, user.id);
        const { rowCount } = await pool.query(
          'delete from passkey where id = $1 and account_id = $2',
          [context.body.id, user.id],
        );
        if (rowCount !== 1) throw accountRefusal('NOT_FOUND');
        await tellOwner(pool, parts, user.id, 'passkeyRemoved');
        return context.json({ success: true });
      },
    ),
  };

  /**
   * Changing sign-in methods requires the password, or a recent session where there is none.
   * @throws NotAuthorizedException, UNAUTHENTICATED
   */
  async function proveOwner(
    password: string | undefined,
    session: { readonly token: string; readonly createdAt: Date },
    accountId: string,
  ): Promise<void> {
    const [method] = await readRows(pool, { password: 'text?' })(
      `select password from sign_in_method where account_id = $1 and provider_id = 'credential'`,
      [accountId],
    );
    if (method?.password) {
      if (password === undefined) throw wrongFields({ password: messages.required });
      await limits.oldPassword(session.token);
      if (!(await verifyPassword({ hash: method.password, password })))
        throw accountRefusal('NotAuthorizedException', {
          message: apiSentence(accountRefusalMessages.wrongPassword),
        });
      await limits.oldPasswordWasRight(session.token);
      return;
    }
    const age = world.now().getTime() - session.createdAt.getTime();
    if (age > freshMinutes * minute)
      throw accountRefusal('FORBIDDEN', {
        message: apiSentence(accountRefusalMessages.signInOnce),
      });
  }
}

const passkeyRow = row({
  id: 'text',
  name: 'text',
  /** Synced across devices by Apple, Google or a password manager. */
  synced: 'boolean',
  createdAt: 'timestamp',
  lastUsedAt: 'timestamp?',
  credential: 'text',
  transports: 'text[]',
});

function checkName(typed: string): string {
  const checked = checkField(name.spec, typed, { now: new Date(0) });
  if (checked.problems) throw wrongFields({ name: checked.problems[''] ?? messages.required });
  return String(checked.value);
}

import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { createAuthEndpoint, formCsrfMiddleware } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as v from 'valibot';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import type { AccountParts } from '../account-parts.server.ts';
import { accountRefusal } from '../endpoints/account-refusal.server.ts';
import { accountRefusalMessages as messages } from '../endpoints/account-refusal.messages.ts';
import { challengeLife, passkeyChallenges, verified } from './passkey-challenge.server.ts';
import { publicUser } from '../endpoints/public-user.ts';
import { tokenOf } from '../callers/token-of.server.ts';

// Of WebAuthn's answer only what is verified.
const asserted = v.object({
  id: v.string(),
  rawId: v.string(),
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: v.string(),
    authenticatorData: v.string(),
    signature: v.string(),
    userHandle: v.optional(v.string()),
  }),
});
/**
 * Signs in by a passkey (WebAuthn, level 3) and nothing else: the authenticator verifies its user,
 * so it counts as both factors. What is signed is bound to the host and origin of `PUBLIC_URL`.
 */
export function signInByPasskey(parts: AccountParts) {
  const { pool, world, publicUrl, secret } = parts;
  const { origin, hostname: rpID } = new URL(publicUrl);
  const challenges = passkeyChallenges(parts);
  return {
    passkeySignInOptions: createAuthEndpoint(
      '/passkey/sign-in-options',
      { method: 'POST', use: [formCsrfMiddleware], body: v.object({}) },
      async (context) =>
        context.json(
          // Names no account: the authenticator knows which passkeys are for this site.
          await generateAuthenticationOptions({
            rpID,
            challenge: await challenges.issue(null),
            timeout: challengeLife,
            userVerification: 'required',
          }),
        ),
    ),

    signInByPasskey: createAuthEndpoint(
      '/passkey/sign-in',
      { method: 'POST', use: [formCsrfMiddleware], body: v.object({ response: asserted }) },
      async (context) => {
        const { response } = context.body;
        const challenge = await challenges.spend(response.response.clientDataJSON, null);
        const holder = challenge === null ? null : await findHolder(parts, response.id);
        const proven =
          challenge === null || !holder || !isHolder(response.response.userHandle, holder)
            ? null
            : await verified(() =>
                verifyAuthenticationResponse({
                  response: {
                    ...response,
                    response: withoutUndefined(response.response),
                    clientExtensionResults: {},
                  },
                  expectedChallenge: challenge,
                  expectedOrigin: origin,
                  expectedRPID: rpID,
                  credential: {
                    id: response.id,
                    publicKey: new Uint8Array(holder.publicKey),
                    counter: Number(holder.counter),
                    transports: [...holder.transports],
                  },
                  requireUserVerification: true,
                }),
              );
        if (!holder || !proven?.verified || !(await isNews(parts, holder.id, proven)))
          throw accountRefusal('NotAuthorizedException', {
            message: apiSentence(messages.passkeyUnknown),
          });
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(holder.accountId);
        if (!user) throw accountRefusal('NotAuthorizedException');
        const session = await internalAdapter.createSession(user.id);
        await pool.query(
          'update session set second_factor_at = $2, passkey_id = $3 where token = $1',
          [session.token, world.now(), holder.id],
        );
        // Replaces the session that still needed a second factor.
        const before = tokenOf(context, secret);
        if (before !== null) await internalAdapter.deleteSession(before);
        await setSessionCookie(context, { session, user });
        return context.json({ token: session.token, user: publicUser(user) });
      },
    ),
  };
}

const holderRow = row({
  id: 'text',
  accountId: 'text',
  publicKey: 'bytes',
  counter: 'text',
  transports: 'text[]',
});

type Holder = RowOf<typeof holderRow>;

/** The passkey's owner, if that account may sign in. */
async function findHolder({ pool }: AccountParts, credentialId: string): Promise<Holder | null> {
  const rows = await readRows(pool, holderRow)(
    `select p.id, p.account_id as "accountId", p.public_key as "publicKey", p.counter::text,
       p.transports
     from passkey p join account a on a.id = p.account_id
     where p.credential_id = $1 and a.email_verified and not a.must_set_password
       and a.deleted_at is null and a.disabled_at is null`,
    [credentialId],
  );
  return rows[0] ?? null;
}

/** The authenticator may tell whose passkey it is; then it is theirs. */
const isHolder = (handle: string | undefined, { accountId }: Holder): boolean =>
  handle === undefined || Buffer.from(handle, 'base64url').toString('utf8') === accountId;

/** An authenticator that counts has counted on: of two that use one key the second is refused. */
async function isNews(
  { pool, world }: AccountParts,
  passkeyId: string,
  { authenticationInfo }: Awaited<ReturnType<typeof verifyAuthenticationResponse>>,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update passkey set counter = $2, synced = $3, last_used_at = $4
     where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
    [passkeyId, authenticationInfo.newCounter, authenticationInfo.credentialBackedUp, world.now()],
  );
  return rowCount === 1;
}

const withoutUndefined = ({ userHandle, ...rest }: v.InferOutput<typeof asserted>['response']) => ({
  ...rest,
  ...(userHandle === undefined ? {} : { userHandle }),
});

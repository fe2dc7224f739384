import { createAuthEndpoint, formCsrfMiddleware } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as v from 'valibot';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, textOf } from '../../../platform/database/read-rows.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { networkKey } from '../../../platform/http/address-key.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { checkField } from '../../../platform/model/field.ts';
import { text } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import type { UserType } from '../../../platform/model/viewer.ts';
import type { World } from '../../../platform/world.ts';
import type { AccountParts, PersonName } from '../account-parts.server.ts';
import { selfChosenTypes } from '../sign-up/check-sign-up.ts';
import {
  proveSignInLink,
  spendSignInLink,
  type LinkPayload,
  type SpentSignInLink,
} from '../link-token.server.ts';
import { signInCodeKey } from '../sign-in-code.server.ts';
import { accountRefusal, wrongFields } from '../endpoints/account-refusal.server.ts';
import { addressHeader } from '../endpoints/address-header.ts';
import { accountRefusalMessages } from '../endpoints/account-refusal.messages.ts';
import type { Limits } from '../account-protection/limits.server.ts';
import type { MailedCodes } from './mailed-code.server.ts';
import { publicUser } from '../endpoints/public-user.ts';

/** What a page sends to open a link: the name where it asks for one. */
const opening = v.object({
  token: v.string(),
  firstName: v.optional(v.string()),
  lastName: v.optional(v.string()),
});

const namePart = text();

/** The name that came along, checked; undefined where none did. */
function nameIn({ firstName, lastName }: v.InferOutput<typeof opening>): PersonName | undefined {
  if (firstName === undefined && lastName === undefined) return undefined;
  const moment = { now: new Date(0) };
  const first = checkField(namePart.spec, firstName, moment);
  const last = checkField(namePart.spec, lastName, moment);
  if (first.problems || last.problems)
    throw wrongFields({
      ...(first.problems ? { firstName: first.problems[''] ?? messages.required } : {}),
      ...(last.problems ? { lastName: last.problems[''] ?? messages.required } : {}),
    });
  return { firstName: String(first.value), lastName: String(last.value) };
}

/** What a link that signs in says of the person, should there be no account yet. */
const newcomer = v.object({
  userType: v.picklist(selfChosenTypes),
  name: v.string(),
  locale: v.optional(v.string()),
});

/**
 * Signs in by an emailed link: spends it, and opens the account of its address, creating it where
 * there is none. Admin accounts require a password.
 */
export function signInByLink(parts: AccountParts) {
  const { pool, world } = parts;
  return createAuthEndpoint(
    '/sign-in/link',
    // Prevents another site from signing a visitor in with its own link.
    { method: 'POST', body: opening, use: [formCsrfMiddleware] },
    async (context) => {
      const name = nameIn(context.body);
      const answer = await enterBy(context, async () => {
        const entered = await transaction(pool, async (tx) => {
          const link = await spendSignInLink(tx, world, context.body.token);
          return link && enterByLink(tx, parts, link, name);
        });
        if (entered) return entered;
        throw accountRefusal('ExpiredCodeException', {
          message: apiSentence(accountRefusalMessages.linkOver),
        });
      });
      return context.json(answer);
    },
  );
}

/**
 * Signs in by the six-digit code emailed with a link, in the browser that requested it:
 * it alone knows the challenge. Opens what the link would, and counts as opening it.
 */
export function signInByCode(parts: AccountParts, codes: MailedCodes, limits: Limits) {
  const { pool, world } = parts;
  return createAuthEndpoint(
    '/sign-in/code',
    {
      method: 'POST',
      body: v.object({ challenge: v.string(), code: v.string() }),
      use: [formCsrfMiddleware],
    },
    async (context) => {
      const answer = await enterBy(context, async () => {
        const { challenge, code } = context.body;
        // An attempt counts, so it is stored in its own transaction.
        const network = networkKey(context.headers?.get(addressHeader) ?? '');
        const tried = await limits.codeThatSignsIn(network, () =>
          codes.redeem(pool, signInCodeKey(challenge), code),
        );
        if (tried.outcome === 'right') {
          const { link: id } = v.parse(ofLink, tried.payload);
          const entered = await transaction(pool, async (tx) => {
            const link = await proveSignInLink(tx, world, id);
            return link && enterByLink(tx, parts, link);
          });
          if (entered) return entered;
        }
        throw accountRefusal(
          tried.outcome === 'wrong' ? 'CodeMismatchException' : 'ExpiredCodeException',
        );
      });
      return context.json(answer);
    },
  );
}

const ofLink = v.object({ link: v.string() });

/** Someone who has proven that an address is theirs. */
interface Entered {
  readonly id: string;
  readonly mayEnter: boolean;
  readonly payload: LinkPayload;
}

async function enterByLink(
  tx: Queryable,
  { world, linkFollowers = [] }: Pick<AccountParts, 'world' | 'linkFollowers'>,
  link: SpentSignInLink,
  name?: PersonName,
): Promise<Entered> {
  const namedPayload = name
    ? { ...link.payload, name: `${name.firstName} ${name.lastName}` }
    : link.payload;
  const { id, mayEnter, userType } = await proveAddress(tx, world, link.address, namedPayload);
  // Thrown inside the transaction: the invitation stays open.
  if (link.purpose !== 'sign-in' && userType !== link.payload['userType'])
    throw accountRefusal('FORBIDDEN', { message: apiSentence(accountRefusalMessages.otherType) });
  await tx.query('update link_token set redeemed_by = $2 where id = $1', [link.id, id]);
  let { payload } = link;
  if (mayEnter)
    for (const follow of linkFollowers)
      payload = { ...payload, ...(await follow(tx, { accountId: id, payload, name })) };
  return { id, mayEnter, payload };
}

/** Creates the session for a proven address. */
async function enterBy(
  context: Parameters<typeof setSessionCookie>[0],
  prove: () => Promise<Entered>,
) {
  const { id, mayEnter, payload } = await prove();
  if (!mayEnter) return { token: null, user: null, payload };
  const { internalAdapter } = context.context;
  const user = await internalAdapter.findUserById(id);
  if (!user) throw accountRefusal('NotAuthorizedException');
  const session = await internalAdapter.createSession(user.id);
  await setSessionCookie(context, { session, user });
  return { token: session.token, user: publicUser(user), payload };
}

/**
 * The account of a proven address. An unconfirmed account was created by
 * someone else: what they set, above all the password, is removed. Invitations stay.
 */
async function proveAddress(
  tx: Queryable,
  world: World,
  email: string,
  payload: unknown,
): Promise<{ readonly id: string; readonly mayEnter: boolean; readonly userType: UserType }> {
  const { userType, name, locale = null } = v.parse(newcomer, payload);
  const now = world.now();
  await tx.query(
    `insert into account (id, email, email_verified, name, user_type, locale, created_at, updated_at)
     values ($1, $2, true, $3, $4, $5, $6, $6) on conflict (email) do nothing`,
    [world.newId(), email, name, userType, locale, now],
  );
  const rows = await readRows(tx, {
    id: 'text',
    email_verified: 'boolean',
    must_set_password: 'boolean',
    disabled: 'boolean',
    user_type: textOf<UserType>(),
  })(
    `select id, email_verified, must_set_password, user_type, disabled_at is not null as disabled
     from account where email = $1 for update`,
    [email],
  );
  const account = rows[0];
  if (!account) throw new Error('An account vanished while its address was proven.');
  // Thrown inside the transaction, so the link has no effect and stays open.
  if (account.disabled) throw accountRefusal('NotAuthorizedException');
  const { id } = account;
  const isAdmin = account.user_type === 'admin' || account.user_type === 'admin6x6';
  if (isAdmin || account.email_verified)
    return { id, mayEnter: !isAdmin, userType: account.user_type };

  await tx.query('delete from session where account_id = $1', [id]);
  if (!account.must_set_password) {
    await tx.query('delete from sign_in_method where account_id = $1', [id]);
    await tx.query(
      `update account set user_type = $2, name = $3, time_zone = null, locale = $4 where id = $1`,
      [id, userType, name, locale],
    );
  }
  await tx.query('update account set email_verified = true, updated_at = $2 where id = $1', [
    id,
    now,
  ]);
  return { id, mayEnter: true, userType: account.must_set_password ? account.user_type : userType };
}

import { createHash } from 'node:crypto';
import { notFound } from '../../platform/model/refusal.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { jsonOf, readRows, row, textOf, type RowOf } from '../../platform/database/read-rows.ts';
import type { World } from '../../platform/world.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { accountRefusals as messages } from './account-refusals.messages.ts';

/** The links between people, and what a token offers to the other side. */
export type LinkPurpose =
  | 'rep-invitation'
  | 'parent-invitation'
  | 'student-invitation'
  | 'counselor-confirmation'
  | 'claim'
  /** Signs in who finds it in the mailbox, see `spendSignInLink`: no offer of anyone. */
  | 'sign-in';

/** What an entity stores with a token and reads when it is redeemed. */
export type LinkPayload = Readonly<Record<string, string>>;

interface LinkOffer {
  readonly purpose: LinkPurpose;
  /** The address it is mailed to; only its owner can redeem the token. */
  readonly address: string;
  readonly payload: LinkPayload;
  /** The account that offers; null for the server itself. */
  readonly issuedBy: string | null;
  readonly lifetimeDays: number;
}

export interface IssuedLink {
  readonly id: string;
  /** 128 random bits for the emailed link; not stored. */
  readonly token: string;
  readonly expiresAt: Date;
}

/** The redeemer: a signed-in account with a confirmed address. */
interface Redeemer {
  readonly id: string;
  readonly email: string | null;
}

/**
 * Offers a link to the owner of an address: a single-use, expiring, address-bound token, hashed at
 * rest. Email it in the same transaction.
 */
export async function issueLinkToken(
  tx: Queryable,
  world: World,
  offer: LinkOffer,
): Promise<IssuedLink> {
  const id = world.newId();
  const token = Buffer.from(world.randomBytes(16)).toString('base64url');
  const now = world.now();
  const expiresAt = new Date(now.getTime() + offer.lifetimeDays * 24 * 3_600_000);
  const { purpose, issuedBy, payload } = offer;
  await tx.query({
    name: 'link-token',
    text: `insert into link_token (id, hash, purpose, address, payload, issued_by, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      id,
      hashToken(token),
      purpose,
      offer.address.toLowerCase(),
      JSON.stringify(payload),
      issuedBy,
      now,
      expiresAt,
    ],
  });
  return { id, token, expiresAt };
}

/** An offer as it is taken up. */
export interface RedeemedLink {
  readonly id: string;
  readonly purpose: LinkPurpose;
  readonly payload: LinkPayload;
  readonly issuedBy: string | null;
}

/**
 * Redeems an offer, once: of several concurrent calls one succeeds. The caller creates the link in
 * the same transaction. POST only.
 *
 * @param params the mailed token; or the offer's id, when the redeemer was shown the offers to the
 *   address (`listLinkOffers`): confirming it proves as much as having the email
 * @returns the payload, and who offered
 * @throws Refusal NOT_FOUND for a token that is wrong, used, expired, ended or for another address:
 *   the answer does not tell which
 */
export async function redeemLinkToken(
  tx: Queryable,
  world: World,
  params: {
    readonly purpose: LinkPurpose | readonly LinkPurpose[];
    readonly by: Redeemer;
  } & ({ readonly token: string } | { readonly id: string }),
): Promise<RedeemedLink> {
  const { purpose, by } = params;
  const [which, value] =
    'token' in params ? ['hash = $3', hashToken(params.token)] : ['id = $3', params.id];
  const rows = await readRows<Omit<RedeemedLink, 'issuedBy'> & { issued_by: string | null }>(tx, {
    id: 'text',
    purpose: textOf(),
    payload: jsonOf(),
    issued_by: 'text?',
  })(
    `update link_token set redeemed_at = $1, redeemed_by = $2
     where ${which} and purpose = any($4) and address = $5
       and redeemed_at is null and ended_at is null and expires_at > $1
       and exists (select 1 from account a
                   where a.id = $2 and a.email = $5 and a.email_verified and a.deleted_at is null)
     returning id, purpose, payload, issued_by`,
    [world.now(), by.id, value, [purpose].flat(), by.email?.toLowerCase() ?? ''],
  );
  const row = rows[0];
  if (!row) throw notFound(apiSentence(messages.otherAddress));
  return { id: row.id, purpose: row.purpose, payload: row.payload, issuedBy: row.issued_by };
}

const spentSignInLinkRow = row({
  id: 'text',
  purpose: textOf<LinkPurpose>(),
  address: 'text',
  payload: jsonOf<LinkPayload>(),
});

/** A link that signs in, as it is spent: it proves the address. */
export type SpentSignInLink = RowOf<typeof spentSignInLinkRow>;

/**
 * Spends a sign-in link, once: of several concurrent calls one succeeds. The person who has it has
 * read the email. An invitation of a parent or a rep signs in too, if its payload says what account
 * to make.
 * Null for a token that is wrong, used or expired, without telling which. POST
 * only.
 */
export async function spendSignInLink(
  tx: Queryable,
  world: World,
  token: string,
): Promise<SpentSignInLink | null> {
  const rows = await readRows(tx, spentSignInLinkRow)(
    `update link_token set redeemed_at = $1
     where hash = $2
       and (purpose = 'sign-in' or purpose in ('parent-invitation', 'rep-invitation') and payload ? 'userType')
       and redeemed_at is null and ended_at is null and expires_at > $1
     returning id, purpose, address, payload`,
    [world.now(), hashToken(token)],
  );
  return rows[0] ?? null;
}

/**
 * Records that the owner of its address has proven as much as the link would, by a code that was
 * mailed along with it; the link may have been spent before. Null where it has ended.
 */
export async function proveSignInLink(
  tx: Queryable,
  world: World,
  id: string,
): Promise<SpentSignInLink | null> {
  const rows = await readRows(tx, spentSignInLinkRow)(
    `update link_token set redeemed_at = coalesce(redeemed_at, $1)
     where id = $2 and purpose = 'sign-in' and ended_at is null and expires_at > $1
     returning id, purpose, address, payload`,
    [world.now(), id],
  );
  return rows[0] ?? null;
}

/**
 * Whose a mailed link that signs in is, spent or not: it opens nothing by itself once it is spent,
 * but says where to mail a code to. Null for one that is wrong or over.
 */
export async function findSignInLink(
  tx: Queryable,
  world: World,
  token: string,
): Promise<SpentSignInLink | null> {
  const rows = await readRows(tx, spentSignInLinkRow)(
    `select id, purpose, address, payload from link_token
     where hash = $2 and purpose = 'sign-in' and ended_at is null and expires_at > $1`,
    [world.now(), hashToken(token)],
  );
  return rows[0] ?? null;
}

/** An emailed link in any state, as its token finds it. */
export interface EmailedLink extends SpentSignInLink {
  /** It was neither used nor ended, and has not expired. */
  readonly isOpen: boolean;
  readonly redeemedBy: string | null;
}

/** The link of a token in any state; null for a token that was never issued. */
export async function findEmailedLink(
  tx: Queryable,
  world: World,
  token: string,
): Promise<EmailedLink | null> {
  const rows = await readRows<EmailedLink>(tx, {
    isOpen: 'boolean',
    redeemedBy: 'text?',
    id: 'text',
    purpose: textOf(),
    address: 'text',
    payload: jsonOf(),
  })(
    `select id, purpose, address, payload, redeemed_by as "redeemedBy",
       redeemed_at is null and ended_at is null and expires_at > $2 as "isOpen"
     from link_token where hash = $1`,
    [hashToken(token), world.now()],
  );
  return rows[0] ?? null;
}

const linkOfferToMeRow = row({
  id: 'text',
  purpose: textOf<LinkPurpose>(),
  payload: jsonOf<LinkPayload>(),
  createdAt: 'timestamp',
  expiresAt: 'timestamp',
});

/** A pending offer to the owner of an address. */
export type LinkOfferToMe = RowOf<typeof linkOfferToMeRow>;

/** Offers to a confirmed address, newest first. */
export async function listLinkOffers(
  tx: Queryable,
  world: World,
  address: string,
): Promise<readonly LinkOfferToMe[]> {
  return readRows(tx, linkOfferToMeRow)(
    `select id, purpose, payload, created_at as "createdAt", expires_at as "expiresAt"
     from link_token
     where address = $1 and purpose <> 'sign-in'
       and redeemed_at is null and ended_at is null and expires_at > $2
     order by id desc limit 100`,
    [address.toLowerCase(), world.now()],
  );
}

/**
 * Withdraws every open offer of a purpose whose payload contains the given members; returns how
 * many. What was redeemed is a link by now and is ended where the link is kept.
 */
export async function endLinkTokens(
  tx: Queryable,
  world: World,
  which: {
    readonly purpose: LinkPurpose;
    readonly payload: LinkPayload;
    /** Only the offers to this address. */
    readonly address?: string;
  },
): Promise<number> {
  const { rowCount } = await tx.query(
    `update link_token set ended_at = $1
     where purpose = $2 and payload @> $3::jsonb and redeemed_at is null and ended_at is null
       and ($4::text is null or address = $4)`,
    [
      world.now(),
      which.purpose,
      JSON.stringify(which.payload),
      which.address?.toLowerCase() ?? null,
    ],
  );
  return rowCount ?? 0;
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

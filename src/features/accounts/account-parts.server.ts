import type pg from 'pg';
import type { Mailer } from '../../platform/email/mailer.server.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { Log } from '../../platform/log.ts';
import type { Env } from '../../platform/env.server.ts';
import type { World } from '../../platform/world.ts';
import type { LinkPayload } from './link-token.server.ts';

/** How a social provider knows Quad. */
export interface SocialClient {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The OpenID issuer, without `/.well-known`; absent: the real one. */
  readonly issuer?: string | undefined;
}

/**
 * What an entity does when an account is deleted: erases or anonymizes its rows, in the transaction
 * of the deletion. The address is for data keyed by address (email, newsletter).
 */
export type Eraser = (tx: Queryable, accountId: string, email: string) => Promise<void>;

/** A name as people enter it. */
export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * A side effect of a sign-in link, besides the session, in the transaction that spends it: the
 * payload was stored with the link. The return value is added to the payload the caller
 * receives.
 */
export type LinkFollower = (
  tx: Queryable,
  spent: {
    readonly accountId: string;
    readonly payload: LinkPayload;
    /** The name of the person who opened the link, where the page asked. */
    readonly name?: PersonName | undefined;
  },
) => Promise<LinkPayload>;

/** Dependencies of the accounts. */
export interface AccountParts {
  readonly pool: pg.Pool;
  /** For the identity library only: its transactions call hooks that use `pool`. */
  readonly libraryPool: pg.Pool;
  readonly world: World;
  readonly log: Log;
  readonly mailer: Mailer;
  /** Signs sessions, guest credentials and codes; at least 32 characters. */
  readonly secret: string;
  /** The public URL, without a trailing slash; links and redirects begin with it. */
  readonly publicUrl: string;
  /** The sender of emails. */
  readonly brand: Env['brand'];
  readonly google?: SocialClient | undefined;
  readonly microsoft?: SocialClient | undefined;
  readonly erasers?: readonly Eraser[];
  readonly linkFollowers?: readonly LinkFollower[];
  /** Minimum response time of a quiet endpoint in milliseconds; default 120. */
  readonly answerFloor?: number;
}

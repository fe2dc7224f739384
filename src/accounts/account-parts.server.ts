import type pg from 'pg';
import type { Mailer } from '../platform/email/mailer.server.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import type { Log } from '../platform/log.ts';
import type { Env } from '../platform/env.server.ts';
import type { World } from '../platform/world.ts';
import type { LinkPayload } from './link-token.server.ts';

/** How a social provider knows Quad. */
export interface SocialClient {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The OpenID issuer, without `/.well-known`; absent: the real one. */
  readonly issuer?: string | undefined;
}

/**
 * What an entity does when an account leaves: it erases or anonymises its own rows, in the transaction
 * of the deletion. The address is for what is filed by address (mail, newsletter).
 */
export type Eraser = (tx: Queryable, accountId: string, email: string) => Promise<void>;

/** A name as people tell it. */
export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * What follows from a link that signs in, beside the session, in the transaction that spends it: the
 * payload is what was put down with the link. What it answers is added to the payload that the caller
 * gets.
 */
export type LinkFollower = (
  tx: Queryable,
  spent: {
    readonly accountId: string;
    readonly payload: LinkPayload;
    /** What the person who opened the link is called, where the page asked. */
    readonly name?: PersonName | undefined;
  },
) => Promise<LinkPayload>;

/** What the accounts are made of. */
export interface AccountParts {
  readonly pool: pg.Pool;
  /** For the identity library alone, apart from `pool`: its transactions call hooks that ask `pool`. */
  readonly libraryPool: pg.Pool;
  readonly world: World;
  readonly log: Log;
  readonly mailer: Mailer;
  /** Signs sessions, guest credentials and codes; at least 32 characters. */
  readonly secret: string;
  /** Where people reach this server, without a trailing slash; links and redirects begin with it. */
  readonly publicUrl: string;
  /** Who writes, in mails. */
  readonly brand: Env['brand'];
  readonly google?: SocialClient | undefined;
  readonly microsoft?: SocialClient | undefined;
  readonly erasers?: readonly Eraser[];
  readonly linkFollowers?: readonly LinkFollower[];
  /** Milliseconds before which a quiet endpoint does not answer; 120 unless told. */
  readonly answerFloor?: number;
}

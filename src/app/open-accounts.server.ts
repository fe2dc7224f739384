import type { FastifyBaseLogger } from 'fastify';
import { openAccounts, type Accounts } from '../features/accounts/endpoints/accounts.server.ts';
import { takeUpRepInvitation } from '../features/colleges/team-invitation/rep-invitation.server.ts';
import { takeUpExhibit } from '../features/exhibitors/contact-emails/entry-link.server.ts';
import { erasers } from '../features/onboarding/personal-data/all-personal-data.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { Mailer } from '../platform/email/mailer.server.ts';
import type { Env } from '../platform/env.server.ts';
import type { World } from '../platform/world.ts';
import { takeUpParentInvitation } from '../features/students/family-links/take-up-parent-invitation.server.ts';

interface Parts {
  readonly env: Env;
  readonly database: Database;
  readonly mailer: Mailer;
  readonly world: World;
  readonly log: FastifyBaseLogger;
}

/** Opens the accounts as configured. */
export function accountsOf({ env, database, mailer, world, log }: Parts): Accounts {
  const { secret, publicUrl, brand, google, microsoft } = env;
  return openAccounts({
    pool: database.signInPool,
    libraryPool: database.identityPool,
    world,
    log,
    mailer,
    secret,
    publicUrl,
    brand,
    google,
    microsoft,
    erasers,
    linkFollowers: [
      (tx, spent) => takeUpExhibit(tx, { world, mailer, env }, spent),
      (tx, spent) => takeUpParentInvitation(tx, world, spent),
      (tx, spent) => takeUpRepInvitation(tx, world, spent),
    ],
  });
}

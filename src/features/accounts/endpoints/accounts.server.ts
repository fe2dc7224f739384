import type { AccountParts } from '../account-parts.server.ts';
import { createAccountsHandler, type AccountsHandler } from './accounts-handler.server.ts';
import { startEngine } from './engine.server.ts';
import { issueGuestCredential, type GuestCredential } from '../callers/guest-credential.server.ts';

/** Identity, as the rest of the server uses it. */
export interface Accounts {
  /**
   * Calls an account endpoint, with all its limits: for the network (see `mountAccounts`) and for
   * the form actions of our own pages.
   */
  readonly call: AccountsHandler;
  /** The credential of a signed-out visitor. */
  issueGuest(): GuestCredential;
}

/** Opens the accounts. Requires migration 0003. */
export function openAccounts(parts: AccountParts): Accounts {
  return {
    call: createAccountsHandler(parts, startEngine(parts)),
    issueGuest: () => issueGuestCredential(parts.secret, parts.world),
  };
}

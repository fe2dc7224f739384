import type { SignedIn } from '../../accounts/people-services.ts';

/** Someone without an account who holds a signed proof that a registration is theirs. */
export interface ProvenGuest {
  readonly id: null;
  readonly exhibitorId: string;
}

/** The payer of a card payment. */
export type Payer = SignedIn | ProvenGuest;

import type { SignedIn } from '../accounts/people-services.ts';

/** Someone without an account who has shown, by a signed proof, that a registration is his. */
export interface ProvenGuest {
  readonly id: null;
  readonly exhibitorId: string;
}

/** Who pays by card. */
export type Payer = SignedIn | ProvenGuest;

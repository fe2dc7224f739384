import type { Accounts } from '../features/accounts/endpoints/accounts.server.ts';
import type { CollegeDirectory } from '../features/colleges/college-directory.server.ts';
import type { FairCards } from '../features/exhibitors/fair-cards.server.ts';
import type { Lobby } from '../features/lobby/open-lobby.server.ts';
import type { LivePrices } from '../features/payments/prices/open-prices.server.ts';
import type { PaymentServices } from '../features/payments/payments.ts';
import type { Mailer } from '../platform/email/mailer.server.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Env } from '../platform/env.server.ts';
import type { SiteSettings } from '../features/settings/open-settings.server.ts';
import type { StoreServices } from '../platform/store/store-services.server.ts';

/** The services of the hand-written operations. */
export interface AppServices extends StoreServices {
  readonly accounts: Accounts;
  readonly directory: CollegeDirectory;
  readonly fairCards: FairCards;
  readonly lobby: Lobby;
  readonly mailer: Mailer;
  readonly payments: PaymentServices['payments'];
  readonly livePrices: LivePrices;
  /** Callbacks to run after the transaction. */
  readonly jobs: Jobs;
  /** The environment with the admins' settings: brand, address, secret. */
  readonly env: Env;
  readonly settings: SiteSettings;
  /** Invented people come to the demo's fair, unless an admin switches them off. */
  readonly hasDemoVisitors: boolean;
}

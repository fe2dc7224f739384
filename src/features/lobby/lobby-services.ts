import type { PeopleServices } from '../accounts/people-services.ts';
import type { CollegeDirectory } from '../colleges/college-directory.server.ts';
import type { FairCards } from '../exhibitors/fair-cards.server.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Lobby } from './open-lobby.server.ts';

/** Dependencies of the operations of a live fair. */
export interface LobbyServices extends PeopleServices {
  readonly fairCards: FairCards;
  readonly directory: CollegeDirectory;
  readonly lobby: Lobby;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

import type { PeopleServices } from '../accounts/people-services.ts';
import type { FairCards } from '../exhibitors/fair-cards.server.ts';
import type { Lobby } from './open-lobby.server.ts';

/** What the calls around a fair that is open work with. */
export interface LobbyServices extends PeopleServices {
  readonly fairCards: FairCards;
  readonly lobby: Lobby;
}

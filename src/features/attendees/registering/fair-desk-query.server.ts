import { operation } from '../../../platform/graphql/operation.ts';
import type { AttendeeServices } from '../attendee-services.ts';
import { countPlaces, readDesk } from '../fair-registration-state.server.ts';

/** `fairDesk(...)`: what the form needs beyond the fair's card: the remaining spots. */
export const fairDesk = operation<'fairDesk', AttendeeServices>({
  kind: 'Query',
  name: 'fairDesk',
  field: `
  "Returns what the registration form of a fair needs: its phase, its sessions and which of them are full."
  fairDesk(slug: String!): FairDesk`,
  types: `
    "The registration form of a fair. It doesn’t tell how many people are registered."
    type FairDesk {
      isFull: Boolean!
      "The sessions to choose from, once they are planned."
      sessions: [DeskSession!]!
    }
    "A session people can choose while registering."
    type DeskSession {
      number: Int!
      title: String!
      startTime: DateTime!
      lengthMinutes: Int!
      isFull: Boolean!
    }`,
  who: ['everyone'],
  async resolve({ slug }, { services, world }) {
    const { pool } = services.database;
    const desk = await readDesk(pool, slug);
    if (!desk) return null;
    const { capacity, sessions } = desk;
    const isLimited = capacity !== null || sessions.some((one) => one.capacity !== undefined);
    const { taken, bySession } = isLimited
      ? await countPlaces(pool, desk.id, world.now())
      : { taken: 0, bySession: {} as Readonly<Record<string, number>> };
    return {
      isFull: capacity !== null && taken >= capacity,
      sessions: sessions.map(({ capacity: places = Infinity, ...session }) => ({
        ...session,
        isFull: (bySession[session.number] ?? 0) >= places,
      })),
    };
  },
});

import { signedIn } from '../../accounts/people-services.ts';
import { fairPhase } from '../../fairs/fair-phase.ts';
import { sharedRead } from '../../../platform/database/shared-read.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { findFair } from '../entry/admission.server.ts';
import type { LobbyServices } from '../lobby-services.ts';
import { unreadPrivatelyAt } from '../my-conversations/private-conversations.server.ts';
import { unreadAtFair } from '../my-conversations/unread-answers.server.ts';

/** `fairFrame(slug)`: what the bar of a live fair shows on each of its pages. */
export const fairFrame = operation<'fairFrame', LobbyServices>({
  kind: 'Query',
  name: 'fairFrame',
  field: `
  "Returns what the bar of a live fair shows to its attendees and reps. Null for everyone else, before the start, and after the end."
  fairFrame(slug: String!): FairFrame`,
  types: `
  "The bar of a live fair: where to go, and what is new there."
  type FairFrame {
    fairId: ID!
    hasSessions: Boolean!
    "The booth here of the college that the caller represents."
    boothId: ID
    "For attendees; null for reps."
    mine: FairFrameMine
    "onMyFairNews brings what is new after this."
    cursor: String!
  }
  "A part of the bar that is the attendee’s own."
  type FairFrameMine {
    "Colleges in the caller’s bag at this fair."
    bagCount: Int!
    "The conversations with answers the caller hasn’t seen."
    unread: [UnreadConversation!]!
  }
  "A conversation with unread answers."
  type UnreadConversation { kind: ConversationKind! boothId: ID! unread: Int! }`,
  who: ['signedIn'],
  async resolve({ slug }, call) {
    const { services, world } = call;
    const viewer = signedIn(call);
    const fair = await findFair(services.fairCards, { slug });
    if (!fair || fairPhase(fair, world.now()) !== 'live') return null;
    const { standing, isOpen, boothId } = await services.lobby.admission(viewer, fair);
    if (!isOpen || standing === null || standing === 'admin') return null;
    const { pool } = services.database;
    // Read first: an answer in between is told twice, and none is missing.
    const cursor = await services.lobby.presentCursor();
    const frame = { fairId: fair.id, hasSessions: fair.sessions.length > 0, cursor };
    if (standing === 'rep') return { ...frame, boothId, mine: null };
    const [[bag], publicly, inPrivate] = await Promise.all([
      countBag(pool, [viewer.id, fair.id]),
      unreadAtFair(pool, viewer.id, fair.id),
      unreadPrivatelyAt(pool, viewer.id, fair.id),
    ]);
    return {
      ...frame,
      boothId: null,
      mine: {
        bagCount: bag?.count ?? 0,
        unread: [
          ...publicly.map((one) => ({ kind: 'BOOTH' as const, ...one })),
          ...inPrivate.map((one) => ({ kind: 'PRIVATE' as const, ...one })),
        ],
      },
    };
  },
});

/** As the bag lists them: saved at this fair or with a booth there, or with a saved document of it. */
const countBag = sharedRead(
  { count: 'number' },
  {
    name: 'bag-count',
    types: ['uuid', 'uuid'],
    text: `select count(*)::int as count from (
        select s.college_id from saved_college s
        where s.account_id = $1 and (s.fair_id = $2 or exists (
          select from fair_booth b join college c on c.id = b.college_id and c.status = 'active'
          where b.fair_id = $2 and b.college_id = s.college_id and b.booth_sent))
        union select b.college_id from kept_document k join fair_booth b on b.id = k.booth_id
        where k.account_id = $1 and b.fair_id = $2) kept`,
  },
);

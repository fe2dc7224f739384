import { noLonger, type Change } from '../../../platform/events/feed.ts';
import { liveCall, type LiveView } from '../../../platform/graphql/live-call.ts';
import type { SchemaObject } from '../../../platform/graphql/operation.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { signedIn } from '../../accounts/people-services.ts';
import { exclusionTopic, isAboutExcluded } from '../access-changes.ts';
import { stillStands } from '../entry/lobby-role.ts';
import { refuseMuted } from '../refuse-muted.server.ts';
import { isAbout } from '../presence/fair-presence.server.ts';
import { accessCall } from './call-access.server.ts';
import type { CallServices } from './read-call.server.ts';
import { mediaTopic } from './rooms/media-lines.server.ts';
import { readPassedSignal, signalTopic } from './signal-call.server.ts';

/**
 * `onCallNews(callId)`: that people come and go in a call, and what other pages send to the caller.
 * Each person has a feed of their own: what is sent to one reaches no one else.
 */
export const onCallNews = liveCall<'onCallNews', CallServices>({
  name: 'onCallNews',
  field: `
  "Streams who comes and goes in a call, and connection messages to the caller."
  onCallNews(callId: ID!, after: String): CallNews`,
  types: `
  "A change in a call, or a connection message."
  type CallNews {
    "Whether the call is to be read again with \`stayInCall\`."
    changed: Boolean!
    signal: CallSignal
  }
  "A connection message from the page of another person in the call."
  type CallSignal { from: ID! fromSeat: ID! toSeat: ID! data: String! }`,
  who: ['signedIn'],
  topics: ['Call', 'CallPerson', signalTopic, mediaTopic, exclusionTopic],
  async follow({ callId }, context): Promise<LiveView<SchemaObject<'CallNews'>>> {
    const { services, world, viewer } = context;
    const { pool } = services.database;
    const call = await accessCall(pool, signedIn({ viewer }), callId);
    const { id, personId, booth } = call;
    if (personId === null) throw notFound();
    refuseMuted(booth);
    return {
      standing: `person:${personId}`,
      allows: (now) => stillStands(booth.standing, now),
      concerns: (change) =>
        change.topic === exclusionTopic
          ? isAbout(change, booth.fairId) && isAboutExcluded(change, viewer)
          : concerns(change, id, personId),
      async show({ topic, id: changed }) {
        // The page reads the call again where that is lifted.
        if (topic === exclusionTopic) return noLonger;
        if (topic !== signalTopic) return { changed: true, signal: null };
        const signal = await readPassedSignal(pool, changed, world.now());
        return signal && { changed: false, signal };
      },
    };
  },
});

function concerns({ topic, id, before, after }: Change, callId: string, personId: string): boolean {
  const image = after ?? before;
  if (topic === 'Call') return id === callId;
  if (topic === 'CallPerson' || topic === mediaTopic) return image?.['call_id'] === callId;
  return image?.['to_person'] === personId;
}

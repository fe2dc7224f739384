import { openCall } from '../../src/features/lobby/calls/open-call.server.ts';
import { transaction } from '../../src/platform/database/transaction.server.ts';
import type { TestBooth } from './test-booth.server.ts';
import type { Answer, Person, TestServer } from './test-server.server.ts';

/** A call as one of its people sees it. */
interface SeenCall {
  readonly id: string;
  readonly endedAt: string | null;
  readonly role: string;
  readonly me: string | null;
  readonly people: readonly {
    readonly id: string;
    readonly name: string | null;
    readonly role: string;
    readonly isHere: boolean;
    readonly seat: string | null;
  }[];
  readonly relayOnly: boolean;
  readonly iceServers: readonly {
    readonly urls: readonly string[];
    readonly username: string;
    readonly credential: string;
  }[];
  readonly waits: boolean;
  readonly cursor: string;
}

const fields = `id endedAt role me people { id name role isHere seat } relayOnly
  iceServers { urls username credential } waits cursor`;

/** A call at a booth, opened as the waiting queue opens it. */
export async function testCall(
  app: TestServer,
  { boothId, rep }: TestBooth,
  students: readonly Person[],
  hasRooms = false,
) {
  const callId = await transaction(app.database.pool, (tx) =>
    openCall(tx, {
      world: app.world,
      boothId,
      startedBy: rep.id ?? '',
      accountIds: students.map(({ id }) => id ?? ''),
      hasRooms,
    }),
  );
  const send = (who: Person, call: string, more: Readonly<Record<string, string>> = {}) =>
    who.call(
      `mutation ($callId: ID! ${Object.keys(more)
        .map((name) => `$${name}: ${name === 'data' ? 'String!' : 'ID!'}`)
        .join(' ')}) { it: ${call} }`,
      { callId, ...more },
    );
  return {
    callId,
    look: (who: Person) =>
      who.call(`query ($callId: ID!) { it: myCall(callId: $callId) { ${fields} } }`, { callId }),
    join: (who: Person) => send(who, `joinCall(callId: $callId) { ${fields} }`),
    stay: (who: Person, seat: string) =>
      send(who, `stayInCall(callId: $callId, seat: $seat) { ${fields} }`, { seat }),
    leave: (who: Person, seat: string) =>
      send(who, 'leaveCall(callId: $callId, seat: $seat)', { seat }),
    end: (who: Person) => send(who, 'endCall(callId: $callId)'),
    signal: (who: Person, seat: string, to: string, data: string) =>
      send(who, 'signalCall(callId: $callId, seat: $seat, to: $to, data: $data)', {
        seat,
        to,
        data,
      }),
  };
}

/** The call in an answer. */
export function callIn({ data, errors }: Answer): SeenCall {
  if (!data?.['it']) throw new Error(JSON.stringify(errors));
  return data['it'] as SeenCall;
}

/** The caller's seat in a call. */
export const seatIn = (call: SeenCall): string =>
  call.people.find(({ id }) => id === call.me)?.seat ?? '';

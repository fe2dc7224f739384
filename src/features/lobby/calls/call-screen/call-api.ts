import { liveDocument } from '../../../../platform/pages/live.ts';
import type { MediaOffer } from '../../../../platform/media/agree-with-room.ts';
import { askMedia as ask } from '../../../../platform/media/ask-media.ts';

/** A person in a call, or invited to it. */
export interface CallPerson {
  readonly id: string;
  readonly name: string | null;
  readonly role: 'STUDENT' | 'REP';
  readonly isHere: boolean;
  readonly seat: string | null;
}

/** A call as the page keeps it. */
export interface CallData {
  readonly id: string;
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly role: 'STUDENT' | 'REP';
  readonly me: string | null;
  readonly people: readonly CallPerson[];
  /** Whether media go through Janus. */
  readonly isRoom: boolean;
  readonly relayOnly: boolean;
  readonly iceServers: readonly {
    readonly urls: readonly string[];
    readonly username: string;
    readonly credential: string;
  }[];
  readonly needsTwoReps: boolean;
  readonly waits: boolean;
  readonly cursor: string;
}

const fields = `id startedAt endedAt role me people { id name role isHere seat } isRoom relayOnly
  iceServers { urls username credential } needsTwoReps waits cursor`;

/** What a page in a call follows. */
export const callNews = liveDocument(`subscription ($callId: ID!, $after: String) {
  onCallNews(callId: $callId, after: $after) { changed signal { from fromSeat toSeat data } } }`);

/** The calls of a page that takes part in a call. */
export const callApi = {
  join: (callId: string) =>
    ask<CallData>(`mutation ($callId: ID!) { it: joinCall(callId: $callId) { ${fields} } }`, {
      callId,
    }),
  stay: (callId: string, seat: string) =>
    ask<CallData>(
      `mutation ($callId: ID!, $seat: ID!) { it: stayInCall(callId: $callId, seat: $seat) { ${fields} } }`,
      { callId, seat },
    ),
  leave: (callId: string, seat: string, isOver: boolean) =>
    ask<boolean>(
      `mutation ($callId: ID!, $seat: ID!, $isOver: Boolean!) {
        it: leaveCall(callId: $callId, seat: $seat, isOver: $isOver) }`,
      { callId, seat, isOver },
      true,
    ),
  end: (callId: string) =>
    ask<boolean>('mutation ($callId: ID!) { it: endCall(callId: $callId) }', { callId }),
  signal: (callId: string, seat: string, to: string, data: string) =>
    ask<boolean>(
      `mutation ($callId: ID!, $seat: ID!, $to: ID!, $data: String!) {
        it: signalCall(callId: $callId, seat: $seat, to: $to, data: $data) }`,
      { callId, seat, to, data },
    ),
  sendMedia: (callId: string, seat: string, offer: string, isNew: boolean) =>
    ask<string>(
      `mutation ($callId: ID!, $seat: ID!, $offer: String!, $isNew: Boolean!) {
        it: sendCallMedia(callId: $callId, seat: $seat, offer: $offer, isNew: $isNew) }`,
      { callId, seat, offer, isNew },
    ),
  confirmMedia: (callId: string, seat: string) =>
    ask<boolean>(
      'mutation ($callId: ID!, $seat: ID!) { it: confirmCallMedia(callId: $callId, seat: $seat) }',
      { callId, seat },
    ),
  receiveMedia: (
    callId: string,
    seat: string,
    { isNew, restarts }: { readonly isNew: boolean; readonly restarts: boolean },
  ) =>
    ask<MediaOffer | null>(
      `mutation ($callId: ID!, $seat: ID!, $isNew: Boolean!, $restarts: Boolean!) {
        it: receiveCallMedia(callId: $callId, seat: $seat, isNew: $isNew, restarts: $restarts) {
          sdp streams { mid seat } } }`,
      { callId, seat, isNew, restarts },
    ),
  answerMedia: (callId: string, seat: string, answer: string) =>
    ask<boolean>(
      `mutation ($callId: ID!, $seat: ID!, $answer: String!) {
        it: answerCallMedia(callId: $callId, seat: $seat, answer: $answer) }`,
      { callId, seat, answer },
    ),
  report: (callId: string, reason: string, about: string | null) =>
    ask<boolean>(
      `mutation ($callId: ID!, $reason: CallReportReason!, $about: ID) {
        it: reportCall(callId: $callId, reason: $reason, about: $about) }`,
      { callId, reason, about },
    ),
} as const;

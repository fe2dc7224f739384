import type { MediaOffer } from '../../../platform/media/agree-with-room.ts';
import { askMedia } from '../../../platform/media/ask-media.ts';

/** Someone on the stage of a session. */
export interface StagePerson {
  readonly seat: string;
  readonly name: string | null;
  readonly isHost: boolean;
  readonly exhibitorIds: readonly string[];
  readonly microphone: boolean;
  readonly camera: boolean;
}

/** Who is on stage, and how to get there. */
export interface StageData {
  /** Of this page. */
  readonly seat: string;
  readonly people: readonly StagePerson[];
  readonly iceServers: readonly {
    readonly urls: readonly string[];
    readonly username: string;
    readonly credential: string;
  }[];
}

export const personFields = 'seat name isHost exhibitorIds microphone camera';

/** The calls of a page at the stage of a session. */
export const stageApi = {
  stay: (runId: string, seat: string | null) =>
    askMedia<StageData>(
      `mutation ($runId: ID!, $seat: ID) { it: stayAtStage(runId: $runId, seat: $seat) {
        seat people { ${personFields} } iceServers { urls username credential } } }`,
      { runId, seat },
    ),
  send: (
    runId: string,
    seat: string,
    offer: string,
    { isNew, isFirst }: { readonly isNew: boolean; readonly isFirst: boolean },
  ) =>
    askMedia<string>(
      `mutation ($runId: ID!, $seat: ID!, $offer: String!, $isNew: Boolean!, $isFirst: Boolean!) {
        it: sendStageMedia(runId: $runId, seat: $seat, offer: $offer, isNew: $isNew,
          isFirst: $isFirst) }`,
      { runId, seat, offer, isNew, isFirst },
    ),
  confirm: (
    runId: string,
    seat: string,
    { microphone, camera }: Pick<StagePerson, 'microphone' | 'camera'>,
  ) =>
    askMedia<boolean>(
      `mutation ($runId: ID!, $seat: ID!, $microphone: Boolean!, $camera: Boolean!) {
        it: confirmStageMedia(runId: $runId, seat: $seat, microphone: $microphone,
          camera: $camera) }`,
      { runId, seat, microphone, camera },
    ),
  receive: (
    runId: string,
    seat: string,
    { isNew, restarts }: { readonly isNew: boolean; readonly restarts: boolean },
  ) =>
    askMedia<MediaOffer | null>(
      `mutation ($runId: ID!, $seat: ID!, $isNew: Boolean!, $restarts: Boolean!) {
        it: receiveStageMedia(runId: $runId, seat: $seat, isNew: $isNew, restarts: $restarts) {
          sdp streams { mid seat } } }`,
      { runId, seat, isNew, restarts },
    ),
  answer: (runId: string, seat: string, answer: string) =>
    askMedia<boolean>(
      `mutation ($runId: ID!, $seat: ID!, $answer: String!) {
        it: answerStageMedia(runId: $runId, seat: $seat, answer: $answer) }`,
      { runId, seat, answer },
    ),
  leave: (runId: string, seat: string, closes: boolean) =>
    askMedia<boolean>(
      `mutation ($runId: ID!, $seat: ID!, $closes: Boolean!) {
        it: leaveStage(runId: $runId, seat: $seat, closes: $closes) }`,
      { runId, seat, closes },
      true,
    ),
};

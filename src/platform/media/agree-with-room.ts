import type { Outcome } from './ask-media.ts';
import { gathered, type Round } from './room-connection.ts';

/** What the others in a room send. */
export interface MediaOffer {
  readonly sdp: string;
  /** Null: as before. */
  readonly streams: readonly MediaPart[] | null;
}

/** A part of an offer, and the page that sends it. */
interface MediaPart {
  readonly mid: string;
  readonly seat: string;
}

interface How {
  readonly isNew: boolean;
  readonly restarts: boolean;
}

/** Agrees with the server on what the page sends. */
export async function agreeOnSending(
  pc: RTCPeerConnection,
  { isNew, restarts }: How,
  tracks: Readonly<Record<'audio' | 'video', MediaStreamTrack | null>>,
  send: (offer: string) => Promise<Outcome<string>>,
): Promise<Round> {
  if (!isNew && !restarts) return 'nothing';
  if (isNew)
    for (const kind of ['audio', 'video'] as const)
      pc.addTransceiver(tracks[kind] ?? kind, { direction: 'sendonly' });
  if (restarts) pc.restartIce();
  await pc.setLocalDescription();
  const answered = await send(await gathered(pc));
  // Only what the server knows no longer begins anew; all else leaves the connection as it is.
  if (answered.as !== 'done') return answered.as;
  await pc.setRemoteDescription({ type: 'answer', sdp: answered.it });
  return 'done';
}

/** Agrees with the server on what the page receives, which `take` sorts. */
export async function agreeOnReceiving(
  pc: RTCPeerConnection,
  receive: () => Promise<Outcome<MediaOffer | null>>,
  answer: (sdp: string) => Promise<Outcome<boolean>>,
  take: (parts: readonly MediaPart[]) => void,
): Promise<Round> {
  const offered = await receive();
  // What was offered may have been lost: then only a new connection receives it.
  if (offered.as !== 'done') return offered.as === 'lost' ? 'unsure' : offered.as;
  if (!offered.it) return 'nothing';
  const { sdp, streams } = offered.it;
  await pc.setRemoteDescription({ type: 'offer', sdp });
  await pc.setLocalDescription();
  const answered = await answer(await gathered(pc));
  if (answered.as !== 'done') return 'unsure';
  if (streams) take(streams);
  return 'done';
}

/** Puts what arrives together by the page that sends it; those who send no longer go. */
export function sortStreams(
  streams: Map<string, MediaStream>,
  pc: RTCPeerConnection,
  parts: readonly MediaPart[],
): void {
  const tracks = new Map<string, MediaStreamTrack[]>();
  for (const { mid, seat } of parts) {
    const track = pc.getTransceivers().find((one) => one.mid === mid)?.receiver.track;
    if (track) tracks.set(seat, [...(tracks.get(seat) ?? []), track]);
  }
  for (const seat of streams.keys()) if (!tracks.has(seat)) streams.delete(seat);
  for (const [seat, theirs] of tracks) {
    const stream = streams.get(seat) ?? new MediaStream();
    for (const old of stream.getTracks()) if (!theirs.includes(old)) stream.removeTrack(old);
    for (const one of theirs) stream.addTrack(one);
    streams.set(seat, stream);
  }
}

/** Sends another track from now on; null: nothing. */
export function replaceTrack(
  pc: RTCPeerConnection | null | undefined,
  kind: 'audio' | 'video',
  track: MediaStreamTrack | null,
): void {
  for (const { sender, receiver } of pc?.getTransceivers() ?? [])
    if (receiver.track.kind === kind) void sender.replaceTrack(track).catch(() => undefined);
}

import { readSignal } from '../clean-signal.ts';
import { callApi, type CallData, type CallPerson, type Outcome } from './call-api.ts';
import {
  configurationOf,
  type CallLinks,
  type LinkParts,
  type Peer,
  type Tracks,
} from './call-links.ts';
import { Outbox } from './outbox.ts';
import type { LinkQuality, LinkState, MediaState } from './peer-link.ts';
import { gathered, RoomConnection, type Round } from './room-connection.ts';

/** What someone's devices are taken to do before they say so. */
const untold: MediaState = { microphone: true, camera: true, screen: false };

interface Connections {
  readonly sending: RoomConnection;
  readonly receiving: RoomConnection;
}

/** Two connections with Janus: one for what the page sends, one for what all others send. */
export class RoomLinks implements CallLinks {
  readonly #parts: LinkParts;
  readonly #outbox: Outbox;
  readonly #streams = new Map<string, MediaStream>();
  readonly #theirs = new Map<string, MediaState>();
  #wanted: ReadonlySet<string> = new Set();
  #open: Connections | null = null;
  #call: CallData | null = null;
  #tracks: Tracks;
  #media: MediaState;
  /** What is shown of someone before anything arrives. */
  readonly #nothing = new MediaStream();
  #quality: LinkQuality = 'good';
  #counted = { lost: 0, received: 0 };

  constructor(parts: LinkParts) {
    this.#parts = parts;
    this.#tracks = parts.tracks;
    this.#media = parts.media;
    this.#outbox = new Outbox(parts.callId, parts.seat, (seat) => this.#wanted.has(seat));
  }

  get peers(): ReadonlyMap<string, Peer> {
    const state = this.#open?.receiving.state ?? 'connecting';
    return new Map(
      [...this.#wanted].map((seat) => {
        const stream = this.#streams.get(seat);
        return [
          seat,
          {
            state: stream ? state : 'connecting',
            quality: this.#quality,
            media: this.#theirs.get(seat) ?? untold,
            stream: stream ?? this.#nothing,
          },
        ];
      }),
    );
  }

  get sending(): LinkState {
    return this.#open?.sending.state ?? 'connecting';
  }

  apply(call: CallData, wanted: readonly CallPerson[]): void {
    this.#call = call;
    const known = this.#wanted;
    this.#wanted = new Set(wanted.flatMap(({ seat }) => seat ?? []));
    for (const seat of this.#wanted) if (!known.has(seat)) this.#tell(seat);
    if (call.waits && call.role === 'STUDENT') return this.close();
    this.#open ??= { sending: this.#newSending(), receiving: this.#newReceiving() };
    this.#open.sending.agree();
    this.#open.receiving.agree();
  }

  receive(fromSeat: string, data: string): boolean {
    const media = readSignal(data)?.media;
    if (media) this.#theirs.set(fromSeat, media);
    this.#parts.changed();
    return true;
  }

  setTrack(kind: 'audio' | 'video', track: MediaStreamTrack | null): void {
    this.#tracks = { ...this.#tracks, [kind]: track };
    for (const { sender, receiver } of this.#open?.sending.pc?.getTransceivers() ?? [])
      if (receiver.track.kind === kind) void sender.replaceTrack(track).catch(() => undefined);
  }

  setMedia(media: MediaState): void {
    this.#media = media;
    for (const seat of this.#wanted) this.#tell(seat);
  }

  close(): void {
    this.#wanted = new Set();
    this.#open?.sending.close();
    this.#open?.receiving.close();
    this.#open = null;
    this.#streams.clear();
  }

  #tell(seat: string): void {
    void this.#outbox.send(seat, JSON.stringify({ media: this.#media }));
  }

  #newSending(): RoomConnection {
    const { callId, seat } = this.#parts;
    return new RoomConnection({
      configuration: () => this.#configuration(),
      isNeeded: () => true,
      changed: this.#parts.changed,
      connected: () => void callApi.confirmMedia(callId, seat),
      agree: async (pc, { isNew, restarts }) => {
        if (!isNew && !restarts) return 'nothing';
        if (isNew)
          for (const kind of ['audio', 'video'] as const)
            pc.addTransceiver(this.#tracks[kind] ?? kind, { direction: 'sendonly' });
        if (restarts) pc.restartIce();
        await pc.setLocalDescription();
        const answered = await callApi.sendMedia(callId, seat, await gathered(pc), isNew);
        if (answered.as !== 'done') return failed(answered);
        await pc.setRemoteDescription({ type: 'answer', sdp: answered.it });
        return 'done';
      },
    });
  }

  #newReceiving(): RoomConnection {
    const { callId, seat, changed } = this.#parts;
    return new RoomConnection({
      configuration: () => this.#configuration(),
      isNeeded: () => this.#wanted.size > 0,
      changed,
      agree: async (pc, how) => {
        const offered = await callApi.receiveMedia(callId, seat, how);
        // What was offered may have been lost: then only a new connection receives it.
        if (offered.as !== 'done') return offered.as === 'lost' ? 'unsure' : failed(offered);
        if (!offered.it) return 'nothing';
        const { sdp, streams } = offered.it;
        await pc.setRemoteDescription({ type: 'offer', sdp });
        await pc.setLocalDescription();
        const answered = await callApi.answerMedia(callId, seat, await gathered(pc));
        if (answered.as !== 'done') return 'unsure';
        if (streams) this.#take(pc, streams);
        return 'done';
      },
      looked: async (pc) => {
        await this.#measure(pc);
        // Someone is here and not to be seen: their connection took its time.
        if ([...this.#wanted].some((one) => !this.#streams.has(one))) this.#open?.receiving.agree();
      },
    });
  }

  #configuration(): RTCConfiguration {
    return this.#call ? configurationOf(this.#call) : {};
  }

  /** Puts what arrives together by the page that sends it. */
  #take(
    pc: RTCPeerConnection,
    parts: readonly { readonly mid: string; readonly seat: string }[],
  ): void {
    const tracks = new Map<string, MediaStreamTrack[]>();
    for (const { mid, seat } of parts) {
      const track = pc.getTransceivers().find((one) => one.mid === mid)?.receiver.track;
      if (track) tracks.set(seat, [...(tracks.get(seat) ?? []), track]);
    }
    for (const seat of this.#streams.keys()) if (!tracks.has(seat)) this.#streams.delete(seat);
    for (const [seat, theirs] of tracks) {
      const stream = this.#streams.get(seat) ?? new MediaStream();
      for (const old of stream.getTracks()) if (!theirs.includes(old)) stream.removeTrack(old);
      for (const one of theirs) stream.addTrack(one);
      this.#streams.set(seat, stream);
    }
    this.#parts.changed();
  }

  async #measure(pc: RTCPeerConnection): Promise<void> {
    let [lost, received] = [0, 0];
    (await pc.getStats()).forEach((one: RTCStats) => {
      if (one.type !== 'inbound-rtp') return;
      const inbound: Partial<RTCInboundRtpStreamStats> = one;
      lost += inbound.packetsLost ?? 0;
      received += inbound.packetsReceived ?? 0;
    });
    const newlyLost = lost - this.#counted.lost;
    const newlyReceived = received - this.#counted.received;
    this.#counted = { lost, received };
    const quality = newlyLost / Math.max(1, newlyLost + newlyReceived) > 0.05 ? 'weak' : 'good';
    if (quality === this.#quality) return;
    this.#quality = quality;
    this.#parts.changed();
  }
}

/** Only what the server knows no longer begins anew; all else leaves the connection as it is. */
const failed = ({ as }: Exclude<Outcome<unknown>, { as: 'done' }>): Round => as;

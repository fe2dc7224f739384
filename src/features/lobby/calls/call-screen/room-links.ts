import {
  agreeOnReceiving,
  agreeOnSending,
  replaceTrack,
  sortStreams,
} from '../../../../platform/media/agree-with-room.ts';
import { RoomConnection, type LinkState } from '../../../../platform/media/room-connection.ts';
import { readSignal } from '../clean-signal.ts';
import { callApi, type CallData, type CallPerson } from './call-api.ts';
import {
  configurationOf,
  type CallLinks,
  type LinkParts,
  type Peer,
  type Tracks,
} from './call-links.ts';
import { Outbox } from './outbox.ts';
import type { LinkQuality, MediaState } from './peer-link.ts';

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
    replaceTrack(this.#open?.sending.pc, kind, track);
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
      agree: (pc, how) =>
        agreeOnSending(pc, how, this.#tracks, (offer) =>
          callApi.sendMedia(callId, seat, offer, how.isNew),
        ),
    });
  }

  #newReceiving(): RoomConnection {
    const { callId, seat, changed } = this.#parts;
    return new RoomConnection({
      configuration: () => this.#configuration(),
      isNeeded: () => this.#wanted.size > 0,
      changed,
      agree: (pc, how) =>
        agreeOnReceiving(
          pc,
          () => callApi.receiveMedia(callId, seat, how),
          (answer) => callApi.answerMedia(callId, seat, answer),
          (parts) => {
            sortStreams(this.#streams, pc, parts);
            changed();
          },
        ),
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

import type { LinkState } from '../../../../platform/media/room-connection.ts';
import type { CallData, CallPerson } from './call-api.ts';
import {
  configurationOf,
  type CallLinks,
  type LinkParts,
  type Peer,
  type Tracks,
} from './call-links.ts';
import { Outbox } from './outbox.ts';
import { PeerLink, type MediaState } from './peer-link.ts';

/** A link to the page of each other person who is here. */
export class MeshLinks implements CallLinks {
  /** Each link sends and receives at once. */
  readonly sending: LinkState = 'connected';
  readonly #parts: LinkParts;
  readonly #links = new Map<string, PeerLink>();
  readonly #outbox: Outbox;
  #tracks: Tracks;
  #media: MediaState;

  constructor(parts: LinkParts) {
    this.#parts = parts;
    this.#tracks = parts.tracks;
    this.#media = parts.media;
    this.#outbox = new Outbox(parts.callId, parts.seat, (seat) => this.#links.has(seat));
  }

  get peers(): ReadonlyMap<string, Peer> {
    return new Map(
      [...this.#links].map(([seat, { state, quality, theirs, stream }]) => [
        seat,
        { state, quality, media: theirs, stream },
      ]),
    );
  }

  apply(call: CallData, wanted: readonly CallPerson[]): void {
    const seats = new Set(wanted.map((one) => one.seat));
    for (const [other, link] of this.#links)
      if (!seats.has(other)) {
        link.close();
        this.#links.delete(other);
      }
    for (const link of this.#links.values()) link.setConfiguration(configurationOf(call));
    for (const { seat } of wanted) if (seat !== null) this.#connect(seat, call);
  }

  receive(fromSeat: string, data: string): boolean {
    const link = this.#links.get(fromSeat);
    link?.receive(data);
    return link !== undefined;
  }

  setTrack(kind: 'audio' | 'video', track: MediaStreamTrack | null): void {
    this.#tracks = { ...this.#tracks, [kind]: track };
    for (const link of this.#links.values()) link.setTrack(kind, track);
  }

  setMedia(media: MediaState): void {
    this.#media = media;
    for (const link of this.#links.values()) link.tell(media);
  }

  close(): void {
    for (const link of this.#links.values()) link.close();
    this.#links.clear();
  }

  #connect(seat: string, call: CallData): void {
    if (this.#links.has(seat)) return;
    const link = new PeerLink({
      configuration: configurationOf(call),
      offers: this.#parts.seat < seat,
      tracks: this.#tracks,
      send: (signal) => this.#outbox.send(seat, JSON.stringify(signal)),
      changed: this.#parts.changed,
    });
    this.#links.set(seat, link);
    link.tell(this.#media);
  }
}

import type { LinkState } from '../../../../platform/media/room-connection.ts';
import type { CallData, CallPerson } from './call-api.ts';
import type { LinkQuality, MediaState } from './peer-link.ts';

/** Another person in the call, as connected. */
export interface Peer {
  readonly state: LinkState;
  readonly quality: LinkQuality;
  readonly media: MediaState;
  readonly stream: MediaStream;
}

export type Tracks = Readonly<Record<'audio' | 'video', MediaStreamTrack | null>>;

/** What a page's connections start from. */
export interface LinkParts {
  readonly callId: string;
  readonly seat: string;
  readonly tracks: Tracks;
  readonly media: MediaState;
  /** What `peers` says has changed. */
  readonly changed: () => void;
}

/** How a page is connected with the others in a call: to each of them, or through Janus. */
export interface CallLinks {
  /** By seat. */
  readonly peers: ReadonlyMap<string, Peer>;
  /** How what the page sends arrives, where that isn't told by each of the others. */
  readonly sending: LinkState;
  /** Connects with those who are to be seen and heard now, and with no one else. */
  apply(call: CallData, wanted: readonly CallPerson[]): void;
  /** Takes what another page sent; false if it isn't known yet. */
  receive(fromSeat: string, data: string): boolean;
  /** Sends another track from now on; null: nothing. */
  setTrack(kind: 'audio' | 'video', track: MediaStreamTrack | null): void;
  /** Tells the others what the devices are doing. */
  setMedia(media: MediaState): void;
  close(): void;
}

export const configurationOf = ({ iceServers, relayOnly }: CallData): RTCConfiguration => ({
  iceServers: iceServers.map(({ urls, ...rest }) => ({ ...rest, urls: [...urls] })),
  iceTransportPolicy: relayOnly ? 'relay' : 'all',
});

import type { LinkState } from '../../../../platform/media/room-connection.ts';
import { readSignal, type Signal } from '../clean-signal.ts';

/** How well what arrives arrives. */
export type LinkQuality = 'good' | 'weak';

/** What a person's devices are doing. */
export type MediaState = NonNullable<Signal['media']>;

type Kind = 'audio' | 'video';

interface LinkOptions {
  readonly configuration: RTCConfiguration;
  /** One of two pages makes all offers. */
  readonly offers: boolean;
  readonly tracks: Readonly<Record<Kind, MediaStreamTrack | null>>;
  /** Sends to the other page, in order; resolves when it has arrived, or can't. */
  readonly send: (signal: Signal) => Promise<void>;
  readonly changed: () => void;
}

/** Milliseconds between two looks at a connection; a broken one is tried again at each. */
const lookEvery = 4_000;
/** Looks after which an offer that no one has answered is sent again. */
const unansweredLooks = 3;
/** Looks without a packet, while the other's devices are on, after which another path is sought. */
const silentLooks = 3;

/**
 * The connection to one other page. One of the two makes all offers, and the other asks it to: if
 * both did, one would take its own back, and Chromium's camera may send nothing after that. A broken
 * path is looked for anew until the link closes.
 */
export class PeerLink {
  readonly stream = new MediaStream();
  readonly #pc: RTCPeerConnection;
  readonly #options: LinkOptions;
  readonly #tracks: Record<Kind, MediaStreamTrack | null>;
  readonly #timer: ReturnType<typeof setInterval>;
  #state: LinkState = 'connecting';
  #quality: LinkQuality = 'good';
  #theirs: MediaState = { microphone: true, camera: true, screen: false };
  /** The number of the last offer. */
  #round = 0;
  /** A description, and the wish for another path, is under way. */
  #isDescribing = false;
  #isAsking = false;
  #unanswered = 0;
  #silent = 0;
  #received = Promise.resolve();
  #candidates: RTCIceCandidate[] = [];
  #isGathering = false;
  #counted = { lost: 0, received: 0 };

  constructor(options: LinkOptions) {
    this.#options = options;
    this.#tracks = { ...options.tracks };
    const pc = new RTCPeerConnection(options.configuration);
    this.#pc = pc;
    pc.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate) this.#gather(candidate);
    });
    pc.addEventListener('track', ({ track }) => {
      for (const old of this.stream.getTracks())
        if (old.kind === track.kind) this.stream.removeTrack(old);
      this.stream.addTrack(track);
      options.changed();
    });
    pc.addEventListener('connectionstatechange', () => this.#look());
    this.#timer = setInterval(() => void this.#lookAfter(), lookEvery);
    if (!options.offers) return;
    pc.addEventListener('negotiationneeded', () => void this.#offer());
    for (const kind of ['audio', 'video'] as const)
      pc.addTransceiver(this.#tracks[kind] ?? kind, { direction: 'sendrecv' });
  }

  get state(): LinkState {
    return this.#state;
  }

  get quality(): LinkQuality {
    return this.#quality;
  }

  /** What the other's devices are doing. */
  get theirs(): MediaState {
    return this.#theirs;
  }

  /** Takes what the other page sent; each after the one before it. */
  receive(data: string): void {
    const signal = readSignal(data);
    if (!signal) return;
    this.#received = this.#received.then(() =>
      this.#take(signal).catch(() => {
        // Too late or out of order: the next look repeats it.
      }),
    );
  }

  /** Sends another track from now on, without a new offer; null: nothing. */
  setTrack(kind: Kind, track: MediaStreamTrack | null): void {
    this.#tracks[kind] = track;
    for (const { sender, receiver } of this.#pc.getTransceivers())
      if (receiver.track.kind === kind) void sender.replaceTrack(track).catch(() => undefined);
  }

  tell(media: MediaState): void {
    void this.#options.send({ media });
  }

  /** Credentials expire: the next search for a path uses these. */
  setConfiguration(configuration: RTCConfiguration): void {
    try {
      this.#pc.setConfiguration(configuration);
    } catch {
      // Closed meanwhile.
    }
  }

  close(): void {
    clearInterval(this.#timer);
    this.#pc.close();
  }

  async #offer(): Promise<void> {
    try {
      await this.#pc.setLocalDescription();
      this.#round += 1;
      void this.#sendDescription();
    } catch {
      // Closed meanwhile.
    }
  }

  /** Has another path looked for. While an offer is under way, one is. */
  async #restart(): Promise<void> {
    if (this.#options.offers) {
      if (this.#pc.signalingState === 'stable') this.#pc.restartIce();
    } else if (!this.#isAsking) {
      this.#isAsking = true;
      await this.#options.send({ restart: true });
      this.#isAsking = false;
    }
  }

  async #sendDescription(): Promise<void> {
    const { localDescription } = this.#pc;
    const type = localDescription?.type;
    if (type !== 'offer' && type !== 'answer') return;
    this.#isDescribing = true;
    const description = { type, sdp: localDescription?.sdp ?? '', round: this.#round };
    await this.#options.send({ description });
    this.#isDescribing = false;
  }

  async #take({ description, candidates, media, restart }: Signal): Promise<void> {
    const pc = this.#pc;
    if (media) this.#theirs = media;
    if (restart && this.#options.offers) await this.#restart();
    if (description) {
      const { round = this.#round, ...plain } = description;
      const isOffer = plain.type === 'offer';
      // A page of an earlier release makes an offer when it looks for another path.
      if (isOffer && this.#options.offers) return this.#restart();
      // An answer to an earlier offer, which was sent twice.
      if (!isOffer && (!this.#options.offers || round !== this.#round)) return;
      await pc.setRemoteDescription(plain);
      this.#unanswered = 0;
      if (isOffer) {
        this.#round = round;
        this.#adopt();
        await pc.setLocalDescription();
        void this.#sendDescription();
      }
    }
    for (const candidate of candidates ?? [])
      await pc
        .addIceCandidate({
          candidate: candidate.candidate,
          sdpMid: candidate.sdpMid ?? null,
          sdpMLineIndex: candidate.sdpMLineIndex ?? null,
          usernameFragment: candidate.usernameFragment ?? null,
        })
        .catch(() => undefined);
    this.#options.changed();
  }

  /** Sends in the places that the other page has offered. */
  #adopt(): void {
    for (const transceiver of this.#pc.getTransceivers()) {
      const { kind } = transceiver.receiver.track;
      const track = this.#tracks[kind === 'audio' ? 'audio' : 'video'];
      if (transceiver.direction === 'recvonly') transceiver.direction = 'sendrecv';
      if (transceiver.sender.track !== track)
        void transceiver.sender.replaceTrack(track).catch(() => undefined);
    }
  }

  /** Those found while one message is under way go along with the next. */
  #gather(candidate: RTCIceCandidate): void {
    this.#candidates.push(candidate);
    if (!this.#isGathering) void this.#sendCandidates();
  }

  async #sendCandidates(): Promise<void> {
    this.#isGathering = true;
    await Promise.resolve();
    while (this.#candidates.length > 0) {
      const some = this.#candidates.splice(0, 20);
      await this.#options.send({
        candidates: some.map((one) => ({
          candidate: one.candidate,
          sdpMid: one.sdpMid,
          sdpMLineIndex: one.sdpMLineIndex,
          usernameFragment: one.usernameFragment,
        })),
      });
    }
    this.#isGathering = false;
  }

  #look(): void {
    const { connectionState } = this.#pc;
    const before = this.#state;
    if (connectionState === 'connected') this.#state = 'connected';
    else if (before !== 'connecting') this.#state = 'reconnecting';
    if (connectionState === 'failed') void this.#restart();
    if (this.#state !== before) this.#options.changed();
  }

  async #lookAfter(): Promise<void> {
    const pc = this.#pc;
    const { connectionState } = pc;
    if (connectionState === 'connected') void this.#measure();
    if (pc.signalingState === 'have-local-offer') {
      this.#unanswered += 1;
      if (this.#unanswered % unansweredLooks === 0 && !this.#isDescribing)
        await this.#sendDescription();
    }
    // The first search for a path has its time; later ones follow until one is found.
    else if (connectionState === 'disconnected' || connectionState === 'failed')
      await this.#restart();
    else if (this.#options.offers && !pc.remoteDescription) await this.#offer();
  }

  async #measure(): Promise<void> {
    let [lost, received, roundTrip] = [0, 0, 0];
    const stats = await this.#pc.getStats();
    stats.forEach((one: RTCStats) => {
      if (one.type === 'inbound-rtp') {
        const inbound: Partial<RTCInboundRtpStreamStats> = one;
        lost += inbound.packetsLost ?? 0;
        received += inbound.packetsReceived ?? 0;
      }
      if (one.type === 'candidate-pair') {
        const pair: Partial<RTCIceCandidatePairStats> = one;
        if (pair.nominated) roundTrip = Math.max(roundTrip, pair.currentRoundTripTime ?? 0);
      }
    });
    const [newlyLost, newlyReceived] = [
      lost - this.#counted.lost,
      received - this.#counted.received,
    ];
    this.#counted = { lost, received };
    const { microphone, camera } = this.#theirs;
    this.#silent = (microphone || camera) && newlyReceived === 0 ? this.#silent + 1 : 0;
    // The browser says connected, and nothing comes: after a relay was gone, its way may lead nowhere.
    if (this.#silent >= silentLooks) {
      this.#silent = 0;
      void this.#restart();
    }
    const share = newlyLost / Math.max(1, newlyLost + newlyReceived);
    const quality = share > 0.05 || roundTrip > 0.6 ? 'weak' : 'good';
    if (quality === this.#quality) return;
    this.#quality = quality;
    this.#options.changed();
  }
}

import {
  agreeOnReceiving,
  agreeOnSending,
  replaceTrack,
  sortStreams,
} from '../../../platform/media/agree-with-room.ts';
import { RoomConnection, type LinkState } from '../../../platform/media/room-connection.ts';
import { spread } from '../../../platform/pages/spread.ts';
import { stageApi, type StageData, type StagePerson } from './stage-api.ts';

/** The devices with which someone is on stage. */
export type Tracks = Readonly<Record<'audio' | 'video', MediaStreamTrack | null>>;

type DeviceState = Pick<StagePerson, 'microphone' | 'camera'>;

/** What a page shows of the stage. */
export interface StageState {
  readonly people: readonly StagePerson[];
  /** By seat. */
  readonly streams: ReadonlyMap<string, MediaStream>;
  readonly receiving: LinkState;
  /** Null: the page sends nothing. */
  readonly sending: LinkState | null;
  /** Why the page can’t send. */
  readonly why: string | null;
  /** The server isn’t reached, or says that there is nothing to see. */
  readonly isLost: boolean;
}

export const emptyStage: StageState = {
  people: [],
  streams: new Map(),
  receiving: 'connecting',
  sending: null,
  why: null,
  isLost: false,
};

/** Milliseconds between two reports of being here: well below what counts as gone. */
const stayEvery = 12_000;

/**
 * Milliseconds over which those who only watch ask for what is new on stage: hundreds hear of it at the
 * same moment.
 */
const askWithin = 2_000;

/** Two connections with Janus: for what all others on stage send, and for what this page sends, if it does. */
export class StageLinks {
  readonly #runId: string;
  readonly #changed: (state: StageState) => void;
  readonly #streams = new Map<string, MediaStream>();
  readonly #receiving: RoomConnection;
  readonly #timer: ReturnType<typeof setInterval>;
  #asking: ReturnType<typeof setTimeout> | null = null;
  /** As the server names this page; null before it has. */
  #seat: string | null = null;
  #sending: RoomConnection | null = null;
  #tracks: Tracks = { audio: null, video: null };
  #devices: DeviceState = { microphone: false, camera: false };
  #people: readonly StagePerson[] = [];
  #iceServers: StageData['iceServers'] = [];
  #why: string | null = null;
  #isFirst = true;
  #isLost = false;
  #isClosed = false;

  constructor(runId: string, changed: (state: StageState) => void) {
    this.#runId = runId;
    this.#changed = changed;
    this.#receiving = this.#newReceiving();
    this.#timer = setInterval(() => void this.#stay(), stayEvery);
    void this.#stay();
  }

  /** Takes who is on stage now. */
  hear(people: readonly StagePerson[]): void {
    this.#people = people;
    if (this.#sending) this.#receiving.agree();
    else
      this.#asking ??= setTimeout(() => {
        this.#asking = null;
        this.#receiving.agree();
      }, spread(askWithin));
    this.#show();
  }

  /** Sends from now on. */
  go(tracks: Tracks, devices: DeviceState): void {
    this.leave();
    this.#tracks = tracks;
    this.#devices = devices;
    this.#why = null;
    this.#isFirst = true;
    this.#sending = this.#newSending();
    this.#sending.agree();
    this.#show();
  }

  /** Sends no longer. */
  leave(): void {
    if (!this.#sending) return;
    this.#stopSending();
    if (this.#seat !== null) void stageApi.leave(this.#runId, this.#seat, false);
  }

  setTrack(kind: 'audio' | 'video', track: MediaStreamTrack | null): void {
    this.#tracks = { ...this.#tracks, [kind]: track };
    replaceTrack(this.#sending?.pc, kind, track);
  }

  /** Tells the others what the devices do. */
  setDevices(devices: DeviceState): void {
    this.#devices = devices;
    if (this.#sending?.state === 'connected' && this.#seat !== null)
      void stageApi.confirm(this.#runId, this.#seat, devices);
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    if (this.#asking) clearTimeout(this.#asking);
    this.#sending?.close();
    this.#receiving.close();
    if (this.#seat !== null) void stageApi.leave(this.#runId, this.#seat, true);
  }

  async #stay(): Promise<void> {
    const stayed = await stageApi.stay(this.#runId, this.#seat);
    if (this.#isClosed) return;
    this.#isLost = stayed.as !== 'done';
    if (stayed.as === 'done') {
      this.#iceServers = stayed.it.iceServers;
      this.#seat ??= stayed.it.seat;
      if (this.#sending && !this.#sending.pc) this.#sending.agree();
      this.hear(stayed.it.people);
    } else if (stayed.as === 'refused') {
      // It is over, or someone else’s by now; the page itself says so.
      this.#stopSending(stayed.why);
      this.hear([]);
    } else this.#show();
  }

  #stopSending(why: string | null = null): void {
    this.#sending?.close();
    this.#sending = null;
    this.#why = why;
    this.#show();
  }

  #newSending(): RoomConnection {
    const runId = this.#runId;
    return new RoomConnection({
      configuration: () => this.#configuration(),
      isNeeded: () => this.#seat !== null,
      changed: () => this.#show(),
      connected: () => void stageApi.confirm(runId, this.#seat ?? '', this.#devices),
      agree: (pc, how) =>
        agreeOnSending(pc, how, this.#tracks, async (offer) => {
          const sent = await stageApi.send(runId, this.#seat ?? '', offer, {
            isNew: how.isNew,
            isFirst: this.#isFirst,
          });
          if (sent.as === 'done') this.#isFirst = false;
          // Another page of theirs is on stage, it is full, or theirs no longer.
          if (sent.as === 'refused') this.#stopSending(sent.why);
          return sent;
        }),
    });
  }

  #newReceiving(): RoomConnection {
    const runId = this.#runId;
    return new RoomConnection({
      configuration: () => this.#configuration(),
      isNeeded: () => this.#seat !== null && this.#others().length > 0,
      changed: () => this.#show(),
      agree: (pc, how) =>
        agreeOnReceiving(
          pc,
          () => stageApi.receive(runId, this.#seat ?? '', how),
          (answer) => stageApi.answer(runId, this.#seat ?? '', answer),
          (parts) => {
            sortStreams(this.#streams, pc, parts);
            this.#show();
          },
        ),
      looked: () => {
        // Someone is on stage and not to be seen: their connection took its time.
        if (this.#others().some((one) => !this.#streams.has(one.seat))) this.#receiving.agree();
        return Promise.resolve();
      },
    });
  }

  #others(): readonly StagePerson[] {
    return this.#people.filter(({ seat }) => seat !== this.#seat);
  }

  #configuration(): RTCConfiguration {
    return {
      iceServers: this.#iceServers.map(({ urls, ...rest }) => ({ ...rest, urls: [...urls] })),
    };
  }

  #show(): void {
    if (this.#isClosed) return;
    this.#changed({
      people: this.#others(),
      streams: new Map(this.#streams),
      receiving: this.#receiving.state,
      sending: this.#sending?.state ?? null,
      why: this.#why,
      isLost: this.#isLost,
    });
  }
}

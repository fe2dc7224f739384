import { subscribe } from '../../../../platform/pages/live.ts';
import { callApi, callNews, type CallData } from './call-api.ts';
import type { CallLinks, Peer, Tracks } from './call-links.ts';
import { MeshLinks } from './mesh-links.ts';
import type { MediaState } from './peer-link.ts';
import { RoomLinks } from './room-links.ts';

/** Where the page stands with the call. */
type Phase = 'joining' | 'in' | 'left' | 'ended' | 'elsewhere' | 'refused';

export interface SessionState {
  readonly phase: Phase;
  readonly call: CallData | null;
  /** By seat. */
  readonly peers: ReadonlyMap<string, Peer>;
  /** What the page sends doesn't arrive: the others neither see nor hear the person. */
  readonly isUnseen: boolean;
  /** News of the call don't arrive. */
  readonly isLost: boolean;
  /** Why the call can't be joined. */
  readonly why: string | null;
}

/** Milliseconds between two reports of being here: well below what counts as gone. */
const stayEvery = 12_000;

/** One page's part in a call: its seat, and how it is connected with the others who are here. */
export class CallSession {
  readonly #callId: string;
  readonly #changed: (state: SessionState) => void;
  /** What came from a page before the call was read with its person in it. */
  readonly #early = new Map<string, string[]>();
  #state: SessionState = {
    phase: 'joining',
    call: null,
    peers: new Map(),
    isUnseen: false,
    isLost: false,
    why: null,
  };
  #seat = '';
  #links: CallLinks | null = null;
  #tracks: Tracks;
  #media: MediaState;
  #timer: ReturnType<typeof setInterval> | undefined;
  #unfollow: (() => void) | null = null;
  #isReading = false;
  #asked = 0;

  constructor(
    callId: string,
    tracks: Tracks,
    media: MediaState,
    changed: (state: SessionState) => void,
  ) {
    this.#callId = callId;
    this.#tracks = tracks;
    this.#media = media;
    this.#changed = changed;
  }

  /** Takes a seat, and connects to everyone who is here. */
  async join(): Promise<void> {
    const joined = await callApi.join(this.#callId);
    if (this.#isOver()) {
      if (joined.as === 'done') void callApi.leave(this.#callId, ownSeat(joined.it), false);
      return;
    }
    if (joined.as !== 'done') {
      this.#end('refused', joined.as === 'refused' ? joined.why : null);
      return;
    }
    this.#seat = ownSeat(joined.it);
    this.#closeLinks();
    this.#apply(joined.it);
    this.#unfollow ??= subscribe({
      document: callNews,
      variables: { callId: this.#callId },
      after: joined.it.cursor,
      next: ({ onCallNews: news }) => {
        if (news?.changed) void this.#read();
        if (news?.signal) this.#take(news.signal);
      },
      refresh: () => void this.#read(),
      lost: (isLost) => this.#set({ isLost }),
    });
    this.#timer ??= setInterval(() => void this.#read(), stayEvery);
  }

  setTrack(kind: 'audio' | 'video', track: MediaStreamTrack | null): void {
    this.#tracks = { ...this.#tracks, [kind]: track };
    this.#links?.setTrack(kind, track);
  }

  setMedia(media: MediaState): void {
    this.#media = media;
    this.#links?.setMedia(media);
  }

  /** Leaves; a page that closes may come back, so its wait goes on unless the person says it is over. */
  leave({ isOver }: { readonly isOver: boolean }): void {
    if (this.#seat !== '' && !this.#isOver()) void callApi.leave(this.#callId, this.#seat, isOver);
    this.#end('left');
  }

  /** Ends the call for everyone. */
  async endForAll(): Promise<boolean> {
    const { as } = await callApi.end(this.#callId);
    if (as === 'done') this.#end('ended');
    return as === 'done';
  }

  /** Reads the call again; once more if that was asked for meanwhile. */
  async #read(): Promise<void> {
    this.#asked += 1;
    if (this.#isReading) return;
    this.#isReading = true;
    const asked = this.#asked;
    const stayed = await callApi.stay(this.#callId, this.#seat);
    this.#isReading = false;
    if (this.#isOver()) return;
    if (stayed.as === 'done') this.#apply(stayed.it);
    else if (stayed.as === 'refused') this.#end('refused', stayed.why);
    if (asked !== this.#asked) void this.#read();
  }

  #apply(call: CallData): void {
    if (call.endedAt !== null) return this.#end('ended');
    const seat = ownSeat(call);
    if (seat !== '' && seat !== this.#seat) return this.#end('elsewhere');
    if (seat === '') {
      // The page was silent for too long, on a lost network or in a sleeping device.
      void this.join();
      return;
    }
    const wanted = call.people.filter(
      (one) =>
        one.isHere &&
        one.id !== call.me &&
        !(call.waits && (call.role === 'STUDENT' || one.role === 'STUDENT')),
    );
    this.#set({ phase: 'in', call });
    const links = (this.#links ??= this.#open(call));
    links.apply(call, wanted);
    for (const one of wanted) {
      for (const data of this.#early.get(one.seat ?? '') ?? []) links.receive(one.seat ?? '', data);
      this.#early.delete(one.seat ?? '');
    }
    this.#show();
  }

  #open({ isRoom }: CallData): CallLinks {
    const parts = {
      callId: this.#callId,
      seat: this.#seat,
      tracks: this.#tracks,
      media: this.#media,
      changed: () => this.#show(),
    };
    return isRoom ? new RoomLinks(parts) : new MeshLinks(parts);
  }

  #take({ fromSeat, toSeat, data }: { fromSeat: string; toSeat: string; data: string }): void {
    if (toSeat !== this.#seat || this.#links?.receive(fromSeat, data)) return;
    this.#early.set(fromSeat, [...(this.#early.get(fromSeat) ?? []), data]);
    void this.#read();
  }

  #show(): void {
    if (this.#isOver()) return;
    this.#set({
      peers: this.#links?.peers ?? new Map(),
      isUnseen: this.#links?.sending === 'reconnecting',
    });
  }

  #set(some: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...some };
    this.#changed(this.#state);
  }

  #isOver(): boolean {
    return !['joining', 'in'].includes(this.#state.phase);
  }

  #closeLinks(): void {
    this.#links?.close();
    this.#links = null;
  }

  #end(phase: Phase, why: string | null = null): void {
    if (this.#isOver()) return;
    clearInterval(this.#timer);
    this.#unfollow?.();
    this.#closeLinks();
    this.#set({ phase, why, peers: new Map() });
  }
}

const ownSeat = ({ me, people }: CallData): string =>
  people.find(({ id }) => id === me)?.seat ?? '';

import type { LinkState } from './peer-link.ts';

/** Milliseconds between two looks at a connection; a broken one is tried again at each. */
const lookEvery = 4_000;
/** Looks at a broken connection after which a new one takes its place. */
const brokenLooks = 4;
/** Milliseconds to find out under which addresses the page can be reached; Janus finds others. */
const gatherFor = 1_000;

/** How a round with the server ended: `over` asks for a new connection. */
export type Round = 'done' | 'nothing' | 'over' | 'lost';

interface ConnectionOptions {
  readonly configuration: () => RTCConfiguration;
  /** Agrees with the server on the connection, which is new, or looks for another path. */
  readonly agree: (
    pc: RTCPeerConnection,
    how: { readonly isNew: boolean; readonly restarts: boolean },
  ) => Promise<Round>;
  /** Whether there is something to connect for. */
  readonly isNeeded: () => boolean;
  readonly changed: () => void;
  /** A new connection has become one. */
  readonly connected?: () => void;
  /** At each look at a connection that is there. */
  readonly looked?: (pc: RTCPeerConnection) => Promise<void>;
}

/**
 * One connection with Janus. A broken path is looked for anew, and what Janus has forgotten is
 * replaced, until it closes.
 */
export class RoomConnection {
  readonly #options: ConnectionOptions;
  readonly #timer: ReturnType<typeof setInterval>;
  #pc: RTCPeerConnection | null = null;
  #state: LinkState = 'connecting';
  #isClosed = false;
  #isAgreeing = false;
  #wants: { restarts: boolean } | null = null;
  #broken = 0;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.#look(), lookEvery);
  }

  get state(): LinkState {
    return this.#state;
  }

  get pc(): RTCPeerConnection | null {
    return this.#pc;
  }

  /** Agrees with the server, after what goes on already; once, however often it is asked for. */
  agree(restarts = false): void {
    this.#wants = { restarts: restarts || this.#wants?.restarts === true };
    if (!this.#isAgreeing) void this.#agreeInTurn();
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#pc?.close();
    this.#pc = null;
  }

  async #agreeInTurn(): Promise<void> {
    this.#isAgreeing = true;
    while (this.#wants && !this.#isClosed) {
      const { restarts } = this.#wants;
      this.#wants = null;
      if (!this.#pc && !this.#options.isNeeded()) break;
      const isNew = this.#pc === null;
      const pc = this.#pc ?? this.#open();
      const round = await this.#options.agree(pc, { isNew, restarts }).catch(() => 'over' as const);
      // One that the server knows nothing of begins anew; the next look asks again.
      if (round === 'over' || (isNew && round !== 'done')) this.#drop(pc);
    }
    this.#isAgreeing = false;
  }

  #open(): RTCPeerConnection {
    const pc = new RTCPeerConnection(this.#options.configuration());
    this.#pc = pc;
    this.#broken = 0;
    let wasConnected = false;
    pc.addEventListener('connectionstatechange', () => {
      if (pc !== this.#pc) return;
      if (pc.connectionState === 'connected' && !wasConnected) {
        wasConnected = true;
        this.#options.connected?.();
      }
      this.#show();
    });
    return pc;
  }

  #drop(pc: RTCPeerConnection): void {
    pc.close();
    if (this.#pc !== pc) return;
    this.#pc = null;
    this.#show();
  }

  #show(): void {
    const before = this.#state;
    if (this.#pc?.connectionState === 'connected') this.#state = 'connected';
    else if (before !== 'connecting') this.#state = 'reconnecting';
    if (this.#state !== before) this.#options.changed();
  }

  async #look(): Promise<void> {
    const pc = this.#pc;
    if (!pc) return this.agree();
    if (pc.connectionState === 'connected') {
      this.#broken = 0;
      return this.#options.looked?.(pc);
    }
    this.#broken += 1;
    if (this.#broken >= brokenLooks) {
      this.#drop(pc);
      this.agree();
    } else if (pc.connectionState === 'disconnected' || pc.connectionState === 'failed')
      this.agree(true);
  }
}

/** The own description, once it names the addresses of this page, or after a while. */
export async function gathered(pc: RTCPeerConnection): Promise<string> {
  if (pc.iceGatheringState !== 'complete')
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, gatherFor);
      pc.addEventListener('icegatheringstatechange', () => {
        if (pc.iceGatheringState !== 'complete') return;
        clearTimeout(timer);
        resolve();
      });
    });
  return pc.localDescription?.sdp ?? '';
}

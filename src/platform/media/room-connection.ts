/** How a page is connected. */
export type LinkState = 'connecting' | 'connected' | 'reconnecting';

/** Milliseconds between two looks at a connection; a broken one is tried again at each. */
const lookEvery = 4_000;
/** Looks at a broken connection after which a new one takes its place. */
const brokenLooks = 4;
/** Milliseconds to find out under which addresses the page can be reached; Janus finds others. */
const gatherFor = 1_000;

/**
 * How a round with the server ended: `gone` asks for a new connection, and so does `unsure`, which
 * keeps the one there is until then; `refused` waits until the page reads the call again.
 */
export type Round = 'done' | 'nothing' | 'gone' | 'refused' | 'unsure' | 'lost';

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
  /** What a new connection is to replace. */
  #earlier: RTCPeerConnection | null = null;
  #isUnsure = false;
  #isRefused = false;
  #state: LinkState = 'connecting';
  #isClosed = false;
  #isAgreeing = false;
  #wants: { restarts: boolean } | null = null;
  #broken = 0;
  /** Looks since there was a connection. */
  #looksWithout = 0;

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
    this.#earlier?.close();
    this.#pc = null;
  }

  async #agreeInTurn(): Promise<void> {
    this.#isAgreeing = true;
    while (this.#wants && !this.#isClosed) {
      const { restarts } = this.#wants;
      this.#wants = null;
      if (!this.#pc && !this.#options.isNeeded()) break;
      if (!this.#pc || this.#isUnsure) await this.#renew();
      else {
        const pc = this.#pc;
        const round = await this.#round(pc, { isNew: false, restarts });
        if (round === 'gone') this.#drop(pc);
        else if (round === 'unsure') this.#isUnsure = true;
      }
    }
    this.#isAgreeing = false;
  }

  /** Opens a connection; until it is agreed on, an earlier one stays. The next look asks again. */
  async #renew(): Promise<void> {
    const earlier = (this.#earlier = this.#pc);
    const pc = this.#open();
    const isDone = (await this.#round(pc, { isNew: true, restarts: false })) === 'done';
    this.#earlier = null;
    if (isDone || this.#pc !== pc) {
      earlier?.close();
      this.#isUnsure = false;
      return;
    }
    pc.close();
    this.#pc = earlier;
    this.#show();
  }

  async #round(
    pc: RTCPeerConnection,
    how: { readonly isNew: boolean; readonly restarts: boolean },
  ): Promise<Round> {
    const round = await this.#options.agree(pc, how).catch(() => 'gone' as const);
    this.#isRefused = round === 'refused';
    return round;
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

  /** A first connection that takes too long is shown as a broken one. */
  #countLooks(): void {
    const isSettled = this.#pc?.connectionState === 'connected' || !this.#options.isNeeded();
    this.#looksWithout = isSettled ? 0 : this.#looksWithout + 1;
    if (this.#looksWithout < brokenLooks || this.#state !== 'connecting') return;
    this.#state = 'reconnecting';
    this.#options.changed();
  }

  async #look(): Promise<void> {
    this.#countLooks();
    const pc = this.#pc;
    if (!pc) {
      if (!this.#isRefused) this.agree();
      return;
    }
    if (pc.connectionState === 'connected') {
      this.#broken = 0;
      // A path that was found again between two states of the browser has no event of its own.
      this.#show();
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

/** The description of this side, once it names the addresses of this page, or after a while. */
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

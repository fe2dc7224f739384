import type { Viewer } from '../../model/viewer.ts';
import type { ViewerChange } from '../read-change.ts';
import type { Ending } from '../connections/sink.ts';

/** A subscription, as far as its connection knows it. */
export interface ConnectionMember {
  /** The viewer is being reloaded: the result applies from the position of this cursor. */
  changeViewer(reading: Promise<Viewer | null>, cursor: string): void;
  leave(): void;
}

/**
 * One client connection with everything it follows: the holder of one socket or event stream. Keeps
 * its viewer up to date, and ends with its credential.
 */
export class Connection {
  readonly members = new Set<ConnectionMember>();
  #viewer: Viewer;
  #reading: Promise<Viewer | null> | undefined;
  #over = false;
  readonly #ended: (ending: Ending) => void;

  /** `ended` is called at most once, when the connection ends for a reason of ours. */
  constructor(viewer: Viewer, ended: (ending: Ending) => void) {
    this.#viewer = viewer;
    this.#ended = ended;
  }

  /** The viewer when last read. */
  get viewer(): Viewer {
    return this.#viewer;
  }

  /** True while the viewer is being reloaded. */
  get changing(): boolean {
    return this.#reading !== undefined;
  }

  get over(): boolean {
    return this.#over;
  }

  /** Resolves when the viewer is known, even if rights change again during the reload. */
  async settled(): Promise<void> {
    while (this.#reading !== undefined) await this.#reading.catch(() => null);
  }

  /** Whether a change of rights affects them. */
  concerns({ accountId, sessionId }: ViewerChange): boolean {
    const { id, sessionId: own } = this.#viewer;
    return id === accountId && (sessionId === null || own === null || own === sessionId);
  }

  /**
   * Reloads the viewer for a change at the position of `cursor`; null or a failure ends the
   * connection.
   */
  change(reading: Promise<Viewer | null>, cursor: string): void {
    if (this.#over) return;
    this.#reading = reading;
    // Before the members: a connection without rights is closed by the time they run.
    void reading.then(
      (viewer) => this.#settle(reading, viewer),
      () => this.end('unsure'),
    );
    for (const member of this.members) member.changeViewer(reading, cursor);
  }

  #settle(reading: Promise<Viewer | null>, viewer: Viewer | null): void {
    if (viewer === null) this.end('revoked');
    else if (this.#reading === reading) {
      this.#viewer = viewer;
      this.#reading = undefined;
    }
  }

  /** Ends all subscriptions and says why. */
  end(ending: Ending): void {
    if (this.#over) return;
    this.leave();
    this.#ended(ending);
  }

  /** The client has disconnected. */
  leave(): void {
    this.#over = true;
    this.#reading = undefined;
    for (const member of this.members) member.leave();
    this.members.clear();
  }
}

import type { Viewer } from '../model/viewer.ts';
import type { ViewerChange } from './read-change.ts';
import type { Ending } from './sink.ts';

/** A subscription, as far as its party knows it. */
export interface PartyMember {
  /** The viewer is being read anew: from the place of this cursor on the result counts. */
  changeViewer(reading: Promise<Viewer | null>, cursor: string): void;
  leave(): void;
}

/**
 * One caller with all he follows: the holder of one socket or event stream. Keeps who he is up to
 * date, and ends with his credential.
 */
export class Party {
  readonly members = new Set<PartyMember>();
  #viewer: Viewer;
  #reading: Promise<Viewer | null> | undefined;
  #over = false;
  readonly #ended: (ending: Ending) => void;

  /** `ended` is called at most once, when the party ends for a reason of ours. */
  constructor(viewer: Viewer, ended: (ending: Ending) => void) {
    this.#viewer = viewer;
    this.#ended = ended;
  }

  /** Who he was when he was last read. */
  get viewer(): Viewer {
    return this.#viewer;
  }

  /** True while who he is is being read anew. */
  get changing(): boolean {
    return this.#reading !== undefined;
  }

  get over(): boolean {
    return this.#over;
  }

  /** Ends when who this is is known, also where rights change again while they are being read. */
  async settled(): Promise<void> {
    while (this.#reading !== undefined) await this.#reading.catch(() => null);
  }

  /** Whether a change of rights is about him. */
  concerns({ accountId, sessionId }: ViewerChange): boolean {
    const { id, sessionId: own } = this.#viewer;
    return id === accountId && (sessionId === null || own === null || own === sessionId);
  }

  /**
   * Takes on a new reading of the viewer, for a change at the place of `cursor`; null ends the party,
   * and so does a failure.
   */
  change(reading: Promise<Viewer | null>, cursor: string): void {
    if (this.#over) return;
    this.#reading = reading;
    // Before the members: the party of somebody without rights is over when their turn comes.
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

  /** Ends all he follows and says why. */
  end(ending: Ending): void {
    if (this.#over) return;
    this.leave();
    this.#ended(ending);
  }

  /** He has gone by himself. */
  leave(): void {
    this.#over = true;
    this.#reading = undefined;
    for (const member of this.members) member.leave();
    this.members.clear();
  }
}

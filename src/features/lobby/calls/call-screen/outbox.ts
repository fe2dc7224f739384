import { callApi } from './call-api.ts';

/** Milliseconds before something is sent again over a lost network. */
const retryAfter = 1_000;

/** What a page sends to others, to each in order. */
export class Outbox {
  readonly #callId: string;
  readonly #seat: string;
  readonly #isWanted: (seat: string) => boolean;
  readonly #last = new Map<string, Promise<void>>();

  constructor(callId: string, seat: string, isWanted: (seat: string) => boolean) {
    this.#callId = callId;
    this.#seat = seat;
    this.#isWanted = isWanted;
  }

  /** In order, and again until it arrives or the other page has gone. */
  send(seat: string, data: string): Promise<void> {
    const sent = (this.#last.get(seat) ?? Promise.resolve()).then(async () => {
      while (this.#isWanted(seat)) {
        const { as } = await callApi.signal(this.#callId, this.#seat, seat, data);
        if (as !== 'lost') return;
        await new Promise((resolve) => setTimeout(resolve, retryAfter));
      }
    });
    this.#last.set(seat, sent);
    return sent;
  }
}

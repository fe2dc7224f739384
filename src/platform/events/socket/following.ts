import { GraphQLError } from 'graphql';

type Begin = (following: Following) => (() => void) | undefined;

/**
 * The iterator that the protocol library takes for a subscription's results. It never yields:
 * payloads go directly to the wire; it only carries the end, in both directions.
 */
export class Following implements AsyncIterableIterator<never, undefined> {
  #begin: Begin | undefined;
  #leave: (() => void) | undefined;
  #end: PromiseWithResolvers<IteratorReturnResult<undefined>> | undefined;
  #over = false;

  /** `begin` is called when iteration starts; its result ends the subscription. */
  constructor(begin: Begin) {
    this.#begin = begin;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<IteratorReturnResult<undefined>> {
    if (this.#over) return Promise.resolve(ended);
    this.#end = Promise.withResolvers();
    this.#leave = this.#begin?.(this);
    // It holds on to all that was needed to begin, which for a lasting subscription is much.
    this.#begin = undefined;
    return this.#end.promise;
  }

  /** The subscriber has enough. */
  return(): Promise<IteratorReturnResult<undefined>> {
    if (!this.#over) {
      this.#over = true;
      this.#leave?.();
      this.#end?.resolve(ended);
    }
    return Promise.resolve(ended);
  }

  throw(): Promise<IteratorReturnResult<undefined>> {
    return this.return();
  }

  /** We end it: the subscriber's rights have changed. */
  refuse(): void {
    if (this.#over) return;
    this.#over = true;
    this.#end?.reject(
      new GraphQLError('Your access has changed. Subscribe again.', {
        extensions: { code: 'FORBIDDEN' },
      }),
    );
  }
}

const ended = { done: true, value: undefined } as const;

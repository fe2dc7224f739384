/** Runs a piece of work when it is its turn. */
type InTurn = <Result>(work: () => Result | Promise<Result>) => Promise<Result>;

/** What one call costs, in points, and when each of its reads and writes has its turn. */
export class Bill {
  #points = 0;
  /** Runs a read or a write of the call; never inside another one, which would wait for itself. */
  readonly inTurn: InTurn;

  constructor(inTurn: InTurn) {
    this.inTurn = inTurn;
  }

  /** Points so far. */
  get points(): number {
    return Math.ceil(this.#points);
  }

  add(points: number): void {
    this.#points += points;
  }
}

const bills = new WeakMap<object, Bill>();

/** Gives a call its bill, by the context that all its resolvers share. */
export const billTo = (call: object, bill: Bill): void => void bills.set(call, bill);

/** The bill of a call; none where nothing is counted, as for what subscribers are sent. */
export const billOf = (call: object): Bill | undefined => bills.get(call);

/** Runs a read or a write of a call in its turn. */
export function inTurn<Result>(
  call: object,
  work: () => Result | Promise<Result>,
): Result | Promise<Result> {
  const bill = bills.get(call);
  return bill ? bill.inTurn(work) : work();
}

/** What is dear to make and asked for again and again; when there is too much of it, all is forgotten. */
export class Remembered<Value> {
  readonly #values = new Map<string, Value>();
  readonly #most: number;

  /** @param most how many values are kept */
  constructor(most: number) {
    this.#most = most;
  }

  /** The value of a key, made when it is not there. */
  get(key: string, make: () => Value): Value {
    const cached = this.#values.get(key);
    if (cached !== undefined) return cached;
    if (this.#values.size >= this.#most) this.#values.clear();
    const made = make();
    this.#values.set(key, made);
    return made;
  }

  /** Has a value made again when it is asked for next. */
  forget(key: string): void {
    this.#values.delete(key);
  }
}

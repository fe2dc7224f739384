/**
 * Points by slot during a search. Allocated once and reused, since a search of a common word
 * touches thousands of slots and should leave no garbage to collect.
 */
export class Points {
  #values = new Float32Array(1_024);
  readonly #touched: number[] = [];

  /** The slots that have points, in no order. */
  get slots(): readonly number[] {
    return this.#touched;
  }

  of(slot: number): number {
    return this.#values[slot] ?? 0;
  }

  /** Gives a slot these points unless it has more. */
  raise(slot: number, points: number): void {
    const before = this.of(slot);
    if (before === 0) this.#touch(slot);
    if (points > before) this.#values[slot] = points;
  }

  /** Adds these points to a slot. */
  add(slot: number, points: number): void {
    const before = this.of(slot);
    if (before === 0) this.#touch(slot);
    this.#values[slot] = before + points;
  }

  clear(): this {
    for (const slot of this.#touched) this.#values[slot] = 0;
    this.#touched.length = 0;
    return this;
  }

  #touch(slot: number): void {
    if (slot >= this.#values.length) {
      const wider = new Float32Array(Math.max(slot + 1, this.#values.length * 2));
      wider.set(this.#values);
      this.#values = wider;
    }
    this.#touched.push(slot);
  }
}

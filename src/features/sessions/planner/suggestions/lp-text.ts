/** Variables with their coefficients. */
export type Terms = readonly (readonly [factor: number, variable: string])[];

/** Builds a linear program, in the format that solvers read (CPLEX LP). */
export class LinearProgram {
  readonly #objective = new Map<string, number>();
  readonly #rows: string[] = [];
  readonly #bounds: string[] = [];
  readonly #binaries: string[] = [];

  /** The objective coefficient of a variable; the sum is maximized. */
  worth(factor: number, variable: string): void {
    // Parsers of the format count a variable that is named twice only once.
    this.#objective.set(variable, (this.#objective.get(variable) ?? 0) + factor);
  }

  /** A binary variable: 0 or 1. */
  binary(variable: string): void {
    this.#binaries.push(variable);
  }

  atMost(terms: Terms, bound: number): void {
    if (terms.length > 0) this.#rows.push(`${written(terms)} <= ${bound}`);
  }

  exactly(terms: Terms, bound: number): void {
    if (terms.length > 0) this.#rows.push(`${written(terms)} = ${bound}`);
  }

  /** Fixes a variable. */
  fix(variable: string, value: number): void {
    this.#bounds.push(`${variable} = ${value}`);
  }

  #terms(): Terms {
    return [...this.#objective].map(([variable, factor]) => [factor, variable]);
  }

  toString(): string {
    return [
      'Maximize',
      ` worth: ${this.#objective.size > 0 ? written(this.#terms()) : '0 nothing'}`,
      'Subject To',
      ...this.#rows.map((row, index) => ` c${index}: ${row}`),
      ...(this.#rows.length > 0 ? [] : [' c: nothing <= 1']),
      'Bounds',
      ...this.#bounds.map((bound) => ` ${bound}`),
      'Binaries',
      ...this.#binaries.map((variable) => ` ${variable}`),
      'End',
    ].join('\n');
  }
}

// The format limits the length of lines.
const written = (terms: Terms): string =>
  terms
    .map(
      ([factor, variable], index) =>
        `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${variable}${index % 8 === 7 ? '\n ' : ''}`,
    )
    .join(' ');

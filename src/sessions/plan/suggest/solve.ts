/** What a solver found. */
export interface Solved {
  /** Variables that are not 0. */
  readonly values: Readonly<Record<string, number>>;
  readonly worth: number;
  /** No solution is worth more than this. */
  readonly bound: number;
  /** Whether the bound was reached in the time there was. */
  readonly isBest: boolean;
}

/** Solves a linear program with choices; null where nothing keeps to all its rules. */
export type Solve = (program: string, seconds: number) => Promise<Solved | null>;

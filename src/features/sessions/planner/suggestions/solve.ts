/** The result of a solver. */
export interface Solved {
  /** Nonzero variables. */
  readonly values: Readonly<Record<string, number>>;
  readonly worth: number;
  /** The upper bound of the objective. */
  readonly bound: number;
  /** Whether the bound was reached within the time limit. */
  readonly isBest: boolean;
}

/** Solves a linear program with binary variables; null if it is infeasible. */
export type Solve = (program: string, seconds: number) => Promise<Solved | null>;

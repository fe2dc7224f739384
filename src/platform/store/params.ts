import type { Viewer } from '../model/viewer.ts';

/** What the text of a statement may depend on of the viewer; everything else is a parameter. */
export interface Scope {
  readonly role: Viewer['role'];
  readonly approved: boolean;
}

/** The scope of a viewer. */
export const scopeOf = ({ role, approved }: Viewer): Scope => ({ role, approved });

/** A cache key: the same for equal scopes only. */
export const scopeKey = ({ role, approved }: Scope): string => (approved ? `${role}+` : role);

/** Gives a parameter's value when the statement runs. */
export type Binder<Run> = (run: Run) => unknown;

/** Whatever runs a statement knows at least who asks. */
export interface RunWithViewer {
  readonly viewer: Viewer;
}

/**
 * Collects the parameters of a statement whose text is built once and run often: each parameter is
 * a function of the run. Viewer parameters are shared and recorded, so that it is known whether a
 * text gives different people different answers.
 */
export class Params<Run extends RunWithViewer> {
  readonly binders: Binder<Run>[] = [];
  readonly #offset: number;
  readonly #places = new Map<string, string>();
  /** Whether any text so far depends on the viewer, beyond the scope. */
  asksWhoViews = false;

  /** @param offset number of parameters in the text before these */
  constructor(offset = 0) {
    this.#offset = offset;
  }

  /** A new parameter for a value, as `$n::type`. */
  place(binder: Binder<Run>, type: string): string {
    this.binders.push(binder);
    return `$${this.#offset + this.binders.length}::${type}`;
  }

  /** A constant value of the moment, as `$n::type`. */
  value(value: unknown, type: string): string {
    return this.place(() => value, type);
  }

  /** The viewer's account. */
  viewerId(): string {
    return this.#viewer('id', ({ viewer }) => viewer.id, 'uuid');
  }

  /** The records of one kind that the viewer holds. */
  held(kind: string): string {
    return this.#viewer(kind, ({ viewer }) => viewer.holds[kind] ?? [], 'uuid[]');
  }

  #viewer(key: string, binder: Binder<Run>, type: string): string {
    this.asksWhoViews = true;
    const cached = this.#places.get(key);
    if (cached !== undefined) return cached;
    const placeholder = this.place(binder, type);
    this.#places.set(key, placeholder);
    return placeholder;
  }

  /** The values for one run, in order. */
  bind(run: Run): unknown[] {
    return this.binders.map((binder) => binder(run));
  }
}

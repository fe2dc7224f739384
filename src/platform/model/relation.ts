/** What becomes of a record when the record it belongs to is deleted. */
export type OnDelete = 'cascade' | 'refuse' | 'forget';

/** A reference to another entity: column `<name>Id` here, and the record behind it. */
export class BelongsTo<Needed extends boolean = true> {
  declare readonly needed: Needed;
  readonly kind = 'belongsTo';
  readonly target: string;
  readonly required: boolean;
  /** Any record the caller may read will do; without it, only a record the caller may change. */
  readonly open: boolean;
  readonly onDelete: OnDelete;
  /** At most one record belongs to each record of the other entity. */
  readonly isOneToOne: boolean;

  constructor(
    target: string,
    words: { required?: boolean; open?: boolean; onDelete?: OnDelete; isOneToOne?: boolean } = {},
  ) {
    this.target = target;
    this.required = words.required ?? true;
    this.open = words.open ?? false;
    this.onDelete = words.onDelete ?? 'cascade';
    this.isOneToOne = words.isOneToOne ?? false;
  }

  #with<N extends boolean = Needed>(change: Partial<BelongsTo<boolean>>): BelongsTo<N> {
    return new BelongsTo<N>(this.target, { ...this, ...change });
  }

  /** The reference is optional. */
  optional(): BelongsTo<false> {
    return this.#with<false>({ required: false, onDelete: 'forget' });
  }

  /** The record is deleted with the one it belongs to. */
  goesWith(): BelongsTo<Needed> {
    return this.#with({ onDelete: 'cascade' });
  }

  /** Any record the caller may read will do. */
  toAny(): BelongsTo<Needed> {
    return this.#with({ open: true });
  }

  /** The other record can't be deleted while this one exists. */
  holdsOn(): BelongsTo<Needed> {
    return this.#with({ onDelete: 'refuse' });
  }

  /** At most one record for each record of the other entity. */
  oneToOne(): BelongsTo<Needed> {
    return this.#with({ isOneToOne: true });
  }
}

/** The records of another entity that belong to this one, through its relation `through`. */
export interface Has {
  readonly kind: 'hasMany' | 'hasOne';
  readonly target: string;
  readonly through: string;
}

/** This entity belongs to another one, named by its entity. */
export const belongsTo = (target: string): BelongsTo => new BelongsTo(target);

/** Many records of `target` belong to this one through their relation `through`. */
export const hasMany = (target: string, through: string): Has => ({
  kind: 'hasMany',
  target,
  through,
});

/** At most one record of `target` belongs to this one through its relation `through`. */
export const hasOne = (target: string, through: string): Has => ({
  kind: 'hasOne',
  target,
  through,
});

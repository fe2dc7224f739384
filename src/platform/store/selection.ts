import type { Entity } from '../model/entity.ts';
import type { Has } from '../model/relation.ts';
import type { BelongsTo } from '../model/relation.ts';

/** A filter or condition as the API takes it: fields with comparisons, and, or, not. */
export type Filter = Readonly<Record<string, unknown>>;

/** The arguments of a list. */
export interface ListArgs {
  readonly filter?: Filter | null;
  readonly limit?: number | null;
  readonly nextToken?: string | null;
}

/** What is asked of one record: its fields, and the records behind its relations. */
export interface Selection {
  readonly entity: Entity;
  readonly fields: readonly string[];
  readonly relations: readonly RelationSelection[];
}

/** What is asked of the records behind a relation. */
export interface RelationSelection {
  /** The property under which the result carries them. */
  readonly key: string;
  /** The relation's name in the declaration. */
  readonly name: string;
  readonly relation: BelongsTo<boolean> | Has;
  readonly selection: Selection;
  /** The list arguments, from the variables of the call. */
  readonly args: (variables: Variables) => ListArgs;
  /** Whether a filter is among the arguments, which makes the text depend on the variables. */
  readonly filtered: boolean;
}

export type Variables = Readonly<Record<string, unknown>>;

const defaultLimit = 100;
const largestLimit = 1000;

/** The number of records in a list: default 100, minimum 1, maximum 1,000. */
export function listLimit(requestedLimit: number | null | undefined): number {
  return Math.min(Math.max(requestedLimit ?? defaultLimit, 1), largestLimit);
}

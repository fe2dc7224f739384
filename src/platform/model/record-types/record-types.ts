import type { Entity, Members } from '../entity.ts';
import type { Field } from '../field.ts';
import type { BelongsTo } from '../relation.ts';

type MembersOf<E> = E extends Entity<string, infer M extends Members> ? M : never;

type FieldKeys<M> = { [K in keyof M]: M[K] extends Field<unknown, boolean> ? K : never }[keyof M];
type ReferenceKeys<M> = { [K in keyof M]: M[K] extends BelongsTo<boolean> ? K : never }[keyof M];
type NeededKeys<M> = {
  [K in keyof M]: M[K] extends { readonly needed: true } ? K : never;
}[keyof M];

type ValueOf<F> = F extends { readonly value: infer V } ? V : never;
type KeyOf<K> = K extends string ? `${K}Id` : never;

/** A record as the API gives it: everything but the id may be masked, lost from view or not sent back. */
export type RecordOf<E> = {
  readonly id: string;
  readonly owner?: string | null;
  readonly createdAt: string | null;
  readonly updatedAt: string | null;
} & { readonly [K in FieldKeys<MembersOf<E>>]: ValueOf<MembersOf<E>[K]> | null } & {
  readonly [K in ReferenceKeys<MembersOf<E>> as KeyOf<K>]: string | null;
};

/** What a person sends to make a record. */
export type CreateInputOf<E> = {
  readonly [K in Extract<FieldKeys<MembersOf<E>>, NeededKeys<MembersOf<E>>>]: ValueOf<
    MembersOf<E>[K]
  >;
} & {
  readonly [K in Exclude<FieldKeys<MembersOf<E>>, NeededKeys<MembersOf<E>>>]?: ValueOf<
    MembersOf<E>[K]
  > | null;
} & {
  readonly [
    K in Extract<ReferenceKeys<MembersOf<E>>, NeededKeys<MembersOf<E>>> as KeyOf<K>
  ]: string;
} & {
  readonly [K in Exclude<ReferenceKeys<MembersOf<E>>, NeededKeys<MembersOf<E>>> as KeyOf<K>]?:
    string | null;
};

/** What a person sends to change a record: its id and what is to change. */
export type UpdateInputOf<E> = { readonly id: string } & {
  readonly [K in FieldKeys<MembersOf<E>>]?: ValueOf<MembersOf<E>[K]> | null;
};

import type { Role } from './viewer.ts';

export type Verb = 'create' | 'read' | 'update' | 'delete';

/** A condition on the record under which a grant holds. */
export type GrantCondition =
  | {
      readonly kind: 'is';
      readonly relation: string;
      readonly field: string;
      readonly equals: string;
    }
  /** Of the record itself, or of the one behind a relation. */
  | {
      readonly kind: 'isNot';
      readonly relation: string | null;
      readonly field: string;
      readonly equals: string;
    }
  | { readonly kind: 'set'; readonly field: string };

/** What someone may do with a record, possibly under a condition. */
export interface Grant {
  readonly verbs: ReadonlySet<Verb>;
  readonly condition: GrantCondition | null;
}

const grant = (...verbs: Verb[]): Grant => ({ verbs: new Set(verbs), condition: null });

/** Create, read, update and delete. */
export const full = grant('create', 'read', 'update', 'delete');
/** Create, and read back only the input. */
export const create = grant('create');
export const read = grant('read');
export const createReadUpdate = grant('create', 'read', 'update');

/** The grant holds where the record behind a relation has a certain value. */
export const whereRelated = (
  base: Grant,
  relation: string,
  field: string,
  equals: string,
): Grant => ({ ...base, condition: { kind: 'is', relation, field, equals } });

/** The grant holds except where the record has a certain value. */
export const except = (base: Grant, field: string, equals: string): Grant => ({
  ...base,
  condition: { kind: 'isNot', relation: null, field, equals },
});

/** The grant holds except where the record behind a relation has a certain value. */
export const exceptRelated = (
  base: Grant,
  relation: string,
  field: string,
  equals: string,
): Grant => ({ ...base, condition: { kind: 'isNot', relation, field, equals } });

/** The grant holds once a field of the record is filled in. */
export const onceSet = (base: Grant, field: string): Grant => ({
  ...base,
  condition: { kind: 'set', field },
});

/** Section 6 of the specification: who may do what with one entity. */
export type AccessTable = Readonly<Partial<Record<Role | 'owner' | 'signedIn' | 'guests', Grant>>>;

/** What makes someone the owner of a record. */
export type Ownership =
  | { readonly kind: 'creator' }
  /** The account named in this field. */
  | { readonly kind: 'account'; readonly field: string }
  /** The person who holds, by a confirmed link, the record of this kind that the field names. */
  | { readonly kind: 'holder'; readonly of: string; readonly field: string };

/** The account that made the record. */
export const creator: Ownership = { kind: 'creator' };
/** The account that this field names. */
export const namedIn = (field: string): Ownership => ({ kind: 'account', field });
/** The person who holds, by a confirmed link, the record of kind `of` that the field names. */
export const holderOf = (of: string, field: string): Ownership => ({ kind: 'holder', of, field });

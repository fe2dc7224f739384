import type { AccessTable, Ownership } from './access.ts';
import { creator } from './access.ts';
import type { ApiSentence } from './api-sentence.ts';
import { Field, type FieldSpec, type Moment, type FieldReader } from './field.ts';
import { checkId, instant, reference } from './kinds.ts';
import { messages } from './messages.ts';
import { BelongsTo, type Has } from './relation.ts';
import type { Viewer } from './viewer.ts';

/** A declared member of an entity: a field or a relation. */
export type Member = Field<unknown, boolean> | BelongsTo<boolean> | Has;
export type Members = Readonly<Record<string, Member>>;

/** A record as rules see it: field names to stored values. */
export type Values = Readonly<Record<string, unknown>>;

/** What a rule over several fields may look at. */
export interface RuleContext extends Moment {
  readonly viewer: Viewer;
  /** The record before an update; null when it is created. */
  readonly before: Values | null;
}

/** A rule over several fields: field names to messages, or null. Pure, the same on both sides. */
export type Rule = (
  record: Values,
  context: RuleContext,
) => Readonly<Record<string, ApiSentence>> | null;

/** Options of an entity besides its members. */
export interface EntityOptions {
  /** What a record is, as the API describes the type: one sentence, beginning with an article. */
  readonly description: string;
  readonly access: AccessTable;
  /** Default: the account that made it. */
  readonly ownedBy?: readonly Ownership[];
  /** Other readers of the record besides its owner. */
  readonly sharedWith?: readonly Ownership[];
  /** False if the entity has no `owner` field. */
  readonly owner?: false;
  /** Who sees the `owner` field; by default, everyone who can read the record. */
  readonly ownerVisibleTo?: readonly FieldReader[];
  /** A flag that hides the record from everyone except ADMINS. */
  readonly hiddenBy?: string;
  /** Unique combinations of members, besides unique fields. */
  readonly unique?: readonly (readonly string[])[];
  readonly rules?: readonly Rule[];
  /** Values the system sets on creation, from the creator's input. */
  readonly onCreate?: (record: Values, context: RuleContext) => Values;
  /** The plural of the API's list call where adding an s is wrong. */
  readonly plural?: string;
}

/** An entity of the product: tables, API, forms, access and tests follow from it. */
export interface Entity<Name extends string = string, M extends Members = Members> {
  readonly name: Name;
  readonly description: string;
  readonly plural: string;
  readonly members: M;
  readonly access: AccessTable;
  readonly ownedBy: readonly Ownership[];
  readonly sharedWith: readonly Ownership[];
  readonly hiddenBy: string | null;
  readonly unique: readonly (readonly string[])[];
  readonly rules: readonly Rule[];
  readonly onCreate: ((record: Values, context: RuleContext) => Values) | null;
  /** Every stored field in order: the system's, the foreign keys, the declared ones. */
  readonly fields: ReadonlyMap<string, FieldSpec>;
  /** By the relation's name: `college`. */
  readonly references: ReadonlyMap<string, BelongsTo<boolean>>;
  /** The same by the field that holds the key: `collegeId`. */
  readonly foreignKeys: ReadonlyMap<string, BelongsTo<boolean>>;
  readonly collections: ReadonlyMap<string, Has>;
}

/** Declares an entity. The result is data: nothing is registered and nothing runs. */
export function entity<const Name extends string, const M extends Members>(
  name: Name,
  members: M,
  options: EntityOptions,
): Entity<Name, M> {
  const references = new Map<string, BelongsTo<boolean>>();
  const foreignKeys = new Map<string, BelongsTo<boolean>>();
  const collections = new Map<string, Has>();
  const fields = new Map<string, FieldSpec>([['id', systemField(reference())]]);
  for (const [key, member] of Object.entries(members)) {
    if (member instanceof Field) fields.set(key, member.spec);
    else if (member instanceof BelongsTo) {
      references.set(key, member);
      foreignKeys.set(`${key}Id`, member);
      fields.set(`${key}Id`, foreignKey(member));
    } else collections.set(key, member);
  }
  if (options.owner !== false)
    fields.set('owner', {
      ...reference().optional().spec,
      setBy: ['ADMINS'],
      nullable: true,
      visibleTo: options.ownerVisibleTo ?? null,
    });
  fields.set('createdAt', systemField(instant()));
  fields.set('updatedAt', systemField(instant()));
  return {
    name,
    description: options.description,
    plural: options.plural ?? `${name}s`,
    members,
    access: options.access,
    ownedBy: options.ownedBy ?? (options.owner === false ? [] : [creator]),
    sharedWith: options.sharedWith ?? [],
    hiddenBy: options.hiddenBy ?? null,
    unique: options.unique ?? [],
    rules: options.rules ?? [],
    onCreate: options.onCreate ?? null,
    fields,
    references,
    foreignKeys,
    collections,
  };
}

const systemField = ({ spec }: Field<string>): FieldSpec => ({
  ...spec,
  required: false,
  setBy: ['system'],
});

function foreignKey(relation: BelongsTo<boolean>): FieldSpec {
  return new Field<string>({
    scalar: 'ID',
    column: 'uuid',
    required: relation.required,
    nullable: !relation.required,
    createOnly: true,
    unique: relation.isOneToOne,
    check: checkId(relation.open ? messages.notThere : messages.notYours),
  }).spec;
}

import type { World } from '../world.ts';
import type { Feature } from '../model/features.ts';
import type { Role, Viewer } from '../model/viewer.ts';
import type { ListArgs } from '../store/selection.ts';
import type { StoreServices } from '../store/store-services.server.ts';
import type { OperationTypes, ResolvedFields, ResultTypes } from './operation-types.d.ts';
import type { Records } from './schema/records.ts';

/** Who may call a hand-written operation. `everyone` includes callers without any credential. */
export type OperationCaller = 'everyone' | 'guests' | 'signedIn' | Role;

/** The input of every resolver. `Services` are the parts of the app it uses. */
export interface CallContext<Services = StoreServices> {
  readonly viewer: Viewer | null;
  readonly services: Services;
  readonly world: World;
  /** The client's address as far as TRUST_PROXY trusts it. */
  readonly address: string;
  /** The call comes from one of Quad's own pages. */
  readonly ownPage?: boolean;
  /** False for a GET: operations that change something refuse those even when they are queries. */
  readonly isPost: boolean;
}

/**
 * Resolves one field of a hand-written type that returns records of an entity; `args` are those of
 * the field: `limit` and `nextToken` for a page.
 */
export type RecordsResolver<Source, Services, Given = unknown> = (
  source: Source,
  records: Records,
  context: CallContext<Services>,
  args: ListArgs,
) => Given;

/** Resolves one field of a hand-written type, only when it is requested. */
export type FieldResolver<Source, Services> = (
  source: Source,
  context: CallContext<Services>,
) => unknown;

/** One hand-written operation: its schema, who may call it, and what it does. */
export interface Operation<Services = StoreServices> {
  readonly kind: 'Query' | 'Mutation';
  readonly name: string;
  /** The field in SDL, e.g. `collegeDirectory(search: String): CollegeDirectory!`. */
  readonly field: string;
  /** Further types the field needs, in SDL. */
  readonly types?: string;
  readonly who: readonly OperationCaller[];
  /** Refused to everyone while the organizer has this feature switched off. */
  readonly feature?: Feature;
  /** True for a query with side effects or costs: refused over GET. */
  readonly postOnly?: boolean;
  /**
   * True for a call that must not reveal whether an address is known: its answers take a constant
   * time, so that timing does not show whether an email was written.
   */
  readonly quiet?: boolean;
  /** For fields of `types` that return records of an entity: type, field, how they are read. */
  readonly records?: Readonly<
    Record<string, Readonly<Record<string, RecordsResolver<never, Services>>>>
  >;
  /** For other fields of `types` that are not there at once: type, field, how they are read. */
  readonly fields?: Readonly<
    Record<string, Readonly<Record<string, FieldResolver<never, Services>>>>
  >;
  /** For fields of `types` that are computed of what is there, without any read. */
  readonly computed?: Readonly<
    Record<string, Readonly<Record<string, FieldResolver<never, Services>>>>
  >;
  /**
   * `records` reads what the caller asks of the record that the field itself gives, where it gives
   * one; null otherwise.
   */
  readonly resolve: (
    args: never,
    context: CallContext<Services>,
    records: Records | null,
  ) => unknown;
}

/** The names of the hand-written operations in the schema. */
export type OperationName = keyof OperationTypes;

/** The arguments of a hand-written operation as the schema coerces them. */
export type OperationArgs<Name extends OperationName> = OperationTypes[Name]['args'];

/** The result type of a hand-written operation. */
export type OperationResult<Name extends OperationName> = OperationTypes[Name]['result'];

/** An object of the schema as resolvers return it, without the fields that have their own resolvers. */
export type SchemaObject<Name extends keyof ResultTypes> = ResultTypes[Name];

type Soon<Value> = Value | Promise<Value>;

/** Resolvers by type and field, each with the result type of its field. */
type FieldResolvers<Rest extends readonly unknown[]> = {
  readonly [Type in keyof ResolvedFields]?: {
    readonly [Name in keyof ResolvedFields[Type]]?: (
      source: never,
      ...rest: Rest
    ) => Soon<ResolvedFields[Type][Name]>;
  };
};

/** A hand-written operation whose resolvers are typed by the schema. */
interface TypedOperation<Name extends OperationName, Services> extends Omit<
  Operation<Services>,
  'kind' | 'name' | 'resolve' | 'records' | 'fields' | 'computed'
> {
  readonly kind: OperationTypes[Name]['kind'];
  readonly name: Name;
  readonly records?: FieldResolvers<[Records, CallContext<Services>, ListArgs]>;
  readonly fields?: FieldResolvers<[CallContext<Services>]>;
  readonly computed?: FieldResolvers<[CallContext<Services>]>;
  readonly resolve: (
    args: OperationArgs<Name>,
    context: CallContext<Services>,
    records: Records | null,
  ) => Soon<OperationResult<Name>>;
}

/**
 * Declares a hand-written operation. The operation's name types the arguments and result of
 * `resolve`, as `npm run generate` reads them from the schema (decision 65).
 */
export function operation<Name extends OperationName, Services = StoreServices>(
  declared: TypedOperation<Name, Services>,
): Operation<Services> {
  return declared;
}

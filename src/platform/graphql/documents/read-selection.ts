import {
  getArgumentValues,
  GraphQLError,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type SelectionSetNode,
} from 'graphql';
import { badInput } from '../../model/refusal.ts';
import type { Entity } from '../../model/entity.ts';
import type { Model } from '../../model/model.ts';
import {
  listLimit,
  type ListArgs,
  type RelationSelection,
  type Selection,
  type Variables,
} from '../../store/selection.ts';
import { relationKey } from '../schema/relation-key.ts';
import { forPrograms } from '../../model/api-sentence.ts';

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/** The fragments of a document by their names. */
export const fragmentsOf = ({ definitions }: DocumentNode): Fragments =>
  Object.fromEntries(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );

/** A request that could load more records than this is refused before it runs. */
const mostRecords = 250_000;

/** The fields asked of a type, by response key; the fragments are spread. Directives only ever take away, so what they skip is read and not given. */
export function collectFields(
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
  into = new Map<string, FieldNode[]>(),
): Map<string, FieldNode[]> {
  for (const { selections } of sets)
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        into.set(key, [...(into.get(key) ?? []), selection]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT)
        collectFields([selection.selectionSet], fragments, into);
      else {
        const fragment = fragments[selection.name.value];
        if (fragment) collectFields([fragment.selectionSet], fragments, into);
      }
    }
  return into;
}

const setsOf = (nodes: readonly FieldNode[]): SelectionSetNode[] =>
  nodes.flatMap(({ selectionSet }) => selectionSet ?? []);

/**
 * Reads what a call selects of an entity's records, so that the store can fetch it in one
 * statement.
 */
export class SelectionReader {
  readonly #model: Model;
  readonly #types: (name: string) => GraphQLObjectType;
  readonly #fragments: Fragments;

  constructor(model: Model, types: (name: string) => GraphQLObjectType, fragments: Fragments) {
    this.#model = model;
    this.#types = types;
    this.#fragments = fragments;
  }

  /** What is asked of one record. */
  record(entity: Entity, nodes: readonly FieldNode[]): Selection {
    const fields = new Set<string>(['id']);
    const relations: RelationSelection[] = [];
    for (const [key, asked] of collectFields(setsOf(nodes), this.#fragments)) {
      const name = asked[0]?.name.value ?? '';
      if (entity.fields.has(name)) fields.add(name);
      else if (name !== '__typename') relations.push(this.#relation(entity, name, key, asked));
    }
    return { entity, fields: [...fields], relations };
  }

  /** What is asked of the records on a page of a list. */
  connection(entity: Entity, nodes: readonly FieldNode[]): Selection {
    const itemsFields = [...collectFields(setsOf(nodes), this.#fragments).values()].filter(
      ([node]) => node?.name.value === 'items',
    );
    // Both would be read from the same rows, which carry one set of relations.
    if (itemsFields.length > 1)
      throw new GraphQLError('Please ask for the items of a list once.', {
        nodes: itemsFields.flat(),
      });
    return this.record(entity, itemsFields.flat());
  }

  #relation(entity: Entity, name: string, key: string, nodes: FieldNode[]): RelationSelection {
    const relation = entity.references.get(name) ?? entity.collections.get(name);
    const [node] = nodes;
    if (!relation || !node) throw new Error(`${entity.name} has no relation ${name}.`);
    const target = this.#model.get(relation.target);
    const many = relation.kind === 'hasMany';
    const definition = this.#types(entity.name).getFields()[name];
    return {
      key: relationKey(key),
      name,
      relation,
      selection: many ? this.connection(target, nodes) : this.record(target, nodes),
      filtered: node.arguments?.some((argument) => argument.name.value === 'filter') ?? false,
      args: (variables: Variables): ListArgs =>
        definition && many ? getArgumentValues(definition, node, variables) : {},
    };
  }
}

/** How many records a selection could load at most, itself `times`. */
export function countRecords(
  { relations }: Selection,
  variables: Variables,
  times: number,
): number {
  return relations.reduce((sum, { relation, args, selection }) => {
    const each = relation.kind === 'hasMany' ? times * listLimit(args(variables).limit) : times;
    return sum + countRecords(selection, variables, each);
  }, times);
}

const counted = new WeakMap<object, number>();

/**
 * Counts the records that a selection could load at most, together with the earlier ones of the
 * same `call`.
 * @throws Refusal BAD_USER_INPUT if that is too many
 */
export function refuseTooMany(
  selection: Selection,
  variables: Variables,
  times: number,
  call: object = {},
): void {
  const sum = (counted.get(call) ?? 0) + countRecords(selection, variables, times);
  if (sum > mostRecords)
    throw badInput(
      {
        limit: forPrograms(
          `This could load more than ${mostRecords.toLocaleString('en')} records.`,
        ),
      },
      forPrograms('The query asks for too much at once. Please give smaller limits.'),
    );
  counted.set(call, sum);
}

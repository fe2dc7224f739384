import { getArgumentValues, getNamedType, OperationTypeNode } from 'graphql';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import type { Model } from '../../model/model.ts';
import { listLimit, type ListArgs, type Variables } from '../../store/selection.ts';
import {
  collectFields,
  countRecords,
  fragmentsOf,
  SelectionReader,
} from '../documents/read-selection.ts';
import type { ApiSchema } from '../schema.server.ts';
import { prices } from './prices.ts';

/** What a document costs at least, and what it could cost with these variables, in points. */
export interface DocumentPrice {
  readonly least: number;
  readonly estimate: (variables: Variables) => number;
}

/** Prices a document by its root fields and the records that each could load. */
export function priceDocument(
  model: Model,
  { schema, entityTypeOf, typeOf }: ApiSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): DocumentPrice {
  const fragments = fragmentsOf(document);
  const isWrite = operation.operation === OperationTypeNode.MUTATION;
  const type = isWrite ? schema.getMutationType() : schema.getQueryType();
  const reader = new SelectionReader(model, typeOf, fragments);
  const roots = [...collectFields([operation.selectionSet], fragments).values()];
  const counts = roots.flatMap((nodes) => {
    const [node] = nodes;
    const definition = node && type?.getFields()[node.name.value];
    const entityType = definition && entityTypeOf(getNamedType(definition.type).name);
    if (!node || !entityType) return [];
    const selection = reader[entityType.shape](entityType.entity, nodes);
    return (variables: Variables): number => {
      const args = getArgumentValues(definition, node, variables) as ListArgs;
      const times = entityType.shape === 'connection' ? listLimit(args.limit) : 1;
      return countRecords(selection, variables, times);
    };
  });
  const least = roots.length * (isWrite ? prices.write : prices.read);
  return {
    least,
    estimate(variables) {
      const records = counts.reduce((sum, count) => sum + count(variables), 0);
      return least + Math.floor(records / prices.recordsForOne);
    },
  };
}

import type { GraphQLFieldResolver } from 'graphql';
import type { Entity, Values } from '../../model/entity.ts';
import type { Selection } from '../../store/selection.ts';
import { listLimit, type Filter, type ListArgs, type Variables } from '../../store/selection.ts';
import { inTurn } from '../budgets/bill.ts';
import { sizeBudgetOf } from '../budgets/size-budget-of.server.ts';
import { viewerOf, type ApiContext } from '../context.server.ts';
import { refuseTooMany } from '../documents/read-selection.ts';
import { selectionOf } from '../documents/selection-of.ts';
import type { WriteHook } from '../write-hook.ts';

type Resolver<Args> = GraphQLFieldResolver<unknown, ApiContext, Args>;

interface WriteArgs {
  readonly input: Values;
  readonly condition?: Filter | null;
}

/** What a call asks for, and the values of its variables. */
function readQuery(
  context: ApiContext,
  info: Parameters<Resolver<unknown>>[3],
  times: number,
): { selection: Selection; variables: Variables } {
  const selection = selectionOf(info);
  const variables = info.variableValues as Variables;
  refuseTooMany(selection, variables, times, context);
  return { selection, variables };
}

/** Reads one record. */
export const resolveGet: Resolver<{ id: string }> = (_, { id }, context, info) => {
  const viewer = viewerOf(context);
  const { selection, variables } = readQuery(context, info, 1);
  const { reader, database } = context.services;
  return inTurn(context, () =>
    reader.get(database.pool, viewer, selection, id, variables, sizeBudgetOf(context)),
  );
};

/** Reads a page of records. */
export const resolveList: Resolver<ListArgs> = (_, args, context, info) => {
  const viewer = viewerOf(context);
  const { selection, variables } = readQuery(context, info, listLimit(args.limit));
  const { reader, database } = context.services;
  return inTurn(context, () =>
    reader.list(database.pool, viewer, selection, args, variables, sizeBudgetOf(context)),
  );
};

/** Creates, changes or deletes a record: directly, or through the entity's write hook. */
export function resolveWrite(
  verb: 'create' | 'update' | 'delete',
  hook: WriteHook<never> | undefined,
): Resolver<WriteArgs> {
  return (_, { input, condition }, context, info) => {
    const viewer = viewerOf(context);
    const { selection, variables } = readQuery(context, info, 1);
    const write = {
      viewer,
      selection,
      input: { ...input },
      condition: condition ?? null,
      variables,
    };
    return inTurn(context, () =>
      hook ? hook.write(write, context as never) : context.services.writer[verb](write),
    );
  };
}

/** What a schema type represents: an entity's record, or a page of them. */
export interface EntityType {
  readonly entity: Entity;
  readonly shape: 'record' | 'connection';
}

import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql';
import { floorOfNow, notBefore } from '../../http/answer-floor.server.ts';
import { featureIsOff } from '../../model/feature-refusal.ts';
import { badInput, forbidden, unauthenticated } from '../../model/refusal.ts';
import type { Viewer } from '../../model/viewer.ts';
import type { StoreServices } from '../../store/store-services.server.ts';
import type { ListArgs, Variables } from '../../store/selection.ts';
import { sizeBudgetOf } from '../budgets/size-budget-of.server.ts';
import { inTurn } from '../budgets/bill.ts';
import type { CallContext, Operation, RecordsResolver } from '../operation.ts';
import type { Records } from './records.ts';
import { refuseTooMany } from '../documents/read-selection.ts';
import type { SelectionInfo } from '../documents/selection-of.ts';
import { forPrograms } from '../../model/api-sentence.ts';

type Resolver = GraphQLFieldResolver<unknown, CallContext<StoreServices>>;

/** The resolver of a hand-written operation, guarded by its row of the access table. */
export function guardedOperation(operation: Operation<never>, floorOf = floorOfNow): Resolver {
  return (_, args, context, info) => {
    admit(operation, context);
    const resolve = () =>
      inTurn(context, () =>
        operation.resolve(args as never, context as never, recordsFor(context, info)),
      );
    return operation.quiet ? notBefore(floorOf(), resolve) : resolve();
  };
}

/** The resolver of a field that returns records inside a hand-written type. */
export function recordsField(resolve: RecordsResolver<never, never>): Resolver {
  return (source, args, context, info) => {
    const records = recordsFor(context, info);
    if (!records) throw new Error(`${info.parentType.name}.${info.fieldName} gives no records.`);
    return inTurn(context, () =>
      resolve(source as never, records, context as never, args as ListArgs),
    );
  };
}

function admit(
  { who, feature, postOnly, kind }: Operation<never>,
  { viewer, services, isPost }: CallContext,
): void {
  if (feature && services.features?.off.has(feature)) throw featureIsOff(feature);
  if (postOnly && kind === 'Query' && !isPost)
    throw badInput({}, forPrograms('Send this call with POST.'));
  if (who.includes('everyone')) return;
  if (!viewer) throw unauthenticated();
  const { role } = viewer;
  if (role === 'guests') {
    if (!who.includes('guests')) throw unauthenticated();
  } else if (!who.includes('signedIn') && !who.includes(role)) throw forbidden();
}

function recordsFor(
  context: CallContext<StoreServices>,
  info: GraphQLResolveInfo & Partial<SelectionInfo>,
): Records | null {
  const { reader, database } = context.services;
  const { selection } = info;
  if (!selection) return null;
  const variables = info.variableValues as Variables;
  refuseTooMany(selection, variables, 100, context);
  const sizeBudget = sizeBudgetOf(context);
  const list = (viewer: Viewer, args: ListArgs) =>
    reader.list(database.pool, viewer, selection, args, variables, sizeBudget);
  return {
    get: (viewer, id) => reader.get(database.pool, viewer, selection, id, variables, sizeBudget),
    list,
    async first(viewer, filter) {
      const page = await list(viewer, { filter, limit: 1 });
      return page.items[0] ?? null;
    },
  };
}

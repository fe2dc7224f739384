import type { GraphQLFieldResolver } from 'graphql';
import { badInput, forbidden, unauthenticated } from '../model/refusal.ts';
import type { CallContext, Operation } from './operation.ts';

/** The resolver of a hand-written call: its own, behind the operation's row of the access table. */
export function guardedOperation(
  operation: Operation<never>,
): GraphQLFieldResolver<unknown, CallContext<never>> {
  const { who, postOnly, kind, resolve } = operation;
  return (_, args, context) => {
    if (postOnly && kind === 'Query' && !context.isPost)
      throw badInput({}, 'This call is made by POST.');
    if (!who.includes('everybody')) {
      const { viewer } = context;
      if (!viewer) throw unauthenticated();
      const allowed =
        viewer.role === 'guests'
          ? who.includes('guests')
          : who.includes('signedIn') || who.includes(viewer.role);
      if (!allowed) throw viewer.role === 'guests' ? unauthenticated() : forbidden();
    }
    return resolve(args as never, context);
  };
}

import { ResponseSizeBudget } from '../../store/response-size-budget.server.ts';

const allowances = new WeakMap<object, ResponseSizeBudget>();

/** What the answer to a call may still weigh, by the context that all its resolvers share. */
export function sizeBudgetOf(call: object): ResponseSizeBudget {
  let sizeBudget = allowances.get(call);
  if (!sizeBudget) allowances.set(call, (sizeBudget = new ResponseSizeBudget()));
  return sizeBudget;
}

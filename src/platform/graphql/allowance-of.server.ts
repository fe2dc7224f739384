import { Allowance } from '../store/allowance.server.ts';

const allowances = new WeakMap<object, Allowance>();

/** What the answer to a call may still weigh, by the context that all its resolvers share. */
export function allowanceOf(call: object): Allowance {
  let allowance = allowances.get(call);
  if (!allowance) allowances.set(call, (allowance = new Allowance()));
  return allowance;
}

import type { Queryable } from '../database/queryable.ts';
import type { Model } from '../model/model.ts';
import { isUuid } from '../model/kinds.ts';
import { messages } from '../model/messages.ts';
import { badInput } from '../model/refusal.ts';
import type { Viewer } from '../model/viewer.ts';
import { ResponseSizeBudget } from './response-size-budget.server.ts';
import { connectionOf, shapeRow, type Connection, type Row } from './connections.ts';
import type { NextTokens } from './next-token.server.ts';
import { scopeKey, scopeOf, type Scope } from './params.ts';
import { planGet, planList, type ListPlan, type ReadPlan } from './read-plan.ts';
import { listScope, type ReadRun } from './statements/read-statement.ts';
import { listLimit, type ListArgs, type Selection, type Variables } from './selection.ts';
import { column } from './statement.server.ts';

/** Plans of one selection, by scope. */
type Plans<Plan> = WeakMap<Selection, Map<string, Plan>>;

/** Whether a nested filter makes the text of a selection depend on the call's variables. */
export const hasNestedFilter = ({ relations }: Selection): boolean =>
  relations.some(({ filtered, selection }) => filtered || hasNestedFilter(selection));

/** Finds a plan made before for the same selection and scope, or makes it. */
function planned<Plan>(
  plans: Plans<Plan>,
  selection: Selection,
  scope: Scope,
  make: () => Plan,
): Plan {
  if (hasNestedFilter(selection)) return make();
  let plansByScope = plans.get(selection);
  if (!plansByScope) plans.set(selection, (plansByScope = new Map<string, Plan>()));
  const key = scopeKey(scope);
  let plan = plansByScope.get(key);
  if (!plan) plansByScope.set(key, (plan = make()));
  return plan;
}

/** All reads for a viewer. */
export class Reader {
  readonly model: Model;
  readonly #tokens: NextTokens;
  readonly #gets: Plans<ReadPlan> = new WeakMap();
  readonly #lists: Plans<ListPlan> = new WeakMap();

  constructor(model: Model, tokens: NextTokens) {
    this.model = model;
    this.#tokens = tokens;
  }

  /** The run of a plan for this viewer. */
  run(viewer: Viewer, variables: Variables, root: Readonly<Record<string, unknown>>): ReadRun {
    return { viewer, variables, root, keyOf: (scope, token) => this.#tokens.read(scope, token) };
  }

  /** Turns the lists inside a row into pages with their tokens. */
  shape(row: Row, selection: Selection, variables: Variables): Row {
    if (selection.relations.length === 0) return row;
    return shapeRow(row, selection, variables, (scope, key) => this.#tokens.write(scope, key));
  }

  /**
   * One record, or null if this viewer can't read one.
   * @throws Refusal BAD_USER_INPUT if it exceeds the size limit with everything requested
   */
  async get(
    on: Queryable,
    viewer: Viewer,
    selection: Selection,
    id: string,
    variables: Variables,
    sizeBudget = new ResponseSizeBudget(),
  ): Promise<Row | null> {
    const scope = scopeOf(viewer);
    const plan = planned(this.#gets, selection, scope, () =>
      planGet(this.model, selection, scope, variables),
    );
    if (!plan.readable || !isUuid(id)) return null;
    const values = plan.params.bind(this.run(viewer, variables, { id, most: sizeBudget.left }));
    const [text] = await column(on, plan.text, values);
    if (text === undefined) return null;
    return this.shape(JSON.parse(sizeBudget.take(text)) as Row, selection, variables);
  }

  /**
   * A page of the records that this viewer reads.
   * @throws Refusal BAD_USER_INPUT if it exceeds the size limit, or the filter is invalid
   */
  async list(
    on: Queryable,
    viewer: Viewer,
    selection: Selection,
    args: ListArgs,
    variables: Variables,
    sizeBudget = new ResponseSizeBudget(),
  ): Promise<Connection> {
    const { entity } = selection;
    const scope = scopeOf(viewer);
    const plan = planned(this.#lists, selection, scope, () =>
      planList(this.model, selection, scope, variables),
    );
    const filtered = args.filter ? plan.withFilter(args.filter) : null;
    if (!plan.readable) {
      if (args.filter && Object.keys(args.filter).length > 0)
        throw badInput({ filter: messages.cannotFilter });
      return { items: [], nextToken: null };
    }
    const name = (): string => listScope('', entity.plural, args.filter);
    const limit = listLimit(args.limit);
    const run = this.run(viewer, variables, {
      after: args.nextToken ? this.#tokens.read(name(), args.nextToken) : null,
      limit: limit + 1,
      most: sizeBudget.left,
    });
    const values = [...plan.params.bind(run), ...(filtered?.params.bind(run) ?? [])];
    const [text] = await column(on, filtered?.text ?? plan.text, values);
    const rows = JSON.parse(sizeBudget.take(text ?? null)) as Row[];
    const page = connectionOf(rows, limit, name, (at, key) => this.#tokens.write(at, key));
    if (selection.relations.length > 0)
      for (const row of page.items) this.shape(row, selection, variables);
    return page;
  }
}

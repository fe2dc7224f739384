import { refetch, type Change, type Feed, type FeedResult } from '../../events/feed.ts';
import type { Entity } from '../../model/entity.ts';
import { Refusal } from '../../model/refusal.ts';
import type { Viewer } from '../../model/viewer.ts';
import { ResponseSizeBudget } from '../../store/response-size-budget.server.ts';
import { planImage, type ImagePlan } from '../../store/read-plan.ts';
import { scopeKey, scopeOf } from '../../store/params.ts';
import { snakeCase } from '../../store/naming.ts';
import { column } from '../../store/statement.server.ts';
import type { Row } from '../../store/connections.ts';
import type { Filter, Selection, Variables } from '../../store/selection.ts';
import type { Api } from '../api.server.ts';
import type { CompiledDocument } from '../documents/compile-document.server.ts';
import type { StoreServices } from '../../store/store-services.server.ts';
import type { ApiContext } from '../context.server.ts';
import { feedKey } from './feed-key.server.ts';
import type { Followed } from '../schema.server.ts';

/** What a change means to a viewer: both images are checked with the access rules of a read. */
interface Judged {
  readonly saw: boolean;
  readonly sees: boolean;
  readonly matched: boolean;
  readonly matches: boolean;
  readonly noticed: boolean;
  /** Null when it is too large to be sent. */
  readonly payload: Row | null;
}

export interface FollowOptions {
  readonly api: Api;
  readonly services: StoreServices;
  readonly document: CompiledDocument;
  readonly followed: Followed;
  readonly selection: Selection;
  readonly filter: Filter | null;
  readonly variables: Variables;
  /** The variable that holds the cursor and nothing else: it makes no difference to what follows. */
  readonly cursorVariable: string | null;
}

/** The feed behind a subscription to an entity's changes. */
export class EntityFeed implements Feed {
  readonly topics: readonly string[];
  readonly key: string;
  readonly #options: FollowOptions;
  readonly #plans = new Map<string, ImagePlan>();
  readonly #who: readonly { readonly column: string; readonly kind: string | null }[];

  constructor(options: FollowOptions) {
    this.#options = options;
    const { document, variables, followed } = options;
    this.topics = [followed.entity.name];
    this.key = feedKey(document, variables, options.cursorVariable);
    this.#who = personalColumns(followed.entity);
  }

  /** The plan for viewers of this scope; made when the first of them subscribes. */
  plan(viewer: Viewer): ImagePlan {
    const scope = scopeOf(viewer);
    const key = scopeKey(scope);
    let plan = this.#plans.get(key);
    if (!plan) {
      const { selection, filter, variables, services } = this.#options;
      plan = planImage(services.reader.model, selection, scope, filter, variables);
      this.#plans.set(key, plan);
    }
    return plan;
  }

  /** No one stays subscribed with a filter that has become masked for them. */
  allows(viewer: Viewer): boolean {
    try {
      return this.plan(viewer).readable;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  classOf(viewer: Viewer, change: Change): string {
    const scope = scopeKey(scopeOf(viewer));
    const plan = this.plan(viewer);
    if (plan.personal) return `${scope}:${identity(viewer)}`;
    if (!plan.params.asksWhoViews) return scope;
    return this.#concerns(viewer, change) ? `${scope}:${identity(viewer)}` : scope;
  }

  /** Whether the changed record refers to this viewer or something they hold, before or after. */
  #concerns(viewer: Viewer, { before, after }: Change): boolean {
    return this.#who.some(({ column: name, kind }) =>
      [before?.[name], after?.[name]].some(
        (value) =>
          typeof value === 'string' &&
          (kind === null ? value === viewer.id : viewer.holds[kind]?.includes(value) === true),
      ),
    );
  }

  async execute(viewer: Viewer, change: Change): Promise<FeedResult | typeof refetch | null> {
    const { services, followed, selection, variables } = this.#options;
    const plan = this.plan(viewer);
    if (!plan.readable) return null;
    const { reader, database } = services;
    const run = reader.run(viewer, variables, {
      before: change.before && JSON.stringify(change.before),
      after: change.after && JSON.stringify(change.after),
      most: new ResponseSizeBudget().left,
    });
    const [text] = await column(database.pool, plan.text, plan.params.bind(run));
    const judged = JSON.parse(String(text)) as Judged;
    // Who could see it is still known, but not its contents: neither fields nor filters apply.
    if (change.erased) return judged.saw || judged.sees ? refetch : null;
    const meaning = meaningOf(judged, change.kind);
    if (meaning === null || meaning.on !== followed.on) return null;
    if (!meaning.whole) return this.#write({ id: change.id }, viewer);
    // A payload that is too large: the subscriber is told so when they refetch.
    if (judged.payload === null) return refetch;
    return this.#write(reader.shape(judged.payload, selection, variables), viewer);
  }

  /** Writes a record as the subscription's document requests it. */
  async #write(row: Row, viewer: Viewer): Promise<FeedResult> {
    const { api, services, document, variables } = this.#options;
    const context: Omit<ApiContext, 'address' | 'isPost' | 'world'> = { viewer, services };
    const result = await document.compiled.query(row, context, variables);
    if (!result.errors?.length) return result;
    return { ...result, errors: result.errors.map((error) => api.errors.format(error)) };
  }
}

/**
 * What a change is to a viewer: a record that enters their view arrives as created, one that leaves
 * it as deleted and without its fields.
 */
function meaningOf(
  { saw, sees, matched, matches, noticed }: Judged,
  kind: Change['kind'],
): { on: Followed['on']; whole: boolean } | null {
  if (kind === 'deleted') return saw && matched ? { on: 'Delete', whole: true } : null;
  if (sees && !saw) return matches ? { on: 'Create', whole: true } : null;
  if (saw && !sees) return matched ? { on: 'Delete', whole: false } : null;
  if (!sees || !noticed) return null;
  return matched || matches ? { on: 'Update', whole: true } : null;
}

/** The columns by which a record can concern one person more than another. */
function personalColumns(entity: Entity) {
  return [...entity.ownedBy, ...entity.sharedWith].map((rule) => ({
    column: rule.kind === 'creator' ? 'owner' : snakeCase(rule.field),
    kind: rule.kind === 'holder' ? rule.of : null,
  }));
}

const identity = ({ id, holds }: Viewer): string => `${String(id)}${JSON.stringify(holds)}`;

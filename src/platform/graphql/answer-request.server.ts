import { getArgumentValues, Kind, visit, type DocumentNode, type FieldNode } from 'graphql';
import type { Answer, AnswerRequest } from '../events/feed.ts';
import { badInput, forbidden } from '../model/refusal.ts';
import type { ListArgs, Variables } from '../store/selection.ts';
import type { World } from '../world.ts';
import type { Api } from './api.server.ts';
import type { CompiledDocument } from './documents/compile-document.server.ts';
import { coerceVariables } from './documents/coerce-variables.ts';
import type { StoreServices } from '../store/store-services.server.ts';
import { EntityFeed } from './live/follow.server.ts';
import { liveFeed } from './live/live-feed.server.ts';
import {
  collectFields,
  fragmentsOf,
  refuseTooMany,
  SelectionReader,
} from './documents/read-selection.ts';
import { forPrograms } from '../model/api-sentence.ts';

interface Options {
  readonly api: Api;
  readonly services: StoreServices;
  readonly world: World;
}

/**
 * Answers requests over sockets and event streams: queries and mutations with their results,
 * subscriptions with their feed.
 */
export function answerRequests({ api, services, world }: Options): AnswerRequest {
  return async (request, { viewer, address }): Promise<Answer> => {
    try {
      const document = await api.compileFor({ viewer, address }, request);
      if ('errors' in document)
        return refused(
          document.errors.map((error) => api.errors.wrongCall(error, document.document)),
        );
      const variableValues = request.variables ?? {};
      if (document.operation.operation === 'subscription')
        return await follow(document, variableValues);
      const context = { viewer, services, world, address, isPost: true };
      return { result: await api.run(document, variableValues, context) };
    } catch (error) {
      return refused([api.errors.format(error)]);
    }

    async function follow(compiled: CompiledDocument, variables: Variables): Promise<Answer> {
      const { field, nodes, args, coerced, cursorVariable } = readRoot(api, compiled, variables);
      const call = api.built.liveCalls.get(field);
      if (call) {
        const { after: from, ...rest } = args;
        const parts = { api, services, world, document: compiled, call, cursorVariable };
        const feed = await liveFeed({ ...parts, args: rest, variables: coerced }, viewer);
        return { feed, after: from ?? undefined };
      }
      const followed = api.built.followed.get(field);
      if (!followed) throw badInput({}, forPrograms('This can’t be subscribed to.'));
      const fragments = fragmentsOf(compiled.document);
      const reader = new SelectionReader(services.reader.model, api.built.typeOf, fragments);
      const selection = reader.record(followed.entity, nodes);
      refuseTooMany(selection, coerced, 1);
      const { filter, after } = args;
      const feed = new EntityFeed({
        api,
        services,
        document: compiled,
        followed,
        selection,
        filter: filter ?? null,
        variables: coerced,
        cursorVariable,
      });
      // Made at once, so that a filter by a masked field is refused now and not with the first change.
      if (!feed.plan(viewer).readable) throw forbidden();
      return { feed, after: after ?? undefined };
    }
  };
}

const refused = (errors: readonly unknown[]): Answer => ({ result: { errors } });

/** The one root field of a subscription, its arguments, and the variables in their coerced form. */
function readRoot(api: Api, { operation, document }: CompiledDocument, variables: Variables) {
  const coercion = coerceVariables(api.schema, operation, variables);
  if ('fields' in coercion) throw badInput(coercion.fields);
  const fields = collectFields([operation.selectionSet], fragmentsOf(document));
  const nodes = [...fields.values()].flat();
  const [node] = nodes;
  const field = node?.name.value ?? '';
  const definition = api.schema.getSubscriptionType()?.getFields()[field];
  if (!node || !definition) throw badInput({}, forPrograms('This can’t be subscribed to.'));
  const args = getArgumentValues(definition, node, coercion.variables) as ListArgs & {
    after?: string | null;
  };
  const cursorVariable = cursorVariableOf(document, node);
  return { field, nodes, args, coerced: coercion.variables, cursorVariable };
}

/** The variable given as the root field's `after`, where the document uses it for nothing else. */
function cursorVariableOf(document: DocumentNode, root: FieldNode): string | null {
  const after = root.arguments?.find(({ name }) => name.value === 'after')?.value;
  if (after?.kind !== Kind.VARIABLE) return null;
  const name = after.name.value;
  let uses = 0;
  visit(document, {
    VariableDefinition: () => false,
    Variable(node) {
      if (node.name.value === name) uses += 1;
    },
  });
  return uses === 1 ? name : null;
}

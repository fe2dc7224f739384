import { readChange } from '../../src/platform/events/read-change.ts';
import {
  noLonger,
  refetch,
  type Change,
  type Feed,
  type FeedResult,
} from '../../src/platform/events/feed.ts';
import { answerRequests } from '../../src/platform/graphql/answer-request.server.ts';
import type { Viewer } from '../../src/platform/model/viewer.ts';
import { storeServices } from '../../src/app/store-services.server.ts';
import type { TestServer } from './test-server.server.ts';
import type { EntityName } from './test-records.server.ts';

/** Subscriptions without sockets: the payloads of outbox events for a viewer. */
export interface TestFollowing {
  /** The changes of one record so far, in their order. */
  changesOf(entityName: EntityName, id: string): Promise<Change[]>;
  /** The payload of a change for a subscriber; null if it is not for them. */
  brings(
    subscription: string,
    viewer: Viewer,
    change: Change,
    variables?: Readonly<Record<string, unknown>>,
  ): Promise<FeedResult | null | { readonly refused: string }>;
  /** An active subscription. */
  feedOf(
    subscription: string,
    viewer: Viewer,
    variables?: Readonly<Record<string, unknown>>,
  ): Promise<Feed>;
}

/** Opens the request handler of sockets and event streams. */
export function testFollowing(app: TestServer): TestFollowing {
  const { database, world, api } = app;
  const services = storeServices({ database, secret: 'x', world, onCommit: () => undefined });
  const answer = answerRequests({ api, services, world });
  return {
    async changesOf(entityName, id) {
      const { rows } = await database.pool.query<{ kind: Change['kind']; body: object }>(
        "select kind, body from event where topic = $1 and body ->> 'id' = $2 order by xid, event.id",
        [entityName, id],
      );
      return rows.map(({ kind, body }) =>
        readChange(
          { position: { xid: 1, id: 1 }, topic: entityName, kind, body: { ...body } },
          'epoch',
        ),
      );
    },
    async feedOf(query, viewer, variables) {
      const answered = await answer({ query, variables }, { viewer, address: '127.0.0.1' });
      if ('feed' in answered) return answered.feed;
      throw new Error(JSON.stringify(answered.result.errors));
    },
    async brings(query, viewer, change, variables) {
      const answered = await answer({ query, variables }, { viewer, address: '127.0.0.1' });
      if ('feed' in answered) {
        const result = await answered.feed.execute(viewer, change);
        if (result === refetch) throw new Error('The change should be told, not read afresh.');
        return result === noLonger ? { refused: 'FORBIDDEN' } : result;
      }
      const [error] = answered.result.errors as { extensions: { code: string } }[];
      return { refused: error?.extensions.code ?? '' };
    },
  };
}

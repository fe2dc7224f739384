import { nothingHeldBack } from '../../src/platform/testing/nothing-held-back.server.ts';
import { LiveClient } from './live-client.fixture.server.ts';
import { conversation, type Heard, type TestBooth } from './test-booth.server.ts';
import type { Person, TestServer } from './test-server.server.ts';

/** What `onBoothNews` brings, as far as tests look at it. */
export interface News {
  readonly message: Heard | null;
  readonly gone: string | null;
  readonly desk: { readonly toAnswer: number; readonly hidden: number } | null;
  readonly contents: boolean;
}

/** Subscribes people to booths; `close` closes all their connections. */
export async function boothListeners(app: TestServer) {
  const address = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
  await app.events.ready;
  const clients: LiveClient[] = [];
  return { address, follow, close: () => clients.splice(0).forEach((client) => client.close()) };

  /** A person at a booth: the conversation as a page keeps it, from a cursor on. */
  async function follow(booth: TestBooth, person: Person, from?: string) {
    // That the booth was set up is no news to them.
    await nothingHeldBack(app.database.pool);
    const first = conversation(await booth.read(person));
    const heard: News[] = [];
    const shown = new Map(from === undefined ? first.messages.map((one) => [one.id, one]) : []);
    const after = from ?? first.cursor;
    let cursor = after;
    let resyncs = 0;
    const following = {
      query: `subscription ($after: String) {
        it: onBoothNews(boothId: "${booth.boothId}", after: $after) {
          message { id text state name isMine isAnswered heldFor speaker hidden { by } }
          gone desk { toAnswer hidden } contents } }`,
      next(data: Readonly<Record<string, unknown>>, at: string) {
        const news = data['it'] as News;
        cursor = at;
        // Presence events come in between.
        if (news.message !== null || news.gone !== null || news.contents) heard.push(news);
        if (news.gone !== null) shown.delete(news.gone);
        if (news.message?.state === 'HIDDEN') shown.delete(news.message.id);
        else if (news.message) shown.set(news.message.id, news.message);
      },
      resync: () => void (resyncs += 1),
    };
    const socket = () => `${address.replace('http', 'ws')}/graphql`;
    const client = new LiveClient(socket, person.token, [following], after);
    clients.push(client);
    await client.connect();
    return {
      client,
      heard,
      /** What waits at the booth, by the last word about it. */
      desk: () => heard.findLast(({ desk }) => desk !== null)?.desk,
      texts: () => [...shown.values()].map(({ text }) => text),
      cursor: () => cursor,
      resyncs: () => resyncs,
      /** The subscription was refused or has ended. */
      isOver: () => client.errors.length > 0,
    };
  }
}

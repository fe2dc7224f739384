import type { ServerResponse } from 'node:http';
import { unavailable } from '../../model/refusal.ts';
import type { Viewer } from '../../model/viewer.ts';
import type { World } from '../../world.ts';
import type { AnswerRequest, FeedResult, LiveRequest } from '../feed.ts';
import type { Flushers } from './flusher.server.ts';
import type { Guest, Hub } from '../groups/hub.server.ts';
import { readAfter } from './read-after.ts';
import type { ConnectionLimiter } from './connection-limiter.ts';
import { eventStreamFormat } from './wire-format.server.ts';
import { Wire } from './wire.server.ts';

export interface StreamOptions {
  readonly hub: Hub;
  readonly flushers: Flushers;
  readonly connectionLimiter: ConnectionLimiter;
  readonly answer: AnswerRequest;
  readonly world: Pick<World, 'randomBytes'>;
}

export interface StreamRequest {
  readonly request: LiveRequest;
  /** Read by the caller, who has also judged the origin of the request. */
  readonly viewer: Viewer;
  readonly address: string;
  /** The header Last-Event-ID, which a browser sends when it reconnects. */
  readonly lastEventId?: string | undefined;
  readonly response: ServerResponse;
  /** Further headers of the answer, the security headers above all. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Streams {
  /**
   * Answers a request as an event stream: a subscription with all its events, anything else with
   * its one result.
   *
   * @throws Refusal SERVICE_UNAVAILABLE or RATE_LIMITED if there is no room; nothing has been
   * written then
   */
  readonly open: (stream: StreamRequest) => Promise<void>;
  /** Call every second: writes a heartbeat now and then, so that proxies keep the connection. */
  beat(): void;
  close(): void;
}

/** Milliseconds within which clients reconnect when this process stops, spread at random. */
const shortestReturn = 500;
const longestReturn = 5_000;
/** Seconds between two signs of life. */
const rounds = 15;

/**
 * Server-sent events in the "distinct connections mode" of GraphQL over SSE: one request, one
 * subscription, events `next` and `complete`. The cursor is the id of each event.
 */
export function openStreams(options: StreamOptions): Streams {
  const { hub, flushers, connectionLimiter, answer, world } = options;
  const streams = new Set<ServerResponse>();
  let beats = 0;
  let closed = false;
  const isClosed = () => closed;

  async function open(stream: StreamRequest): Promise<void> {
    const { request, viewer, address, response } = stream;
    if (isClosed()) throw unavailable(connectionLimiter.later());
    connectionLimiter.take(address);
    let guest: Guest | undefined;
    const leave = () => {
      if (!streams.delete(response)) return;
      connectionLimiter.leave(address);
      guest?.leave();
    };
    streams.add(response);
    response.once('close', leave);
    try {
      const answered = await answer(request, { viewer, address, counted: true });
      // The client is gone; the stream has been removed already.
      if (response.destroyed) {
        leave();
        return;
      }
      begin(stream);
      if ('result' in answered) {
        finish(response, answered.result);
        return;
      }
      if (isClosed()) {
        sendAway(response);
        return;
      }
      const wire = new Wire(response, eventStreamFormat, flushers);
      // The viewer was read some time ago: every change of rights still remembered counts (mark 0).
      guest = hub.enter(viewer, 0, () => {
        wire.flush();
        // Not completed: the client reconnects with its cursor and a valid credential.
        response.destroy();
      });
      const head = wire.head('');
      const after = readAfter(answered, request, stream.lastEventId);
      // A reader who is cut off before the first event knows from where to resume as well.
      if (after === undefined) response.write(`id: ${hub.cursor()}\n\n`);
      guest.follow(
        answered.feed,
        {
          deliver: (payload, crowd) => wire.send(head, payload, crowd),
          drained: () => wire.drained(),
          refuse() {
            wire.flush();
            finish(response, refusal);
          },
        },
        after,
      );
    } catch (error) {
      leave();
      throw error;
    }
  }

  function sendAway(response: ServerResponse): void {
    const [first = 0, second = 0] = world.randomBytes(2);
    const part = (first * 256 + second) / 65_535;
    const wait = shortestReturn + part * (longestReturn - shortestReturn);
    response.end(`retry: ${Math.round(wait)}\n\n`);
  }

  return {
    open,
    beat() {
      beats = (beats + 1) % rounds;
      if (beats > 0) return;
      for (const response of streams) if (response.headersSent) response.write(':\n\n');
    },
    close() {
      closed = true;
      // Not completed: clients reconnect with their cursors, each after its own delay.
      for (const response of streams) if (response.headersSent) sendAway(response);
    },
  };
}

function begin({ response, headers = {} }: StreamRequest): void {
  response.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  });
  // Some browsers take the stream for open only when something has arrived.
  response.write(':\n\n');
}

function finish(response: ServerResponse, result: FeedResult): void {
  response.end(`event: next\ndata: ${JSON.stringify(result)}\n\nevent: complete\ndata:\n\n`);
}

const refusal: FeedResult = {
  errors: [
    {
      message: 'Your access has changed. Subscribe again.',
      extensions: { code: 'FORBIDDEN' },
    },
  ],
};

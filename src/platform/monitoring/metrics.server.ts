import { timingSafeEqual, createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { routeOf } from '../http/route-name.ts';
import { unauthenticated } from '../model/refusal.ts';

/** One figure, or one for each value of a label. */
export type Reading = number | Readonly<Record<string, number>>;

/** The figures of one process, in Prometheus' terms. */
export interface Metrics {
  readonly registry: Registry;
  /**
   * Registers a gauge that is read on each scrape. A function by label returns an object: `{ sent:
   * 3 }`. A gauge that fails is omitted.
   */
  gauge(name: string, help: string, read: () => Reading | Promise<Reading>, label?: string): void;
  /** Whether this process reports the metrics of the whole database; see `reportOnce`. */
  readonly mayReport: () => Promise<boolean>;
  /** Registers a count that only grows; the function returned adds to it. */
  counter(name: string, help: string): (by?: number) => void;
}

/** Begins to measure the process: memory, event loop, garbage collection. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    mayReport: async () => true,
    gauge(name, help, read, label = 'kind') {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [registry],
        async collect() {
          gauge.reset();
          try {
            const reading = await read();
            if (typeof reading === 'number') gauge.set(reading);
            else
              for (const [value, count] of Object.entries(reading))
                gauge.set({ [label]: value }, count);
          } catch {
            gauge.reset();
          }
        },
      });
    },
    counter(name, help) {
      const counter = new Counter({ name, help, registers: [registry] });
      return (by = 1) => counter.inc(by);
    },
  };
}

interface MetricsOptions {
  readonly metrics: Metrics;
  /** METRICS_TOKEN: required of every client, including local ones. */
  readonly token?: string | undefined;
  /** Whether a request is local, which is enough without a token. */
  readonly isLocal: (request: FastifyRequest) => boolean;
}

/** Measures every request by route and answers `GET /metrics` in Prometheus' text format. */
export function addMetrics(app: FastifyInstance, options: MetricsOptions): void {
  const { metrics } = options;
  const durations = new Histogram({
    name: 'quad_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [metrics.registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    // Methods and routes are ours and few; what a stranger invents is all one.
    const route = routeOf(request);
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    durations.labels(method, route, status).observe(reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, options)) throw unauthenticated();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

function mayReadMetrics(request: FastifyRequest, { token, isLocal }: MetricsOptions): boolean {
  if (token === undefined) return isLocal(request);
  const sentToken = /^Bearer +(.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  // Hashed first, so that neither content nor length shows in the time of the answer.
  return token !== '' && sentToken !== undefined && timingSafeEqual(hash(sentToken), hash(token));
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

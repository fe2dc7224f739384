import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { testServer } from '../support/test-server.server.ts';

const app = await testServer();
const { body } = await app.fastify.inject({ url: '/metrics', headers: { host: '127.0.0.1:3000' } });

/** Every name that a query may use: our metrics, a histogram's parts, and Prometheus' own. */
const known = new Set([
  'up',
  ...[...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
    type === 'histogram' ? ['_bucket', '_count', '_sum'].map((part) => `${name}${part}`) : [name],
  ),
]);

const read = (file: string) =>
  readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8');

/** The figures that a query names; throws where it is no PromQL. */
function figuresIn(query: string): string[] {
  const names: string[] = [];
  parser.parse(query).iterate({
    enter(node) {
      if (node.type.isError) throw new Error(`This is no PromQL: ${query}`);
      const parent = node.node.parent?.name;
      if (node.name === 'Identifier' && parent === 'VectorSelector')
        names.push(query.slice(node.from, node.to));
    },
  });
  return names;
}

test('what is no query is noticed, and so is a figure that is not there', () => {
  expect(() => figuresIn('sum(rate(quad_ready[5m])')).toThrow('no PromQL');
  expect(figuresIn('sum by (part) (quad_part_works{part="mail"}) / quad_invented')).toEqual([
    'quad_part_works',
    'quad_invented',
  ]);
  expect(known).not.toContain('quad_invented');
});

test('every alert can be read by Prometheus, names figures that there are, and says what is wrong', () => {
  interface Alert {
    readonly alert: string;
    readonly expr: string;
    readonly labels: { readonly severity: string };
    readonly annotations: { readonly summary: string };
  }
  const file = parse(read('prometheus-alerts.yaml')) as {
    readonly groups: readonly { readonly rules: readonly Alert[] }[];
  };
  const alerts = file.groups.flatMap(({ rules }) => rules);
  expect(alerts.length).toBeGreaterThan(10);
  expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  for (const { expr, labels, annotations } of alerts) {
    const named = figuresIn(expr);
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) expect(known).toContain(name);
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary).toMatch(/\.$/);
  }
});

test('every panel of the dashboard asks for figures that there are', () => {
  const { panels } = JSON.parse(read('grafana-dashboard.json')) as {
    readonly panels: readonly {
      readonly title: string;
      readonly targets: readonly { readonly expr: string }[];
    }[];
  };
  expect(panels.length).toBeGreaterThan(10);
  for (const { targets } of panels)
    for (const { expr } of targets) {
      const named = figuresIn(expr);
      expect(named.length).toBeGreaterThan(0);
      for (const name of named) expect(known).toContain(name);
    }
});

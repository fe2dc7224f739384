import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '..');

interface Advisory {
  readonly package: string;
  readonly severity: string;
}

/** Runs the check with a registry that knows these advisories, or answers none of that kind. */
async function check(advisories: readonly Advisory[] | null) {
  const registry = createServer((request, response) => {
    if (advisories === null) return void response.writeHead(405).end();
    if (request.method !== 'POST') return void response.writeHead(404).end('{}');
    const entries = advisories.map(({ package: name, severity }, id) => [
      name,
      [
        {
          id,
          url: `https://advisories.test/${id}`,
          title: 'A hole.',
          severity,
          vulnerable_versions: '*',
        },
      ],
    ]);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(Object.fromEntries(entries)));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void registry.close());
  const { port } = registry.address() as AddressInfo;
  return new Promise<{ code: unknown; said: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [join(root, 'scripts/advisories.ts')],
      { cwd: root, env: { ...process.env, npm_config_registry: `http://127.0.0.1:${port}` } },
      (_error, said) => resolve({ code: child.exitCode, said }),
    );
  });
}

test('someone whose registry tells no advisories reads that they were not checked', async () => {
  expect(await check(null)).toEqual({
    code: 0,
    said: 'The registry does not say which packages have advisories: they were not checked.\n',
  });
});

test('a high advisory of a package that production runs fails the check and is named', async () => {
  const { code, said } = await check([
    { package: 'fastify', severity: 'high' },
    { package: 'nodemailer', severity: 'moderate' },
  ]);
  expect(said).toContain('fastify: high. A hole. (https://advisories.test/0)');
  expect(said).toContain('Packages with a high or critical advisory: 1, with a lesser one: 1.\n');
  expect(code).toBe(1);
});

test('an advisory of a package that only tests run does not fail it', async () => {
  const { code, said } = await check([{ package: 'smtp-server', severity: 'critical' }]);
  expect(said).toBe('Packages with a high or critical advisory: 0, with a lesser one: 0.\n');
  expect(code).toBe(0);
});

import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, onTestFailed, test } from 'vitest';
import { makeCrowdedFair, startCrowd } from '../support/crowd-at-a-fair.fixture.server.ts';
import { layOutNextRelease } from '../support/processes/next-release.fixture.server.ts';
import { openDatabaseAt } from '../../src/platform/database/database.server.ts';
import { silentLog } from '../../src/platform/log.ts';
import { buildPages, builtPages } from '../../src/platform/page-server/build-pages.server.ts';
import { startBalancer } from '../../src/platform/testing/balancer.server.ts';
import { startMailServer } from '../../src/platform/testing/mail-server.server.ts';
import { serverPrograms } from '../../src/platform/testing/server-programs.server.ts';
import { startNginx, type Nginx } from '../../src/platform/testing/start-nginx.server.ts';
import { startTestCluster } from '../../src/platform/testing/test-cluster.server.ts';
import {
  freePort,
  startServer,
  type RunningServer,
} from '../support/processes/run-quad.fixture.server.ts';

const visitors = 50;
const size = { booths: 4, perBooth: 50 };
const secret = 'tests-only-tests-only-tests-only-tests-only';

const folder = mkdtempSync(join(tmpdir(), 'quad-rolling-'));
const cluster = await startTestCluster(serverPrograms());
const mail = await startMailServer();
const ports = [await freePort(), await freePort()] as const;
/** With BEHIND=nginx it is a real nginx, with Quad's site and script. */
const nginx = process.env['BEHIND'] === 'nginx' ? await startNginx(ports) : undefined;
const front = nginx ?? (await startBalancer(ports));
const running = new Map<number, RunningServer>();
const started: RunningServer[] = [];
afterAll(async () => {
  await Promise.all([...running.values()].map((app) => app.kill()));
  await front.close();
  await mail.close();
  await cluster.remove();
  rmSync(folder, { recursive: true, force: true });
});

const start = async (port: number, release?: string) => {
  const app = await startServer(
    {
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: front.publicUrl,
      TRUST_PROXY: 'loopback',
      DATABASE_URL: cluster.address('postgres'),
      DATA_DIR: join(folder, 'data'),
      SECRET: secret,
      SMTP_URL: mail.url,
      MAIL_FROM: 'Our Fairs <fairs@example.org>',
      // A load balancer on a busy machine may notice it late.
      SHUTDOWN_DELAY: '8',
    },
    release,
  );
  running.set(port, app);
  started.push(app);
};

/** What the processes complained of, a line of their logs each: the reason when someone misses something. */
const complaints = () =>
  started
    .flatMap((app) => app.said().split('\n'))
    .filter((line) => /"level":"?(?:40|50|60|warn|error|fatal)/.test(line));

/** Stops the process at a port like systemd does, and starts one of a release instead. */
const replace = async (port: number, release?: string) => {
  expect(await running.get(port)?.stop()).toBe(0);
  await start(port, release);
};

/** The same with Quad's script, which takes the process out of nginx meanwhile. */
const replaceBehind = async ({ site, reload }: Nginx, release?: string) => {
  const asked = createServer((request, response) => {
    replace(Number(request.url?.slice(1)), release).then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(asked, 'listening');
  const { port } = asked.address() as AddressInfo;
  const restart = join(folder, 'restart');
  writeFileSync(restart, `#!/bin/sh\nexec curl -sf "http://127.0.0.1:${port}/$1"\n`, {
    mode: 0o755,
  });
  const script = join(import.meta.dirname, '../../deploy/restart-one-by-one.sh');
  await promisify(execFile)(script, ports.map(String), {
    env: { ...process.env, QUAD_SITE: site, QUAD_RESTART: restart, NGINX_RELOAD: reload },
  });
  asked.close();
};

/** What a process answers for each asset of a build, by its name. */
async function fetchAssets(port: number, build: string): Promise<Readonly<Record<string, string>>> {
  const names = readdirSync(join(build, 'client', 'assets')).filter(
    (name) => !/\.(?:br|gz)$/.test(name),
  );
  const found: Record<string, string> = {};
  for (const name of names) {
    const answer = await fetch(`http://127.0.0.1:${port}/assets/${name}`);
    const bytes = await answer.bytes();
    const kind = answer.headers.get('content-type')?.replace('application/', 'text/').split(';')[0];
    found[name] = `${answer.status} ${kind} ${createHash('sha256').update(bytes).digest('hex')}`;
  }
  return found;
}

test(`${visitors} visitors and ${size.booths * size.perBooth} listeners lose no request, no message and no asset while two processes are replaced by the next release, one after the other, and one goes back`, async () => {
  await buildPages();
  const next = join(folder, 'next');
  layOutNextRelease(next);
  const [first, second] = ports;
  await start(first);
  const database = openDatabaseAt('server', cluster.address('postgres'), { log: silentLog });
  const fair = await makeCrowdedFair(database.pool, secret, size);
  await database.close();
  await start(second);
  const crowd = await startCrowd(front, fair, visitors);
  onTestFailed(() => void process.stdout.write(`${complaints().join('\n')}\n`));
  try {
    if (nginx) {
      await replaceBehind(nginx, next);
      await replaceBehind(nginx);
    } else {
      // Forward: the second process continues with the tables of the first one's release.
      await replace(first, next);
      // Pages of each release, and what they are made of, from the process of the other one.
      for (const build of [builtPages, join(next, 'build')]) {
        const [newer, older] = [await fetchAssets(first, build), await fetchAssets(second, build)];
        expect(newer).toEqual(older);
        expect(Object.values(newer).filter((answer) => !answer.startsWith('200 '))).toEqual([]);
      }
      await replace(second, next);
      // And back: a process of the older release starts on tables that the newer one has added to.
      await replace(first);
    }
    await crowd.stop();
    const everyone = size.booths * size.perBooth;
    await expect
      .poll(() => ({ ...crowd.heard(), failures: crowd.failures }))
      .toMatchObject({ complete: everyone, open: everyone, failures: [] });
    const { said } = crowd.heard();
    expect(new Set(crowd.closed)).toEqual(new Set([1012]));
    expect(crowd.closed.length).toBeGreaterThanOrEqual(2 * everyone);
    process.stdout.write(
      `${JSON.stringify({ said, answered: crowd.answered, metClosed: crowd.metClosed, closed: crowd.closed.length })}\n`,
    );
    expect(said).toBeGreaterThan(size.booths);
    expect(crowd.answered).toBeGreaterThan(visitors * 10);
  } finally {
    crowd.close();
  }
});

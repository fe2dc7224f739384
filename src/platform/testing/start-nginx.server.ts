import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Balancer } from './balancer.server.ts';

/** A real nginx with Quad's site. */
export interface Nginx extends Balancer {
  readonly ca: Buffer;
  /** Where it speaks without TLS. */
  readonly plainPort: number;
  /** The file of the site. */
  readonly site: string;
  /** A program that has it read its site again. */
  readonly reload: string;
}

const name = 'fairs.example.org';

/**
 * Starts nginx with deploy/nginx-site.conf as it is, except for ports and the path of a self-signed
 * certificate. Needs nginx and openssl on the machine.
 */
export async function startNginx(processes: readonly number[]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'quad-nginx-'));
  const [plainPort, port] = [await freePort(), await freePort()];
  const run = (program: string, ...words: string[]) =>
    execFileSync(program, words, { stdio: 'pipe', cwd: folder });
  const words = `req -x509 -newkey rsa:2048 -nodes -days 2 -keyout key.pem -out cert.pem -subj /CN=${name}`;
  run('openssl', ...words.split(' '), '-addext', `subjectAltName=DNS:${name}`);
  const lines = processes.map((one) => `    server 127.0.0.1:${one};`).join('\n');
  const site = join(folder, 'site.conf');
  writeFileSync(
    site,
    readFileSync(new URL('../../../deploy/nginx-site.conf', import.meta.url), 'utf8')
      .replace('    server 127.0.0.1:3000;', lines)
      .replaceAll(/listen (\[::\]:)?80\b/g, `listen $1${plainPort}`)
      .replaceAll(/listen (\[::\]:)?443\b/g, `listen $1${port}`)
      .replaceAll(`/etc/letsencrypt/live/${name}/fullchain.pem`, join(folder, 'cert.pem'))
      .replaceAll(`/etc/letsencrypt/live/${name}/privkey.pem`, join(folder, 'key.pem')),
  );
  mkdirSync(join(folder, 'temp'));
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, 'temp', kind)};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; worker_processes 2; pid ${join(folder, 'nginx.pid')};
    error_log ${join(folder, 'error.log')}; events { worker_connections 4096; }
    http { access_log off; ${temp.join(' ')}\ninclude ${site};\n}`,
  );
  run('nginx', '-t', '-q', '-c', file);
  const reload = join(folder, 'reload');
  writeFileSync(reload, `#!/bin/sh\nexec nginx -c '${file}' -s reload\n`, { mode: 0o755 });
  const nginx = spawn('nginx', ['-c', file], { stdio: 'inherit' });
  return {
    publicUrl: `https://${name}`,
    port,
    plainPort,
    site,
    reload,
    ca: readFileSync(join(folder, 'cert.pem')),
    async close() {
      nginx.kill();
      await once(nginx, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

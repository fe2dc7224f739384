import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from '../../src/platform/testing/test-database.server.ts';
import { findDebianProgram } from './find-debian-program.ts';

/** A Janus on this machine, as docs/guides/video-calls.md configures it. */
export interface JanusServer {
  /** The values of JANUS_URL and JANUS_API_SECRET. */
  readonly url: string;
  readonly secret: string;
  /** Ends it at once, with everyone's media. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

const janus = {
  package: 'janus',
  program: 'janus',
  variable: 'JANUS',
  why: 'The tests of group calls need',
  loads: ['janus/transports/libjanus_http.so', 'janus/plugins/libjanus_videoroom.so'],
};

/** Starts Janus on a free port; it ends with the file or the test that started it. */
export async function openJanusServer(): Promise<JanusServer> {
  const { program, libraries, folders } = findDebianProgram(janus, process.env);
  const home = folders.map((one) => join(one, 'janus')).find((one) => existsSync(one));
  if (home === undefined) throw new Error('Janus has no folder of plugins beside its libraries.');
  const folder = await mkdtemp(join(tmpdir(), 'quad-janus-'));
  const port = await freePort();
  const secret = 'tests-only-secret-of-janus';
  const configuration = join(folder, 'janus.jcfg');
  await writeFile(
    configuration,
    `general: {
  configs_folder = "${folder}"
  plugins_folder = "${home}/plugins"
  transports_folder = "${home}/transports"
  events_folder = "${folder}/none"
  loggers_folder = "${folder}/none"
  api_secret = "${secret}"
  debug_colors = false
}
nat: { ice_enforce_list = "127.0.0.1" ice_ignore_list = "vmnet" ignore_mdns = true }
media: { ipv6 = false }
plugins: { disable = "libjanus_audiobridge.so,libjanus_duktape.so,libjanus_echotest.so,libjanus_lua.so,libjanus_nosip.so,libjanus_recordplay.so,libjanus_sip.so,libjanus_streaming.so,libjanus_textroom.so,libjanus_videocall.so,libjanus_voicemail.so" }
transports: { disable = "libjanus_mqtt.so,libjanus_nanomsg.so,libjanus_pfunix.so,libjanus_rabbitmq.so,libjanus_websockets.so" }
`,
  );
  await writeFile(
    join(folder, 'janus.transport.http.jcfg'),
    `general: { json = "compact" base_path = "/janus" http = true port = ${port} ip = "127.0.0.1" https = false }
admin: { admin_http = false }
`,
  );
  await writeFile(join(folder, 'janus.plugin.videoroom.jcfg'), 'general: {}\n');
  let running: ChildProcess | null = null;
  const server: JanusServer = {
    url: `http://127.0.0.1:${port}/janus`,
    secret,
    async start() {
      const child = spawn(program, ['-F', folder, '-C', configuration], {
        cwd: folder,
        env: { ...process.env, ...(libraries === null ? {} : { LD_LIBRARY_PATH: libraries }) },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      running = child;
      await isListening(child, server.url);
    },
    async stop() {
      const child = running;
      running = null;
      if (!child || child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
  atEnd(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  await server.start();
  return server;
}

/** Asks until the server answers. */
async function isListening(child: ChildProcess, url: string): Promise<void> {
  let output = '';
  const keep = (some: Buffer) => void (output = `${output}${some.toString()}`.slice(-4000));
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  for (;;) {
    if (child.exitCode !== null) throw new Error(`Janus did not start: ${output}`);
    try {
      if ((await fetch(`${url}/info`)).ok) return;
    } catch {
      // Not yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return address.port;
}

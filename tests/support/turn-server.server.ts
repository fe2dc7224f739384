import { spawn, type ChildProcess } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from '../../src/platform/testing/test-database.server.ts';
import { findDebianProgram } from './find-debian-program.ts';

/** A coturn on this machine, as docs/guides/video-calls.md configures it. */
interface TurnServer {
  /** The value of TURN_URLS. */
  readonly urls: string;
  readonly secret: string;
  /** Ends it at once, with everything that it relays. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

const coturn = {
  package: 'coturn',
  program: 'turnserver',
  variable: 'TURNSERVER',
  why: 'The tests of relayed calls need',
};

/** Starts coturn on a free port; it ends with the file or the test that started it. */
export async function openTurnServer(): Promise<TurnServer> {
  const { program, libraries } = findDebianProgram(coturn, process.env);
  const folder = await mkdtemp(join(tmpdir(), 'quad-turn-'));
  const port = await freePort();
  const secret = 'tests-only-secret-of-the-relay';
  let running: ChildProcess | null = null;
  const server: TurnServer = {
    urls: `turn:127.0.0.1:${port}?transport=udp`,
    secret,
    async start() {
      const child = spawn(
        program,
        [
          '-n',
          '--listening-ip=127.0.0.1',
          '--relay-ip=127.0.0.1',
          `--listening-port=${port}`,
          '--use-auth-secret',
          `--static-auth-secret=${secret}`,
          '--realm=quad.test',
          '--no-tls',
          '--no-dtls',
          '--no-cli',
          '--allow-loopback-peers',
          `--userdb=${join(folder, 'turndb')}`,
          `--pidfile=${join(folder, 'pid')}`,
          '--log-file=stdout',
          '--simple-log',
        ],
        {
          cwd: folder,
          env: { ...process.env, ...(libraries === null ? {} : { LD_LIBRARY_PATH: libraries }) },
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      );
      running = child;
      await isListening(child, port);
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

/** A STUN binding request (RFC 8489) that a server answers without credentials. */
const bindingRequest = Buffer.from('000100002112a442' + '00'.repeat(12), 'hex');

/** Asks until the server answers. */
async function isListening(child: ChildProcess, port: number): Promise<void> {
  let output = '';
  const keep = (some: Buffer) => void (output = `${output}${some.toString()}`.slice(-2000));
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const socket = createSocket('udp4');
  const answered = new Promise<'answered'>((resolve) =>
    socket.once('message', () => resolve('answered')),
  );
  const exited = once(child, 'exit').then(() => 'exited' as const);
  const ask = () => socket.send(bindingRequest, port, '127.0.0.1');
  const timer = setInterval(ask, 100);
  socket.on('error', () => undefined);
  ask();
  const outcome = await Promise.race([answered, exited]);
  clearInterval(timer);
  socket.close();
  if (outcome === 'exited') throw new Error(`coturn did not start: ${output}`);
}

async function freePort(): Promise<number> {
  const socket = createSocket('udp4');
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  return port;
}

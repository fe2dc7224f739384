/**
 * A process for shutdown.test.ts: answers `/` when told to on standard input, then prints its port.
 * Arguments: milliseconds of grace, of the delay, and of answering over open connections.
 */
import { once } from 'node:events';
import { realWorld } from '../real-world.server.ts';
import { addHealth } from '../monitoring/health.server.ts';
import { createLog } from '../monitoring/log.server.ts';
import { createServer } from './server.server.ts';
import { closeServer, stopListening, stopOnSignals } from './shutdown.server.ts';

const log = createLog({ level: 'silent' });
const app = createServer({ world: realWorld, log });
app.get('/', async () => {
  process.stdout.write('asked\n');
  await once(process.stdin, 'data');
  return 'answered';
});
app.get('/stray', () => {
  void Promise.reject(new Error('Nobody catches this.'));
  return 'answered';
});
app.get('/forever', (_request, reply) => {
  reply.hijack();
  reply.raw.write('still here');
});
const health = addHealth(app, { log, database: async () => undefined });
const address = await app.listen({ port: 0, host: '127.0.0.1' });
stopOnSignals({
  log,
  delay: Number(process.argv[3]),
  announce: () => health.startStopping(),
  refuse: () => stopListening(app),
  linger: Number(process.argv[4]),
  stop: () => closeServer(app, Number(process.argv[2])),
  grace: 120_000,
});
process.stdout.write(`${address}\n`);

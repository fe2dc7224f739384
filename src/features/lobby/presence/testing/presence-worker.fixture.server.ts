/**
 * A process for presence.api.test.ts: it keeps people at a fair until killed. Its arguments: the
 * kind and address of the database, the intervals, and the people as JSON.
 */
import { openDatabaseAt } from '../../../../platform/database/database.server.ts';
import { silentLog } from '../../../../platform/log.ts';
import { realWorld } from '../../../../platform/real-world.server.ts';
import { openPresence, type PresenceRhythm } from '../presence.server.ts';
import type { Here } from '../presence-statements.server.ts';

const [address = '', rhythm = '{}', people = '[]'] = process.argv.slice(2);
const { pool } = openDatabaseAt('server', address, { log: silentLog, pools: { requests: 2 } });
const presence = openPresence({
  pool,
  world: realWorld,
  log: silentLog,
  onCommit: () => undefined,
  rhythm: JSON.parse(rhythm) as Partial<PresenceRhythm>,
});
for (const here of JSON.parse(people) as Here[]) presence.enter(here);
setInterval(() => undefined, 1000);
process.stdout.write('ready');

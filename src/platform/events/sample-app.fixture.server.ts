import { openDatabaseAt } from '../database/database.server.ts';
import { silentLog } from '../log.ts';
import { openSampleApp } from './toys.fixture.server.ts';

// A server in a separate process: `node sample-app.fixture.server.ts ADDRESS` prints its port, and
// ends with its parent.
const address = process.argv[2];
if (address === undefined) throw new Error('Say which database.');
const app = await openSampleApp(openDatabaseAt('server', address, { log: silentLog }));
process.stdout.write(`${app.port}\n`);
process.stdin.resume();
process.stdin.on('end', () => process.exit(0));

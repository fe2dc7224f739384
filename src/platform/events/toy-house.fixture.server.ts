import { openDatabaseAt } from '../database/database.server.ts';
import { silentLog } from '../log.ts';
import { openToyHouse } from './toys.fixture.server.ts';

// A server in a separate process: `node toy-house.fixture.server.ts ADDRESS` prints its port, and
// ends with its parent.
const address = process.argv[2];
if (address === undefined) throw new Error('Say which database.');
const house = await openToyHouse(openDatabaseAt('server', address, { log: silentLog }));
process.stdout.write(`${house.port}\n`);
process.stdin.resume();
process.stdin.on('end', () => process.exit(0));

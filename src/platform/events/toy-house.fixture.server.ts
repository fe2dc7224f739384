import { openDatabaseAt } from '../database/database.server.ts';
import { silentLog } from '../log.ts';
import { openToyHouse } from './toys.fixture.server.ts';

// A house in a process of its own: `node toy-house.fixture.server.ts ADDRESS` says its port, and
// ends when its parent does.
const address = process.argv[2];
if (address === undefined) throw new Error('Say which database.');
const house = await openToyHouse(openDatabaseAt('server', address, { log: silentLog }));
process.stdout.write(`${house.port}\n`);
process.stdin.resume();
process.stdin.on('end', () => process.exit(0));

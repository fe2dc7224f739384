/**
 * A process for doubtful-mail.api.test.ts: carries what is due, until it is killed. Its arguments: the
 * address of the database and that of the mail server.
 */
import pg from 'pg';
import { silentLog } from '../log.ts';
import { realWorld } from '../real-world.server.ts';
import { openPostOffice } from './open-post-office.server.ts';

const [connectionString = '', url = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString });
const smtp = { url, from: 'no-reply@quad.example' };
openPostOffice({ pool, world: realWorld, log: silentLog, smtp }).start();
setInterval(() => undefined, 1000);

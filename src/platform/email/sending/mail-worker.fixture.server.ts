/**
 * A process for doubtful-mail.api.test.ts: sends what is due until it is killed. Arguments: the
 * database URL and the mail server's address.
 */
import pg from 'pg';
import { silentLog } from '../../log.ts';
import { realWorld } from '../../real-world.server.ts';
import { openMailService } from '../open-mail-service.server.ts';

const [connectionString = '', url = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString });
const smtp = { url, from: 'no-reply@quad.example' };
openMailService({ pool, world: realWorld, log: silentLog, smtp }).start();
setInterval(() => undefined, 1000);

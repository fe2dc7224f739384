/**
 * A process for doubtful-mail.api.test.ts: sends what is due until it is killed. Arguments: the
 * database URL and the mail server's address.
 */
import { openDatabaseAt } from '../../database/database.server.ts';
import { silentLog } from '../../log.ts';
import { openJobs } from '../../jobs/open-jobs.server.ts';
import { realWorld } from '../../real-world.server.ts';
import { openMailService } from '../open-mail-service.server.ts';

const [connectionString = '', url = ''] = process.argv.slice(2);
const { pool } = openDatabaseAt('server', connectionString, { log: silentLog });
const smtp = { url, from: 'no-reply@quad.example' };
const parts = { pool, world: realWorld, log: silentLog };
const { handlers, recover } = openMailService({ ...parts, smtp });
const jobs = await openJobs({ ...parts, handlers, schedules: [], recover });
jobs.start();
setInterval(() => undefined, 1000);

import {
  appendFile,
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../log.ts';
import { embeddedPrograms } from './cluster/postgres-programs.server.ts';
import { logLimit, shortenLog } from './cluster/shorten-log.server.ts';
import { stopPostmaster } from './cluster/stop-postmaster.server.ts';
import { livesIn, readPidFile } from './cluster/watch-postmaster.server.ts';
import { openDatabase } from './database.server.ts';
import { openEmbedded } from './embedded.server.ts';

let dataDir = '';
let folder = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'quad-embedded-'));
  folder = join(dataDir, 'postgres');
});
afterEach(async () => {
  await stopPostmaster(folder);
  await rm(dataDir, { recursive: true, force: true });
});

const open = () => openDatabase({ dataDir, log: silentLog });
const portOf = (address: string) => Number(new URL(address).port);

async function runs(): Promise<boolean> {
  const postmaster = await readPidFile(folder);
  return postmaster !== undefined && (await livesIn(folder, postmaster.pid));
}

describe('an operator who starts Quad without a database of their own', () => {
  it('gets a durable PostgreSQL 18 in UTF-8 that listens on this machine alone', async () => {
    const database = await open();
    const { rows } = await database.pool.query(`
      select current_setting('server_version_num')::int / 10000 as major,
        current_setting('server_encoding') as encoding,
        current_setting('listen_addresses') as addresses,
        current_setting('unix_socket_directories') as sockets,
        current_setting('fsync') as fsync,
        current_setting('full_page_writes') as pages,
        current_setting('synchronous_commit') as commit,
        (select datcollate from pg_database where datname = current_database()) as locale,
        'é' ilike 'É' as folds`);
    expect(rows).toEqual([
      {
        major: 18,
        encoding: 'UTF8',
        addresses: '127.0.0.1',
        sockets: '',
        fsync: 'on',
        pages: 'on',
        commit: 'on',
        locale: 'C.UTF-8',
        folds: true,
      },
    ]);
    await database.close();
  });

  it('keeps its password where no one else reads it', async () => {
    await (await open()).close();
    expect((await stat(`${folder}.json`)).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    await expect(stat(`${folder}.password`)).rejects.toThrow('ENOENT');
  });

  it('finds what was written before, at the same port, after a stop in order', async () => {
    const first = await open();
    await first.pool.query('create table note as select 7 as number');
    await first.close();
    expect(await runs()).toBe(false);
    const second = await open();
    expect((await second.pool.query('select number from note')).rows).toEqual([{ number: 7 }]);
    expect(second.connectionString).toBe(first.connectionString);
    await second.close();
  });

  it('gets another port when someone else sits on the remembered one', async () => {
    const first = await open();
    await first.close();
    const squatter = createServer().listen(portOf(first.connectionString), '127.0.0.1');
    // If another process has taken it meanwhile, that one is using it.
    squatter.on('error', () => undefined);
    const second = await open();
    expect(second.connectionString).not.toBe(first.connectionString);
    await second.close();
    squatter.close();
  });

  it('has a log that quotes no row and begins anew when it has become long', async () => {
    const database = await open();
    const logFile = join(dataDir, 'postgres.log');
    await database.pool.query('create table person (email text unique)');
    const enter = () =>
      database.pool.query('insert into person values ($1)', ['ada@example.test']).catch(String);
    await enter();
    expect(await enter()).toContain('person_email_key');
    const log = await readFile(logFile, 'utf8');
    expect(log).toContain('person_email_key');
    expect(log).not.toContain('ada@example.test');
    await appendFile(logFile, Buffer.alloc(logLimit, '.'));
    await shortenLog({ logFile });
    await enter();
    expect(await readFile(logFile, 'utf8')).toMatch(/^\d{4}-\d\d-\d\d .*person_email_key/);
    await database.close();
  });

  it('can start Quad again after a making of the database that was cut short', async () => {
    await mkdir(`${folder}.new`);
    await writeFile(join(`${folder}.new`, 'PG_VERSION'), '18\n');
    const database = await open();
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
  });

  it('is not stopped by a pid file whose number now belongs to someone else', async () => {
    await (await open()).close();
    await writeFile(join(folder, 'postmaster.pid'), `${process.pid}\n${folder}\n1\n5432\n\n\n\n`);
    const database = await open();
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
  });

  it('gets a server that was halted replaced by one that answers', async () => {
    const embedded = await openEmbedded({ dataDir, log: silentLog });
    const halted = await readPidFile(folder);
    process.kill(halted?.pid ?? 0, 'SIGSTOP');
    const database = await open();
    expect((await readPidFile(folder))?.pid).not.toBe(halted?.pid);
    await database.close();
    await embedded.close();
  });
});

describe('two Quad processes on one DATA_DIR', () => {
  it('that start at once make one database, and the last to stop stops it', async () => {
    const [one, two] = await Promise.all([open(), open()]);
    expect(two.connectionString).toBe(one.connectionString);
    await one.pool.query('create table note as select 7 as number');
    expect((await two.pool.query('select number from note')).rows).toEqual([{ number: 7 }]);
    await one.close();
    expect(await runs()).toBe(true);
    expect((await two.pool.query('select number from note')).rows).toEqual([{ number: 7 }]);
    await two.close();
    expect(await runs()).toBe(false);
  });

  it('that stop at once stop it once', async () => {
    const both = await Promise.all([open(), open()]);
    await Promise.all(both.map((database) => database.close()));
    expect(await runs()).toBe(false);
  });
});

describe('an operator is told in a sentence', () => {
  it('that the database was made by another PostgreSQL', async () => {
    await mkdir(folder);
    await writeFile(join(folder, 'PG_VERSION'), '17\n');
    await writeFile(`${folder}.json`, '{"password":"x"}');
    await expect(open()).rejects.toThrow(
      `${folder} was made by PostgreSQL 17 and this Quad brings PostgreSQL 18: `,
    );
  });

  it('that the file with the password is missing or broken', async () => {
    await (await open()).close();
    await rename(`${folder}.json`, `${folder}.away`);
    await expect(open()).rejects.toThrow(`${folder}.json, which holds the password`);
    await writeFile(`${folder}.json`, '{"passw');
    await expect(open()).rejects.toThrow(`${folder}.json, which holds the database's password`);
  });
});

describe('an operator who cloned Quad into a folder that is closed to others', () => {
  it('starts it nevertheless, with the links of its libraries remade', async () => {
    const closed = join(dataDir, 'closed');
    await mkdir(closed);
    const native = dirname(dirname(embeddedPrograms().postgres));
    await cp(native, join(closed, 'native'), { recursive: true, verbatimSymlinks: true });
    await rm(join(closed, 'native', 'lib', 'libpq.so.5'));
    await chmod(closed, 0o700);
    const embedded = await openEmbedded({
      dataDir: join(closed, 'data'),
      log: silentLog,
      programs: embeddedPrograms(join(closed, 'native')),
    });
    const log = await readFile(join(closed, 'data', 'postgres.log'), 'utf8');
    expect(log).toContain('ready to accept connections');
    await embedded.close();
  });
});

describe('an operator whose disk takes no more while the database is made', () => {
  /** Runs initdb where files may grow to some blocks and no further. */
  async function makeWithin(blocks: number): Promise<unknown> {
    const { initdb, postgres } = embeddedPrograms();
    const limited = join(dataDir, 'initdb');
    await writeFile(limited, `#!/bin/sh\nulimit -f ${blocks}\nexec ${initdb} "$@"\n`, {
      mode: 0o755,
    });
    const opened = openEmbedded({
      dataDir,
      log: silentLog,
      programs: { initdb: limited, postgres },
    });
    return opened.then(
      () => undefined,
      (error: unknown) => error,
    );
  }

  it('reads all that went wrong, and not what was cleaned up afterwards', async () => {
    const error = await makeWithin(100);
    expect(error).toMatchObject({
      message: expect.stringMatching(
        /could not be made: .*FATAL: .*File too large; child process exited with exit code 1\.$/,
      ),
      cause: { message: expect.stringContaining('initdb: removing') },
    });
  });

  it('reads by which signal the making was ended', async () => {
    expect(await makeWithin(8)).toMatchObject({
      message: expect.stringMatching(/could not be made: initdb ended with SIGXFSZ\.$/),
    });
  });
});

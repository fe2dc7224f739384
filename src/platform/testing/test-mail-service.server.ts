import type pg from 'pg';
import { afterAll, afterEach, beforeEach } from 'vitest';
import type { SmtpSettings } from '../email/transport.server.ts';
import type { Composers } from '../email/compose-mail.ts';
import { openMailService } from '../email/open-mail-service.server.ts';
import type { MailJobs } from '../email/sending/mail-jobs.server.ts';
import { openJobs } from '../jobs/open-jobs.server.ts';
import { silentLog, type Log } from '../log.ts';
import { startMailServer } from './mail-server.server.ts';
import type { MailServer } from './mail-server.server.ts';
import { worldAt, type TestWorld } from './world-at.server.ts';

/** A single email, and a bulk email. */
export const mail = { kind: 'code', to: 'ada@example.test', subject: 'Your code', text: '482913' };
export const bulk = { ...mail, kind: 'campaign', bulk: true };

/** Mail jobs, or a mail service, with a queue that runs them once started. */
export function withQueue<Sender extends MailJobs>(
  pool: pg.Pool,
  world: TestWorld,
  sender: Sender,
) {
  let opening: ReturnType<typeof openJobs> | undefined;
  const { handlers, recover } = sender;
  return {
    ...sender,
    start() {
      opening = openJobs({ pool, world, log: silentLog, handlers, schedules: [], recover });
      void opening.then((jobs) => jobs.start());
    },
    async close() {
      await Promise.all([(await opening)?.close(), sender.close()]);
    },
  };
}

/**
 * A mail server, and mail services that deliver to it from a test database. Each test starts with
 * an empty outbox and a server that accepts; everything it opened ends with it.
 */
export async function testMailService(
  pool: pg.Pool,
  { composers, log = silentLog }: { readonly composers?: Composers; readonly log?: Log } = {},
) {
  const server = await startMailServer();
  const open: (() => unknown)[] = [];
  beforeEach(async () => {
    await pool.query('delete from mail');
    await pool.query('delete from graphile_worker._private_jobs');
    await pool.query('delete from mail_suppression');
    server.behave();
    server.received.length = 0;
    server.raw.length = 0;
    server.senders.length = 0;
  });
  afterEach(async () => {
    server.letGo();
    for (const close of open.splice(0)) await close();
  });
  afterAll(() => server.close());

  return {
    server,
    /** Ends something with the test. */
    atEnd: (close: () => unknown) => void open.push(close),
    /** Opens a mail service whose clock moves only when the test advances it. */
    openTestMail(to: MailServer = server, more: Partial<SmtpSettings> = {}) {
      const world = worldAt(new Date().toISOString());
      const smtp = { url: to.url, from: 'Quad <no-reply@quad.example>', ...more };
      const opened = openMailService({ pool, world, log, smtp, composers });
      const mailService = withQueue(pool, world, opened);
      open.push(() => mailService.close());
      return { mailService, world, seconds: (count: number) => world.advance(count * 1000) };
    },
    /** The status of the only email of a kind. */
    async standing(kind: string): Promise<unknown> {
      const { rows } = await pool.query(
        'select status, attempts, last_error from mail where kind = $1',
        [kind],
      );
      return rows[0];
    },
  };
}

import type pg from 'pg';
import { afterAll, afterEach, beforeEach } from 'vitest';
import type { SmtpSettings } from '../email/carry-mail.server.ts';
import type { Composers } from '../email/compose-mail.ts';
import { openPostOffice } from '../email/open-post-office.server.ts';
import { silentLog, type Log } from '../log.ts';
import { startMailServer } from './mail-server.server.ts';
import type { MailServer } from './mail-server.server.ts';
import { worldAt } from './world-at.server.ts';

/** A mail somebody waits for, and one of many. */
export const mail = { kind: 'code', to: 'ada@example.test', subject: 'Your code', text: '482913' };
export const bulk = { ...mail, kind: 'campaign', bulk: true };

/**
 * A mail server, and post offices that deliver to it out of a test's own database. Each test begins
 * with an empty outbox and a server that accepts; what a test has opened ends with it.
 */
export async function testPostOffice(
  pool: pg.Pool,
  { composers, log = silentLog }: { readonly composers?: Composers; readonly log?: Log } = {},
) {
  const server = await startMailServer();
  const open: (() => unknown)[] = [];
  beforeEach(async () => {
    await pool.query('delete from mail');
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
    /**
     * Opens a post office whose clock stands still until the test moves it by seconds, and which looks
     * into the outbox only when it is woken, or every `poll` milliseconds.
     */
    openOffice(to: MailServer = server, more: Partial<SmtpSettings> = {}, poll = 3_600_000) {
      const world = worldAt(new Date().toISOString());
      const smtp = { url: to.url, from: 'Quad <no-reply@quad.example>', ...more };
      const office = openPostOffice({ pool, world, log, smtp, poll, composers });
      open.push(() => office.close());
      return { office, world, seconds: (count: number) => world.advance(count * 1000) };
    },
    /** How the only mail of a kind stands. */
    async standing(kind: string): Promise<unknown> {
      const { rows } = await pool.query(
        'select status, attempts, last_error from mail where kind = $1',
        [kind],
      );
      return rows[0];
    },
  };
}

import { generateKeyPairSync } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { openDatabaseAt } from '../src/platform/database/database.server.ts';
import { frameCampaign } from '../src/platform/email/frame-campaign.ts';
import { countBatch } from '../src/platform/email/mail-batch.server.ts';
import { openMailService } from '../src/platform/email/open-mail-service.server.ts';
import { silentLog } from '../src/platform/log.ts';
import { openJobs } from '../src/platform/jobs/open-jobs.server.ts';
import { realWorld } from '../src/platform/real-world.server.ts';

/** What a sender is asked to do: over and over by hand, or out of a database. */
export interface SendTask {
  readonly url: string;
  readonly count: number;
  /** The database and the batch in it; absent: a bare loop. */
  readonly outbox?: { readonly connectionString: string; readonly batchId: string };
}

/** How long it took, in seconds, and the most memory the process ever held, in bytes. */
export interface Sent {
  readonly seconds: number;
  readonly rss: number;
}

const connections = 20;
const from = 'Quad <no-reply@quad.example>';
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const dkim = { domainName: 'quad.example', keySelector: 'bench', privateKey };
const brand = {
  name: 'Quad',
  legalName: 'Quad Fairs, Inc.',
  postalAddress: '1 College Green, Springfield, IL 62701',
  home: 'https://quad.example',
  primaryColor: '#5555aa',
};
const paragraph = 'Meet two hundred colleges from your kitchen table this fall. '.repeat(8);

function compose(name: string) {
  const unsubscribeUrl = `https://quad.example/unsubscribe/${name}`;
  return {
    subject: 'Three fairs this fall',
    ...frameCampaign({
      brand,
      subject: 'Three fairs this fall',
      html: `<p>Dear ${name},</p><p>${paragraph}</p><p>${paragraph}</p>`,
      text: `Dear ${name},\n\n${paragraph}\n\n${paragraph}`,
      reason: 'You get this mail because you have an account at Quad.',
      unsubscribeUrl,
    }),
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** The ceiling: a loop that hands one ready mail to the pool over and over. */
async function sendBare({ url, count }: SendTask): Promise<void> {
  const transport = createTransport({ url, pool: true, maxConnections: connections, dkim });
  const ready = compose('Ada');
  let next = 0;
  async function sendOn(): Promise<void> {
    while (next < count) {
      next += 1;
      await transport.sendMail({ from, to: `reader-${next}@example.test`, ...ready });
    }
  }
  await Promise.all(Array.from({ length: connections }, sendOn));
  transport.close();
}

async function sendOut({ url }: SendTask, outbox: NonNullable<SendTask['outbox']>): Promise<void> {
  const database = openDatabaseAt('server', outbox.connectionString, { log: silentLog });
  const pool = database.jobsPool;
  const parts = { pool, world: realWorld, log: silentLog };
  const post = openMailService({
    ...parts,
    smtp: { url, from, dkim },
    composers: {
      bench: () => Promise.resolve(({ merge }) => compose(String(merge['name']))),
    },
  });
  const { handlers, recover } = post;
  const jobs = await openJobs({ ...parts, handlers, schedules: [], recover });
  jobs.start();
  while ((await countBatch(pool, outbox.batchId))?.status !== 'done') await delay(250);
  await Promise.all([jobs.close(), post.close()]);
  await database.close();
}

process.on('message', (task: SendTask) => {
  const began = performance.now();
  const work = task.outbox ? sendOut(task, task.outbox) : sendBare(task);
  work.then(
    () => {
      const seconds = (performance.now() - began) / 1_000;
      process.send?.({ seconds, rss: process.resourceUsage().maxRSS * 1024 } satisfies Sent);
    },
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});
process.on('disconnect', () => process.exit());

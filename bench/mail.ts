import { once } from 'node:events';
import type { Sent } from './mail-sender.ts';
import { ask, endProcess, startProcess } from './processes.ts';
import type { Figure } from './report.ts';
import type { Database } from '../src/platform/database/database.server.ts';
import { openBatch, sealBatch } from '../src/platform/email/mail-batch.server.ts';
import { createMailer } from '../src/platform/email/mailer.server.ts';
import { realWorld } from '../src/platform/real-world.server.ts';

/** Readers of the mailing; `BENCH_MAILS=50000` measures a big one. */
const count = Number(process.env['BENCH_MAILS'] ?? 5_000);

/** A mailing out of the database, signed, beside a bare loop that sends the same to the same server. */
export async function measureMail(database: Database): Promise<Figure[]> {
  const sink = startProcess('mail-sink-server.ts');
  const [port] = (await once(sink, 'message')) as [number];
  const url = `smtp://127.0.0.1:${port}`;
  try {
    const bare = await send({ url, count });
    const batchId = await fillOutbox(database);
    const { connectionString } = database;
    const quad = await send({ url, count, outbox: { connectionString, batchId } });
    const taken = await ask<number>(sink, 'memory');
    if (taken !== 2 * count) throw new Error(`${2 * count} mails were sent and ${taken} arrived.`);
    const perMinute = ({ seconds }: Sent): number => (count / seconds) * 60;
    return [
      {
        what: `a mailing to ${count.toLocaleString('en')}, signed`,
        value: perMinute(quad),
        ceiling: perMinute(bare),
        unit: 'mails/min',
        aim: { atLeastShare: 0.7 },
      },
      {
        what: 'memory of the process that sends it',
        value: quad.rss / 1e6,
        ceiling: bare.rss / 1e6,
        unit: 'MB',
        aim: { atMost: 250 },
      },
    ];
  } finally {
    await endProcess(sink);
  }
}

async function send(task: Parameters<typeof ask>[1]): Promise<Sent> {
  const sender = startProcess('mail-sender.ts', [], ['--max-semi-space-size=8']);
  try {
    return await ask<Sent>(sender, task);
  } finally {
    await endProcess(sender);
  }
}

async function fillOutbox({ pool }: Database): Promise<string> {
  const mailer = createMailer({ world: realWorld, delivery: 'smtp', domain: 'quad.example' });
  const id = realWorld.newId();
  await openBatch(pool, realWorld, { id, kind: 'bench', scope: 'campaigns' });
  const readers = Array.from({ length: count }, (_, index) => ({
    to: `reader-${index}@example.test`,
    merge: { name: `Reader ${index}` },
  }));
  for (let at = 0; at < count; at += 1_000)
    await mailer.addToBatch(pool, id, readers.slice(at, at + 1_000));
  await sealBatch(pool, realWorld, id);
  return id;
}

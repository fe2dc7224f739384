import { demoAccounts } from '../../accounts/demo-accounts.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { demoId } from '../../../platform/demo/demo-id.server.ts';
import { SeededRandom } from '../../../platform/demo/seeded-random.ts';
import { inventPerson } from '../../../platform/demo/invented-people.ts';
import type { World } from '../../../platform/world.ts';
import { campaignBatch } from './advance-campaign.server.ts';
import { scopeOf, type Audience, type NewsletterList } from '../audiences.ts';
import { textTwin } from '../mail-body/text-twin.ts';
import { storeBodies } from '../campaign-record.server.ts';

const day = 24 * 3_600_000;
const subscribers: Readonly<Record<NewsletterList, number>> = { attendees: 42, exhibitors: 17 };

const finished = {
  id: demoId('campaign', 'finished'),
  audience: 'NEWSLETTER_ATTENDEES',
  subject: 'Recordings of the fall fair are out',
  html: '<h2>Watch it again</h2><p>Hi {{firstName|there}}, the recordings of our fall fair are ready. Every college has six minutes, and they are worth it.</p><p>See you at the next one!</p>',
} as const;

const scheduled = {
  id: demoId('campaign', 'scheduled'),
  audience: 'STUDENTS',
  subject: '{{firstName|Hello}}, meet your colleges',
  html: '<h2>Your next college fair</h2><p>Hi {{firstName|there}}, sixty colleges are waiting for your questions. Bring three good ones.</p><ul><li>What does it cost in the end?</li><li>Who will help me?</li><li>What do people do afterwards?</li></ul>',
} as const;

const draft = {
  id: demoId('campaign', 'draft'),
  subject: 'Three questions to bring to a fair',
  html: '<h2>Bring three good questions</h2><p>Hi {{firstName|there}}, reps at a college fair answer what no brochure does.</p><ol><li>What do graduates of my major do now?</li><li>What does it cost in the end?</li><li>What do students complain about?</li></ol><p>See you at the fair!</p>',
} as const;

/** A campaign of the demo that has gone out, and one that is being written. */
export const demoCampaigns = { finished: finished.id, draft: draft.id };

/**
 * Loads demo data for bulk email: subscribers of both newsletters, a sent campaign (so old that
 * only its figures are left), one that goes out in a week, and a draft.
 */
export async function loadDemoCampaigns(tx: Queryable, world: World): Promise<void> {
  const now = world.now();
  for (const [list, count] of Object.entries(subscribers)) {
    const seededRandom = new SeededRandom(count);
    for (let number = 1; number <= count; number += 1) {
      const { firstName, lastName, email } = inventPerson(
        seededRandom,
        number,
        `${list}.demo.test`,
      );
      await tx.query(
        `insert into newsletter_subscription (id, list, address, name, created_at, confirmed_at)
         values ($1, $2, $3, $4, $5, $5) on conflict do nothing`,
        [
          demoId('subscription', list, number),
          list,
          email,
          `${firstName} ${lastName}`,
          new Date(now.getTime() - seededRandom.whole(50, 400) * day),
        ],
      );
    }
  }
  await loadFinished(tx, new Date(now.getTime() - 40 * day));
  const sendAt = inAWeek(world);
  await insertCampaign(tx, scheduled, { status: 'scheduled', createdAt: now, sendAt });
  await tx.query(
    `insert into campaign_draft (id, subject, html, created_by, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5) on conflict do nothing`,
    [draft.id, draft.subject, draft.html, demoAccounts.admin, now],
  );
}

/** Moves the upcoming campaign to a week from now, unless someone has changed it. */
export async function rollDemoCampaigns(tx: Queryable, world: World): Promise<void> {
  const sendAt = inAWeek(world);
  await tx.query(
    `update campaign set send_at = $2, send_time = $3
     where id = $1 and status = 'scheduled' and updated_at = created_at and send_at <> $2`,
    [scheduled.id, sendAt, sendAt.toISOString()],
  );
}

/** Three in the afternoon, UTC, in a week. */
const inAWeek = (world: World): Date =>
  new Date(Math.ceil(world.now().getTime() / day) * day + 7 * day + 15 * 3_600_000);

interface Campaign {
  readonly id: string;
  readonly audience: Audience;
  readonly subject: string;
  readonly html: string;
}

async function insertCampaign(
  tx: Queryable,
  { id, audience, subject, html }: Campaign,
  when: {
    readonly status: 'scheduled' | 'sent';
    readonly createdAt: Date;
    readonly sendAt: Date;
  },
): Promise<void> {
  const over = when.status === 'sent' ? when.sendAt : null;
  await tx.query(
    `insert into campaign (id, audience, subject, send_at, send_time, time_zone, status, created_by,
       created_at, updated_at, started_at, resolved_at, finished_at)
     values ($1, $2, $3, $4, $5, null, $6, $7, $8, $8, $9, $9, $9) on conflict do nothing`,
    [
      id,
      audience,
      subject,
      when.sendAt,
      when.sendAt.toISOString(),
      when.status,
      demoAccounts.admin,
      when.createdAt,
      over,
    ],
  );
  await storeBodies(tx, id, { html, text: textTwin(html) });
}

async function loadFinished(tx: Queryable, at: Date): Promise<void> {
  const { id, audience } = finished;
  await insertCampaign(tx, finished, {
    status: 'sent',
    createdAt: new Date(at.getTime() - day),
    sendAt: at,
  });
  await tx.query(
    `insert into mail_batch (id, kind, scope, status, sealed_at, created_at, ended_at)
     values ($1, $2, $3, 'done', $4, $4, $4) on conflict do nothing`,
    [id, campaignBatch, scopeOf(audience), at],
  );
  await tx.query(
    `insert into mail_batch_count (batch_id, status, count)
     values ($1, 'sent', 39), ($1, 'failed', 2), ($1, 'unknown', 1) on conflict do nothing`,
    [id],
  );
}

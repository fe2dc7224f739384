import type pg from 'pg';
import { sendAccountEmail } from '../../accounts/account-email.server.ts';
import type { PeopleServices } from '../../accounts/people-services.ts';
import { boothPath } from '../../booths/booth-path.ts';
import { endedLately } from '../../fairs/read-fairs.server.ts';
import { questionSql, readBoothFigures } from '../../lobby/booth-figures.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { jobKind } from '../../../platform/jobs/job-kind.ts';
import {
  jobHandler,
  type AnyJobHandler,
  type Jobs,
  type JobSchedule,
} from '../../../platform/jobs/jobs.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import type { World } from '../../../platform/world.ts';
import { sharedRowsOfCollege } from '../shared-rows.ts';
import { leadsReadyMessages as messages } from './leads-ready.messages.ts';

interface Parts extends Pick<PeopleServices, 'mailer'> {
  readonly pool: pg.Pool;
  readonly world: World;
  readonly env: Pick<PeopleServices['env'], 'brand' | 'publicUrl'>;
  /** Read when a job runs: it is created after its handlers. */
  readonly jobs: () => Pick<Jobs, 'enqueue'>;
}

/** Tells the reps of one booth, after its fair, what came of it. */
const leadsReady = jobKind<{ readonly boothId: string }>({
  name: 'leads-ready',
  parse(data) {
    const { boothId } = Object(data) as Record<string, unknown>;
    if (typeof boothId !== 'string' || !isUuid(boothId))
      throw new Error('This job names no booth.');
    return { boothId };
  },
});

const reps = `array(
  select w.email from college_rep r join account w on w.id = r.user_id
  where r.college_id = c.id and r.confirmed_at is not null and w.email_verified
    and w.deleted_at is null and w.disabled_at is null order by w.email)`;

/** SQL: booths `b` of which the reps have not been told, at `$1`. */
const untold = `fair_booth b join fair f on f.id = b.fair_id
  join college c on c.id = b.college_id and c.status = 'active'
  where ${endedLately} and b.booth_sent and not b.leads_sent and cardinality(${reps}) > 0`;

/**
 * Checks every few minutes for fairs that ended. A college whose first rep is confirmed within a
 * day of the end is told then.
 */
export function tellLeadsReady({ pool, world, jobs }: Parts): JobSchedule {
  return {
    name: 'tell-leads-ready',
    every: '*/5 * * * *',
    zone: 'UTC',
    async run() {
      const rows = await readRows(pool, { id: 'text' })(`select b.id from ${untold}`, [
        world.now(),
      ]);
      for (const { id: boothId } of rows)
        await jobs().enqueue(pool, leadsReady, { boothId }, { key: boothId });
    },
  };
}

/** The job that tells one booth's reps, and marks its leads as sent. */
export function leadsReadyJobs(parts: Parts): readonly AnyJobHandler[] {
  return [
    jobHandler({
      kind: leadsReady,
      // The emails and the mark are one transaction: after a crash anywhere, no one gets two.
      run: ({ boothId }) =>
        transaction(parts.pool, async (tx) => {
          const now = parts.world.now();
          const booth = await takeBooth(tx, boothId, now);
          if (!booth) return;
          const outcome = await readOutcome(tx, booth, now);
          for (const to of booth.reps) await tell(tx, parts, booth, outcome, to);
        }),
    }),
  ];
}

const boothRow = row({
  id: 'text',
  collegeId: 'text',
  college: 'text',
  fairId: 'text',
  fair: 'text',
  slug: 'text',
  /** The addresses of the college's confirmed reps. */
  reps: 'text[]',
});
type Booth = RowOf<typeof boothRow>;

async function takeBooth(tx: Queryable, boothId: string, now: Date): Promise<Booth | undefined> {
  const rows = await readRows(tx, boothRow)(
    `with due as (select b.id from ${untold} and b.id = $2 for update of b)
     update fair_booth b set leads_sent = true
     from due, fair f, college c
     where b.id = due.id and f.id = b.fair_id and c.id = b.college_id
     returning b.id, c.id as "collegeId", c.name as college, f.id as "fairId", f.name as fair,
       f.slug, ${reps} as reps`,
    [now, boothId],
  );
  return rows[0];
}

interface Outcome {
  /** Students who share with the college since this fair. */
  readonly leads: number;
  readonly visits: number;
  readonly questions: number;
  /** Questions that wait for an answer; reps can mark one as needing none. */
  readonly open: number;
}

async function readOutcome(tx: Queryable, booth: Booth, now: Date): Promise<Outcome> {
  const { id, collegeId, fairId } = booth;
  const [counted] = await readRows(tx, { leads: 'number', open: 'number' })(
    `select (select count(*)::int from (${sharedRowsOfCollege}) w where w."fairId" = $3) as leads,
       (select count(*)::int from booth_message m where m.booth_id = $4 and ${questionSql}
          and m.answered_at is null and m.closed_at is null) as open`,
    [collegeId, now, fairId, id],
  );
  const figures = await readBoothFigures(tx, { collegeId });
  const { visits = 0, questions = 0 } = figures.find(({ boothId }) => boothId === id) ?? {};
  return { visits, questions, leads: counted?.leads ?? 0, open: counted?.open ?? 0 };
}

async function tell(
  tx: Queryable,
  { mailer, env }: Parts,
  booth: Booth,
  outcome: Outcome,
  to: string,
): Promise<void> {
  const { leads } = outcome;
  const page = (path: string) => `${env.publicUrl}${path}`;
  await sendAccountEmail(
    tx,
    { mailer, env },
    {
      kind: 'leads-ready',
      to,
      write: (t) => {
        const subject = t(leads > 0 ? messages.subject : messages.subjectNone, {
          count: leads,
          fair: booth.fair,
        });
        const results = {
          label: t(messages.results),
          url: page(`/app/results?fair=${booth.slug}`),
        };
        const atBooth = { label: t(messages.booth), url: page(boothPath(booth.slug, booth.id)) };
        const download = {
          label: t(messages.download),
          url: page(`/app/leads/export?fair=${booth.fairId}`),
        };
        return {
          subject,
          heading: subject,
          paragraphs: describe(t, booth, outcome),
          action:
            leads > 0
              ? { label: t(messages.openLeads), url: page(`/app/leads?fair=${booth.fairId}`) }
              : results,
          links: [
            {
              title: t(messages.further),
              links: leads > 0 ? [download, results, atBooth] : [atBooth],
            },
          ],
        };
      },
    },
  );
}

const describe = (
  t: Translate,
  { college }: Booth,
  { leads, visits, questions, open }: Outcome,
): readonly string[] => [
  t(leads > 0 ? messages.lead : messages.leadNone, { college: cleanName(college), count: leads }),
  t(messages.figures, { visits, questions }),
  ...(open > 0 ? [t(messages.open, { count: open })] : []),
];

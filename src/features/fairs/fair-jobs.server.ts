import { jobKind } from '../../platform/jobs/job-kind.ts';
import { jobHandler, type AnyJobHandler, type JobSchedule } from '../../platform/jobs/jobs.ts';
import { isUuid } from '../../platform/model/kinds.ts';
import { listDueNotices } from './change-notices/fair-notices.server.ts';
import {
  oneNoticeJob,
  tellFairChange,
  type TellParts,
} from './change-notices/tell-fair-change.server.ts';

interface Parts extends TellParts {
  /** Milliseconds before retrying a notice that waits for the mail server. */
  readonly again?: number;
}

/** Notifies the participants of a fair about one change. */
export const fairNotice = jobKind<{ readonly noticeId: string }>({
  name: 'fair-notice',
  parse(data) {
    const id = typeof data === 'object' && data !== null && 'noticeId' in data && data.noticeId;
    if (typeof id !== 'string' || !isUuid(id)) throw new Error('This job names no notice.');
    return { noticeId: id };
  },
});

/** The notification jobs for changes. */
export function fairJobs(parts: Parts): readonly AnyJobHandler[] {
  return [
    jobHandler({
      kind: fairNotice,
      async run({ noticeId }, { signal }) {
        if ((await tellFairChange(parts, noticeId, signal)) === 'idle') return;
        const at = new Date(parts.world.now().getTime() + (parts.again ?? 3000));
        await parts.jobs().enqueue(parts.pool, fairNotice, { noticeId }, { at, key: noticeId });
      },
    }),
    oneNoticeJob(parts),
  ];
}

/** Checks once a minute for changes to announce, and for those lost with a process. */
export function fairSchedules({ pool, world, jobs }: Parts): readonly JobSchedule[] {
  return [
    {
      name: 'fair-notices',
      every: '* * * * *',
      zone: 'UTC',
      async run() {
        for (const noticeId of await listDueNotices(pool, world))
          await jobs().enqueue(pool, fairNotice, { noticeId }, { key: noticeId });
      },
    },
  ];
}

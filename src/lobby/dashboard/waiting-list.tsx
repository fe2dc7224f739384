import { Link } from 'react-router';
import { fairPaths } from '../../fairs/fair-paths.ts';
import type { Message } from '../../platform/words/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import type { DashboardData } from '../load-dashboard.ts';
import { dashboardWords as said } from './dashboard.words.ts';
import css from './dashboard.module.css';

type Task = DashboardData['tasks'][number];

/** How a task is said, what is done about it, and on which page. */
interface Shown {
  readonly text: Message;
  readonly act: Message;
  readonly to: (task: Task, isAdmin: boolean) => string;
}

const ofFair = (page: string) => (task: Task) => `/admin/fairs/${task.fairId}${page}`;
const ofSessions = (page: string, { slug }: Task) =>
  `/app/fairs/6x6/${page}?${new URLSearchParams({ fair: slug ?? '' })}`;
/** Coordinators do not see the pages of admins. */
const boothsOf = (page: string) => (task: Task, isAdmin: boolean) =>
  isAdmin ? ofFair(page)(task) : ofSessions('exhibitors', task);

const shown: Readonly<Record<string, Shown>> = {
  heldMessages: {
    ...{ text: said.heldMessages, act: said.heldMessagesAct },
    to: (task, isAdmin) => (isAdmin ? ofFair('/live')(task) : fairPaths(task.slug ?? '').visit),
  },
  boothsNotReady: {
    ...{ text: said.boothsNotReady, act: said.boothsNotReadyAct },
    to: boothsOf('/readiness?show=missing'),
  },
  boothsToPublish: {
    ...{ text: said.boothsToPublish, act: said.boothsToPublishAct },
    to: boothsOf('/readiness?show=ready'),
  },
  drafts: { text: said.drafts, act: said.draftsAct, to: () => '/admin/fairs?state=draft' },
  claims: { text: said.claims, act: said.claimsAct, to: () => '/admin/claims' },
  collegeChanges: {
    ...{ text: said.collegeChanges, act: said.collegeChangesAct },
    to: () => '/admin/claims',
  },
  draftColleges: {
    ...{ text: said.draftColleges, act: said.draftCollegesAct },
    to: () => '/admin/claims',
  },
  counselors: {
    ...{ text: said.counselors, act: said.counselorsAct },
    to: () => '/admin/claims',
  },
  overdue: {
    ...{ text: said.overdue, act: said.overdueAct },
    to: () => '/admin/payments?sort=createdAt',
  },
  withdrawn: {
    ...{ text: said.withdrawn, act: said.withdrawnAct },
    to: () => '/admin/payments?show=withdrawn',
  },
  failedEmail: {
    ...{ text: said.failedEmail, act: said.failedAct },
    to: () => '/admin/health?state=failed',
  },
  failedJobs: {
    ...{ text: said.failedJobs, act: said.failedJobsAct },
    to: () => '/admin/health/jobs',
  },
};

const planning: Shown = {
  ...{ text: said.cannotPublish, act: said.cannotPublishPlanAct },
  to: (task) => ofSessions('plan', task),
};
const webinar: Shown = {
  ...{ text: said.cannotPublish, act: said.cannotPublishAct },
  to: ofFair('/webinar'),
};

const shownOf = ({ kind, fairType }: Task): Shown | undefined =>
  kind === 'cannotPublish' ? (fairType === '6x6' ? planning : webinar) : shown[kind];

/** What waits for an organizer, each with the page on which it is done. */
export function WaitingList({ data }: { readonly data: DashboardData }) {
  const say = useSay();
  const { tasks, isAdmin } = data;
  return (
    <Section title={say(said.todo)}>
      {tasks.length === 0 ? (
        <p className={css.done}>
          <Icon name="check-circle" /> {say(said.allDone)}
        </p>
      ) : (
        <ul role="list" className={css.todo}>
          {tasks.map((task) => (
            <li key={`${task.kind} ${task.fairId ?? ''}`}>
              <Icon name="warning" />
              <Wait task={task} isAdmin={isAdmin} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Wait({ task, isAdmin }: { readonly task: Task; readonly isAdmin: boolean }) {
  const say = useSay();
  const fair = task.fair ?? '';
  const one = shownOf(task);
  if (!one) return null;
  const act = say(one.act);
  const label = task.fair === null ? undefined : say(said.ofFair, { act, fair });
  return (
    <>
      <span>{say(one.text, { count: task.count, fair })}</span>
      <Link to={one.to(task, isAdmin)} aria-label={label}>
        {act}
      </Link>
    </>
  );
}

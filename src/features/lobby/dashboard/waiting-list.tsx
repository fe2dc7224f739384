import { Link } from 'react-router';
import { fairPaths } from '../../fairs/fair-paths.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { DashboardData } from '../load-dashboard.ts';
import { dashboardMessages as messages } from './dashboard.messages.ts';
import css from './dashboard.module.css';

type Task = DashboardData['tasks'][number];

/** A task's text, its action, and its page. */
interface Shown {
  readonly text: Message;
  readonly act: Message;
  readonly to: (task: Task, isAdmin: boolean) => string;
}

const ofFair = (page: string) => (task: Task) => `/admin/fairs/${task.fairId}${page}`;
const ofSessions = (page: string, { slug }: Task) =>
  `/app/fairs/6x6/${page}?${new URLSearchParams({ fair: slug ?? '' })}`;
/** Coordinators can't access the admin pages. */
const boothsOf = (page: string) => (task: Task, isAdmin: boolean) =>
  isAdmin ? ofFair(page)(task) : ofSessions('exhibitors', task);

const shown: Readonly<Record<string, Shown>> = {
  heldMessages: {
    text: messages.heldMessages,
    act: messages.heldMessagesAct,
    to: (task, isAdmin) =>
      isAdmin ? ofFair('/live#held')(task) : fairPaths(task.slug ?? '').visit,
  },
  boothsNotReady: {
    text: messages.boothsNotReady,
    act: messages.boothsNotReadyAct,
    to: boothsOf('/readiness?show=missing'),
  },
  boothsToPublish: {
    text: messages.boothsToPublish,
    act: messages.boothsToPublishAct,
    to: boothsOf('/readiness?show=ready'),
  },
  untoldSessions: {
    text: messages.untoldSessions,
    act: messages.untoldSessionsAct,
    to: (task) => ofSessions('plan', task),
  },
  emptySessions: {
    text: messages.emptySessions,
    act: messages.emptySessionsAct,
    to: (task) => ofSessions('plan', task),
  },
  notPlaced: {
    text: messages.notPlaced,
    act: messages.notPlacedAct,
    to: (task) => ofSessions('plan', task),
  },
  planChanges: {
    text: messages.planChanges,
    act: messages.planChangesAct,
    to: (task) => `${ofSessions('plan', task)}#publish`,
  },
  drafts: { text: messages.drafts, act: messages.draftsAct, to: () => '/admin/fairs?state=draft' },
  claims: { text: messages.claims, act: messages.claimsAct, to: () => '/admin/claims' },
  collegeChanges: {
    text: messages.collegeChanges,
    act: messages.collegeChangesAct,
    to: () => '/admin/claims',
  },
  draftColleges: {
    text: messages.draftColleges,
    act: messages.draftCollegesAct,
    to: () => '/admin/claims',
  },
  counselors: {
    text: messages.counselors,
    act: messages.counselorsAct,
    to: () => '/admin/claims?status=counselors',
  },
  overdue: {
    text: messages.overdue,
    act: messages.overdueAct,
    to: () => '/admin/payments?sort=createdAt',
  },
  withdrawn: {
    text: messages.withdrawn,
    act: messages.withdrawnAct,
    to: () => '/admin/payments?show=withdrawn',
  },
  failedEmail: {
    text: messages.failedEmail,
    act: messages.failedAct,
    to: () => '/admin/health?state=failed',
  },
  failedJobs: {
    text: messages.failedJobs,
    act: messages.failedJobsAct,
    to: () => '/admin/health/jobs',
  },
};

const planning: Shown = {
  text: messages.cannotPublish,
  act: messages.cannotPublishPlanAct,
  to: (task) => ofSessions('plan', task),
};
const webinar: Shown = {
  text: messages.cannotPublish,
  act: messages.cannotPublishAct,
  to: ofFair('/webinar'),
};

const shownOf = ({ kind, fairType }: Task): Shown | undefined =>
  kind === 'cannotPublish' ? (fairType === '6x6' ? planning : webinar) : shown[kind];

/** The organizer's pending tasks, each with the page where it is done. */
export function WaitingList({ data }: { readonly data: DashboardData }) {
  const t = useTranslate();
  const { tasks, isAdmin } = data;
  return (
    <Section title={t(messages.todo)}>
      {tasks.length === 0 ? (
        <p className={css.done}>
          <Icon name="check-circle" /> {t(messages.allDone)}
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
  const t = useTranslate();
  const fair = task.fair ?? '';
  const one = shownOf(task);
  if (!one) return null;
  const act = t(one.act);
  const label = task.fair === null ? undefined : t(messages.ofFair, { act, fair });
  return (
    <>
      <span>{t(one.text, { count: task.count, fair })}</span>
      <Link to={one.to(task, isAdmin)} aria-label={label}>
        {act}
      </Link>
    </>
  );
}

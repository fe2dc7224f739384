import { fairPaths } from '../../fairs/fair-paths.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import type { FairFigures } from '../fair-figures/figures-query.ts';
import { stepsMessages as messages } from './steps.messages.ts';

/** A step of a fair, as returned by the API. */
export type Step = NonNullable<FairFigures['steps']>[number];

/** The fair of the steps, and the page family: under `/admin`, or the coordinators' pages. */
export interface StepsFair {
  readonly id: string;
  readonly slug: string;
  readonly fairType: string;
  readonly isAdminScreen: boolean;
}

/** A step's text, and its link; no link when there is nothing to do. */
export interface ShownStep {
  readonly text: Message;
  readonly act?: Message;
  readonly to?: string;
}

/** A step's text, and the page where it is done. */
export function showStep(step: Step, fair: StepsFair): ShownStep | undefined {
  return ways[step.kind]?.(step, fair);
}

type Way = (step: Step, fair: StepsFair) => ShownStep;

const ofAdmin = ({ id }: StepsFair, page: string) => `/admin/fairs/${id}${page}`;
const ofSessions = ({ slug }: StepsFair, page: string) =>
  `/app/fairs/6x6/${page}?${new URLSearchParams({ fair: slug })}`;

/** The admin page, or the equivalent coordinator page. */
const either = (fair: StepsFair, admin: string, coordinator: string) =>
  fair.isAdminScreen ? ofAdmin(fair, admin) : ofSessions(fair, coordinator);

/** A step with one text while open, and another once done. */
const twoWays =
  (open: Message, act: Message, done: Message, to: (fair: StepsFair) => string): Way =>
  ({ state }, fair) =>
    state === 'done' ? { text: done } : { text: open, act, to: to(fair) };

const webinar = (fair: StepsFair) => either(fair, '/webinar', 'sessions');
const live = (fair: StepsFair) => either(fair, '/live', 'live');
const readiness = (show: string) => (fair: StepsFair) => ofAdmin(fair, `/readiness?show=${show}`);

const booths = twoWays(
  messages.boothsReady,
  messages.boothsReadyAct,
  messages.boothsReadyDone,
  readiness('missing'),
);
const slots = twoWays(messages.slots, messages.slotsAct, messages.slotsDone, (fair) =>
  ofSessions(fair, 'plan'),
);

const ways: Readonly<Record<string, Way>> = {
  about: twoWays(messages.about, messages.aboutAct, messages.aboutDone, (fair) =>
    ofAdmin(fair, '/settings'),
  ),
  sender: ({ state, detail }) =>
    state === 'done'
      ? { text: messages.senderDone }
      : {
          text: detail === 'noServer' ? messages.senderNoServer : messages.sender,
          act: messages.senderAct,
          to: '/admin/settings/email',
        },
  sessions: ({ state, detail }, fair) => {
    if (state === 'done') return { text: messages.sessionsDone };
    if (detail === 'hidden')
      return { text: messages.sessionsHidden, act: messages.sessionsHiddenAct, to: webinar(fair) };
    if (fair.fairType !== '6x6')
      return { text: messages.sessionsNone, act: messages.sessionsAdd, to: webinar(fair) };
    const to = ofSessions(fair, 'plan');
    return detail === 'planned'
      ? { text: messages.sessionsPlanned, act: messages.sessionsPlannedAct, to }
      : { text: messages.sessionsNone, act: messages.sessionsPlan, to };
  },
  publish: ({ state, detail }, fair) => {
    if (state === 'done') return { text: messages.publishDone };
    if (detail === 'over')
      return state === 'open'
        ? {
            text: messages.publishOver,
            act: messages.publishOverAct,
            to: ofAdmin(fair, '/settings'),
          }
        : { text: messages.publishOverByAdmin };
    if (detail === 'byAdmin') return { text: messages.publishByAdmin };
    return { text: detail === 'sessionsFirst' ? messages.publishSessionsFirst : messages.publish };
  },
  emails: ({ state, detail }, fair) => {
    if (state === 'done') return { text: messages.emailsDone };
    const to = fair.isAdminScreen
      ? `/admin/campaigns/email${detail === 'draft' ? '' : `/new?fair=${fair.id}`}`
      : ofSessions(fair, 'emails');
    return detail === 'draft'
      ? { text: messages.emailsDraft, act: messages.emailsDraftAct, to }
      : {
          text: fair.isAdminScreen ? messages.emailsNone : messages.emailsAtFair,
          act: messages.emailsAct,
          to,
        };
  },
  exhibitors: ({ state, detail }, fair) => {
    if (state === 'done') return { text: messages.exhibitorsDone };
    if (state === 'waiting') return { text: messages.exhibitorsLater };
    return {
      text: detail === 'closed' ? messages.exhibitorsClosed : messages.exhibitorsNone,
      act: messages.exhibitorsAct,
      to: either(fair, '/exhibitors/new', 'exhibitors/new'),
    };
  },
  payments: twoWays(
    messages.payments,
    messages.paymentsAct,
    messages.paymentsDone,
    () => '/admin/payments',
  ),
  boothsReady: (step, fair) =>
    step.state === 'waiting' ? { text: messages.boothsLater } : booths(step, fair),
  boothsPublished: ({ state }, fair) => {
    if (state === 'done') return { text: messages.boothsPublishedDone };
    if (state === 'waiting') return { text: messages.boothsPublishedLater };
    return {
      text: messages.boothsPublished,
      act: messages.boothsPublishedAct,
      to: readiness('ready')(fair),
    };
  },
  slots: (step, fair) =>
    step.state === 'waiting' ? { text: messages.slotsLater } : slots(step, fair),
  hosts: twoWays(messages.hosts, messages.hostsAct, messages.hostsDone, (fair) =>
    ofSessions(fair, 'plan'),
  ),
  links: twoWays(messages.links, messages.linksAct, messages.linksDone, webinar),
  announcements: twoWays(
    messages.announcements,
    messages.announcementsAct,
    messages.announcementsDone,
    live,
  ),
  live: ({ state }, fair) => ({
    text: state === 'open' ? messages.liveNow : messages.liveSoon,
    act: messages.liveAct,
    to: live(fair),
  }),
  questions: (_, { slug }) => ({
    text: messages.questions,
    act: messages.questionsAct,
    to: fairPaths(slug).visit,
  }),
  recordings: ({ state, detail }, fair) => {
    if (state === 'done') return { text: messages.recordingsDone };
    return detail === 'hidden'
      ? { text: messages.recordingsHidden, act: messages.recordingsHiddenAct, to: webinar(fair) }
      : { text: messages.recordingsNone, act: messages.recordingsNoneAct, to: webinar(fair) };
  },
  recordingsEmail: twoWays(
    messages.recordingsEmail,
    messages.recordingsEmailAct,
    messages.recordingsEmailDone,
    webinar,
  ),
  lists: twoWays(messages.lists, messages.listsAct, messages.listsDone, (fair) =>
    either(fair, '/lists', 'lists'),
  ),
};

import { fairPaths } from '../../fairs/fair-paths.ts';
import type { Message } from '../../platform/words/words.ts';
import type { FairFigures } from '../fair-figures/figures-query.ts';
import { stepsWords as said } from './steps.words.ts';

/** A step of a fair, as the API tells it. */
export type Step = NonNullable<FairFigures['steps']>[number];

/** The fair whose steps are shown, and where: under `/admin`, or among the screens of coordinators. */
export interface StepsFair {
  readonly id: string;
  readonly slug: string;
  readonly fairType: string;
  readonly isAdminScreen: boolean;
}

/** What a step says, and where it is done; without an address where there is nothing to be done. */
export interface ShownStep {
  readonly text: Message;
  readonly act?: Message;
  readonly to?: string;
}

/** How a step is said, and the page on which it is done. */
export function showStep(step: Step, fair: StepsFair): ShownStep | undefined {
  return ways[step.kind]?.(step, fair);
}

type Way = (step: Step, fair: StepsFair) => ShownStep;

const ofAdmin = ({ id }: StepsFair, page: string) => `/admin/fairs/${id}${page}`;
const ofSessions = ({ slug }: StepsFair, page: string) =>
  `/app/fairs/6x6/${page}?${new URLSearchParams({ fair: slug })}`;

/** The page of admins, or the one of coordinators that stands for it. */
const either = (fair: StepsFair, admin: string, coordinator: string) =>
  fair.isAdminScreen ? ofAdmin(fair, admin) : ofSessions(fair, coordinator);

/** A step that says one thing while it is open, and another once it is done. */
const twoWays =
  (open: Message, act: Message, done: Message, to: (fair: StepsFair) => string): Way =>
  ({ state }, fair) =>
    state === 'done' ? { text: done } : { text: open, act, to: to(fair) };

const webinar = (fair: StepsFair) => either(fair, '/webinar', 'sessions');
const live = (fair: StepsFair) => either(fair, '/live', 'live');
const readiness = (show: string) => (fair: StepsFair) => ofAdmin(fair, `/readiness?show=${show}`);

const booths = twoWays(
  said.boothsReady,
  said.boothsReadyAct,
  said.boothsReadyDone,
  readiness('missing'),
);
const slots = twoWays(said.slots, said.slotsAct, said.slotsDone, (fair) =>
  ofSessions(fair, 'plan'),
);

const ways: Readonly<Record<string, Way>> = {
  about: twoWays(said.about, said.aboutAct, said.aboutDone, (fair) => ofAdmin(fair, '/settings')),
  sender: ({ state, detail }) =>
    state === 'done'
      ? { text: said.senderDone }
      : {
          text: detail === 'noServer' ? said.senderNoServer : said.sender,
          act: said.senderAct,
          to: '/admin/settings/email',
        },
  sessions: ({ state, detail }, fair) => {
    if (state === 'done') return { text: said.sessionsDone };
    if (detail === 'hidden')
      return { text: said.sessionsHidden, act: said.sessionsHiddenAct, to: webinar(fair) };
    if (fair.fairType !== '6x6')
      return { text: said.sessionsNone, act: said.sessionsAdd, to: webinar(fair) };
    const to = ofSessions(fair, 'plan');
    return detail === 'planned'
      ? { text: said.sessionsPlanned, act: said.sessionsPlannedAct, to }
      : { text: said.sessionsNone, act: said.sessionsPlan, to };
  },
  publish: ({ state, detail }, fair) => {
    if (state === 'done') return { text: said.publishDone };
    if (detail === 'over')
      return state === 'open'
        ? { text: said.publishOver, act: said.publishOverAct, to: ofAdmin(fair, '/settings') }
        : { text: said.publishOverByAdmin };
    if (detail === 'byAdmin') return { text: said.publishByAdmin };
    return { text: detail === 'sessionsFirst' ? said.publishSessionsFirst : said.publish };
  },
  emails: ({ state, detail }, fair) => {
    if (state === 'done') return { text: said.emailsDone };
    const to = fair.isAdminScreen
      ? `/admin/campaigns/email${detail === 'draft' ? '' : '/new'}`
      : ofSessions(fair, 'emails');
    return detail === 'draft'
      ? { text: said.emailsDraft, act: said.emailsDraftAct, to }
      : { text: fair.isAdminScreen ? said.emailsNone : said.emailsAtFair, act: said.emailsAct, to };
  },
  exhibitors: ({ state, detail }, fair) => {
    if (state === 'done') return { text: said.exhibitorsDone };
    if (state === 'waiting') return { text: said.exhibitorsLater };
    return {
      text: detail === 'closed' ? said.exhibitorsClosed : said.exhibitorsNone,
      act: said.exhibitorsAct,
      to: either(fair, '/exhibitors/new', 'exhibitors/new'),
    };
  },
  payments: twoWays(said.payments, said.paymentsAct, said.paymentsDone, () => '/admin/payments'),
  boothsReady: (step, fair) =>
    step.state === 'waiting' ? { text: said.boothsLater } : booths(step, fair),
  boothsPublished: ({ state }, fair) => {
    if (state === 'done') return { text: said.boothsPublishedDone };
    if (state === 'waiting') return { text: said.boothsPublishedLater };
    return {
      text: said.boothsPublished,
      act: said.boothsPublishedAct,
      to: readiness('ready')(fair),
    };
  },
  slots: (step, fair) => (step.state === 'waiting' ? { text: said.slotsLater } : slots(step, fair)),
  hosts: twoWays(said.hosts, said.hostsAct, said.hostsDone, (fair) => ofSessions(fair, 'plan')),
  links: twoWays(said.links, said.linksAct, said.linksDone, webinar),
  announcements: twoWays(said.announcements, said.announcementsAct, said.announcementsDone, live),
  live: ({ state }, fair) => ({
    text: state === 'open' ? said.liveNow : said.liveSoon,
    act: said.liveAct,
    to: live(fair),
  }),
  questions: (_, { slug }) => ({
    text: said.questions,
    act: said.questionsAct,
    to: fairPaths(slug).visit,
  }),
  recordings: ({ state, detail }, fair) => {
    if (state === 'done') return { text: said.recordingsDone };
    return detail === 'hidden'
      ? { text: said.recordingsHidden, act: said.recordingsHiddenAct, to: webinar(fair) }
      : { text: said.recordingsNone, act: said.recordingsNoneAct, to: webinar(fair) };
  },
  recordingsEmail: twoWays(
    said.recordingsEmail,
    said.recordingsEmailAct,
    said.recordingsEmailDone,
    webinar,
  ),
  lists: twoWays(said.lists, said.listsAct, said.listsDone, (fair) =>
    either(fair, '/lists', 'lists'),
  ),
};

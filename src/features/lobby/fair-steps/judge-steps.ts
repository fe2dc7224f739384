import type { ListFacts, StepFacts } from './read-step-facts.server.ts';

/** A step in running a fair, and its status. */
export interface FairStep {
  readonly kind: string;
  /** `prepare`, `day` or `after`. */
  readonly part: string;
  /** `waiting`: another step, or an admin, must come first. */
  readonly state: 'done' | 'open' | 'waiting';
  /** The variant of its status; empty if there is only one. */
  readonly detail: string;
  readonly isOptional: boolean;
  /** The number of pending or finished items. */
  readonly count: number;
  /** The total. */
  readonly of: number;
}

/** The viewer, the time, and the site settings they depend on. */
interface Onlooker {
  readonly now: Date;
  readonly isAdmin: boolean;
  /** Whether Quad has a mail server configured. */
  readonly hasMailServer: boolean;
}

type How = Partial<Pick<FairStep, 'detail' | 'isOptional' | 'count' | 'of'>>;
type Judged = Omit<FairStep, 'part'>;

/** Steps of the day are listed from a day before the start. */
const nearMs = 24 * 3_600_000;

const step = (kind: string, state: FairStep['state'], how: How = {}): Judged => ({
  kind,
  state,
  detail: '',
  isOptional: false,
  count: 0,
  of: 0,
  ...how,
});
const open = (kind: string, how?: How) => step(kind, 'open', how);
const waiting = (kind: string, how?: How) => step(kind, 'waiting', how);
const done = (kind: string, how?: How) => step(kind, 'done', how);

/**
 * The steps of a fair in their working order: preparation until the fair is over, steps of the day
 * from the day before, and first while the fair is live, follow-up once it is over.
 *
 * @param lists read once the fair is over; null before
 */
export function judgeSteps(
  facts: StepFacts,
  lists: ListFacts | null,
  onlooker: Onlooker,
): readonly FairStep[] {
  const { now } = onlooker;
  const isOver = facts.endTime <= now;
  const within = (part: FairStep['part'], steps: readonly (Judged | null)[]) =>
    steps.filter((one) => one !== null).map((one): FairStep => ({ ...one, part }));
  if (facts.isCancelled)
    return within('after', [judgePayments(facts, onlooker)]).filter(
      ({ state }) => state === 'open',
    );
  if (!facts.isPublished) return within('prepare', toPublish(facts, onlooker, isOver));
  if (isOver) return within('after', afterward(facts, lists, onlooker));
  const prepare = within('prepare', [
    ...toPublish(facts, onlooker, false),
    ...toOpen(facts, onlooker),
  ]);
  const day = within('day', onTheDay(facts, now));
  // Optional steps are left out from now on.
  if (facts.startTime <= now)
    return [...day, ...prepare.filter(({ state, isOptional }) => state !== 'open' || !isOptional)];
  const isNear = facts.startTime.getTime() - now.getTime() <= nearMs;
  return isNear ? [...prepare, ...day] : prepare;
}

/** From draft to published fair. */
function toPublish(facts: StepFacts, { isAdmin, hasMailServer }: Onlooker, isOver: boolean) {
  const { isPublished, isDescribed, isTested, fairType, sessions } = facts;
  const isSender = hasMailServer && isTested;
  const publish = () => {
    if (isPublished) return done('publish');
    if (isOver) return step('publish', isAdmin ? 'open' : 'waiting', { detail: 'over' });
    if (!isAdmin) return waiting('publish', { detail: 'byAdmin' });
    return fairType !== 'booth' && sessions === 0
      ? waiting('publish', { detail: 'sessionsFirst' })
      : open('publish');
  };
  return [
    isAdmin
      ? step('about', isDescribed ? 'done' : 'open', { isOptional: isPublished && !isDescribed })
      : null,
    // Coordinators can't change settings.
    isAdmin
      ? step('sender', isSender ? 'done' : 'open', {
          detail: isSender || hasMailServer ? '' : 'noServer',
          isOptional: !hasMailServer,
        })
      : null,
    judgeSessions(facts),
    publish(),
    isPublished ? null : waiting('exhibitors', { detail: 'publishFirst' }),
  ];
}

/** A booth fair may have sessions. */
function judgeSessions({ fairType, sessions, planned, webinarStatus }: StepFacts) {
  if (sessions === 0) {
    if (fairType === 'booth') return null;
    return planned > 0
      ? open('sessions', { detail: 'planned', count: planned })
      : open('sessions', { detail: 'none' });
  }
  return webinarStatus === 'draft'
    ? open('sessions', { detail: 'hidden', count: sessions })
    : done('sessions', { count: sessions });
}

/** From publishing to the day of the fair. */
function toOpen(facts: StepFacts, onlooker: Onlooker) {
  const { fairType, sessions, withoutLink, withoutHost, withoutSlot } = facts;
  const { exhibitors, exhibitorDeadline, emails, emailDrafts } = facts;
  const of = sessions;
  return [
    emails > 0
      ? done('emails', { count: emails })
      : open('emails', {
          detail: emailDrafts > 0 ? 'draft' : 'none',
          count: emailDrafts,
          isOptional: true,
        }),
    exhibitors > 0
      ? done('exhibitors', { count: exhibitors })
      : open('exhibitors', {
          detail: exhibitorDeadline <= onlooker.now ? 'closed' : 'none',
          isOptional: fairType === 'webinar',
        }),
    ...(fairType === 'booth' ? judgeBooths(facts) : []),
    fairType !== '6x6' || sessions === 0
      ? null
      : exhibitors === 0
        ? waiting('slots')
        : withoutSlot > 0
          ? open('slots', { count: withoutSlot, of: exhibitors })
          : done('slots', { count: exhibitors }),
    fairType !== '6x6' || sessions === 0
      ? null
      : withoutHost > 0
        ? open('hosts', { count: withoutHost, of, isOptional: true })
        : done('hosts', { count: of }),
    sessions === 0
      ? null
      : withoutLink > 0
        ? open('links', { count: withoutLink, of })
        : done('links', { count: of }),
    exhibitors > 0 ? judgePayments(facts, onlooker) : null,
  ];
}

/** Only admins handle money. */
function judgePayments({ unpaid }: StepFacts, { isAdmin }: Onlooker) {
  if (!isAdmin) return null;
  return unpaid > 0 ? open('payments', { count: unpaid }) : done('payments');
}

function judgeBooths({ booths, boothsNotReady, boothsToPublish }: StepFacts) {
  if (booths === 0) return [waiting('boothsReady', { detail: 'none' })];
  const published = booths - boothsNotReady - boothsToPublish;
  const publish = () => {
    if (boothsToPublish > 0) return open('boothsPublished', { count: boothsToPublish, of: booths });
    return boothsNotReady > 0
      ? waiting('boothsPublished', { count: published, of: booths })
      : done('boothsPublished', { count: published });
  };
  return [
    boothsNotReady > 0
      ? open('boothsReady', { count: boothsNotReady, of: booths })
      : done('boothsReady', { count: booths }),
    publish(),
  ];
}

function onTheDay(facts: StepFacts, now: Date) {
  const isLive = facts.startTime <= now;
  const { announcements, unanswered } = facts;
  return [
    isLive ? open('live') : waiting('live'),
    // Booths close with the fair: no one can answer afterward.
    unanswered > 0 ? open('questions', { count: unanswered }) : null,
    announcements > 0
      ? done('announcements', { count: announcements })
      : open('announcements', { isOptional: true }),
  ];
}

function afterward(facts: StepFacts, lists: ListFacts | null, onlooker: Onlooker) {
  const { sessions, recordings, webinarStatus, isRecordingTold, exhibitors } = facts;
  const areOut = recordings > 0 && webinarStatus === 'published';
  const publish = () => {
    if (areOut) return done('recordings', { count: recordings });
    return recordings > 0
      ? open('recordings', { detail: 'hidden', count: recordings })
      : open('recordings', { detail: 'none', isOptional: true });
  };
  const { lists: all, waiting: left } = lists ?? { lists: 0, waiting: 0 };
  return [
    sessions > 0 ? publish() : null,
    !areOut
      ? null
      : isRecordingTold
        ? done('recordingsEmail')
        : open('recordingsEmail', { isOptional: true }),
    all === 0
      ? null
      : left > 0
        ? open('lists', { count: left, of: all })
        : done('lists', { count: all }),
    exhibitors > 0 ? judgePayments(facts, onlooker) : null,
  ];
}

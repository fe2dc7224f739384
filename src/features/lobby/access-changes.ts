import type { Change } from '../../platform/events/feed.ts';
import type { Viewer } from '../../platform/model/viewer.ts';

type Image = Change['before'];

/** Records that decide who has access to a booth. */
const doors: Readonly<Record<string, readonly string[]>> = {
  Fair: ['published_at', 'cancelled_at', 'fair_type'],
  FairBooth: ['booth_sent'],
  FairAttendee: ['fair_id', 'user_id', 'email', 'attendee_type'],
  FairExhibitor: ['fair_id', 'college_id', 'payment_status'],
  CollegePayment: ['fair_ids', 'college_id', 'payment_status'],
};

/** The topic of who is in which room. */
export const roomTopic = 'FairPresence';

/** The topic of whom organizers mute or remove; one of them tells it all, as only `lifted_at` changes. */
export const exclusionTopic = 'FairExclusion';

/** Records that decide who can enter a fair, besides the fair and roles: all of the outbox. */
export const entryTopics = [
  'FairAttendee',
  'FairExhibitor',
  'CollegePayment',
  'FairBooth',
  exclusionTopic,
];

/** Whether one of these columns changes. Lists are compared by content. */
export const changes = ({ before, after }: Change, columns: readonly string[]): boolean =>
  columns.some((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]));

const closing = new WeakMap<Change, boolean>();

/** Whether a change may end someone's access. Each booth asks, so it is found out once a change. */
export function mayCloseDoor(change: Change): boolean {
  const may = closing.get(change) ?? looksClosing(change);
  closing.set(change, may);
  return may;
}

const looksClosing = (change: Change): boolean =>
  change.topic === exclusionTopic
    ? removes(change)
    : change.kind === 'deleted' ||
      (change.kind === 'updated' && changes(change, doors[change.topic] ?? []));

/** Whether an organizer has removed someone from a fair with it. */
const removes = ({ after }: Change): boolean =>
  after?.['kind'] === 'removed' && after['lifted_at'] === null;

/**
 * Whether a change may remove what let someone into a fair: a registration, or a college's exhibit.
 * Of booths, only their removal: their content gives no access.
 */
export function takesEntry(change: Change, fairId: string): boolean {
  const { topic, kind, before, after } = change;
  switch (topic) {
    case 'FairAttendee':
    case 'FairExhibitor':
      return before?.['fair_id'] === fairId && mayCloseDoor(change);
    case 'CollegePayment':
      return listOf(before?.['fair_ids']).includes(fairId) && mayCloseDoor(change);
    case 'FairBooth':
      return kind === 'deleted' && before?.['fair_id'] === fairId;
    case exclusionTopic:
      return after?.['fair_id'] === fairId && removes(change);
    default:
      return false;
  }
}

/** Whether a registration belongs to a person, by account or by address. */
export const isOf = (registration: Image, { id, email }: Viewer): boolean =>
  (id !== null && registration?.['user_id'] === id) ||
  (typeof registration?.['email'] === 'string' &&
    registration['email'].toLowerCase() === email?.toLowerCase());

/** Whether an organizer has muted or removed a person with it, or lifted that. */
export const isAboutExcluded = ({ topic, before, after }: Change, { id }: Viewer): boolean =>
  topic === exclusionTopic && id !== null && (after ?? before)?.['account_id'] === id;

/** Whether something belongs to a college that a person represents. */
export const isOfCollege = (image: Image, { holds }: Viewer): boolean =>
  typeof image?.['college_id'] === 'string' &&
  holds['college']?.includes(image['college_id']) === true;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

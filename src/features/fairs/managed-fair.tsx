import { graphql } from '../../platform/pages/graphql.ts';
import { isUuid } from '../../platform/model/kinds.ts';
import type { PageCall } from '../../platform/pages/page-call.ts';
import { Tag } from '../../ui/marks/tag.tsx';
import { useTranslate } from '../../ui/text/translate.tsx';
import { adminFairsMessages as messages } from './admin-fairs.messages.ts';

/** A page of the fair table. */
export const managedFairs = graphql(`
  query ManagedFairs(
    $search: String
    $fairType: String
    $state: String
    $when: String
    $ids: [ID!]
    $sort: String
    $descending: Boolean
    $page: Int
  ) {
    manageFairs(
      search: $search
      fairType: $fairType
      state: $state
      when: $when
      ids: $ids
      sort: $sort
      descending: $descending
      page: $page
    ) {
      total
      items {
        id
        name
        slug
        fairType
        startTime
        endTime
        timeZone
        state
        attendees
        exhibitors
        booths
        boothsSent
        publish
        unpublish
      }
    }
  }
`);

export const publishFairs = graphql(`
  mutation PublishFairs($ids: [ID!]!, $published: Boolean!) {
    publishFairs(ids: $ids, published: $published) {
      count
      skipped
      undo
    }
  }
`);

export const undoPublishedFairs = graphql(`
  mutation UndoPublishedFairs($undo: ID!) {
    undoPublishedFairs(undo: $undo) {
      count
    }
  }
`);

/** A fair as its admins see it. */
export const managedFair = graphql(`
  query ManagedFair($id: ID!) {
    getFair(id: $id) {
      id
      name
      slug
      fairType
      startTime
      endTime
      timeZone
      exhibitorDeadline
      registrationOpensAt
      publishedAt
      cancelledAt
      capacity
      price
      description
    }
  }
`);

/** The sessions of a fair with all their details. */
export const managedWebinar = graphql(`
  query ManagedWebinar($id: ID!) {
    getFair(id: $id) {
      id
      fairType
      timeZone
      webinar {
        webinarStatus
        details
        webinarLinks
        recordingLinks
      }
    }
  }
`);

export const createFair = graphql(`
  mutation CreateFair($input: CreateFairInput!) {
    createFair(input: $input) {
      id
    }
  }
`);

export const updateFair = graphql(`
  mutation UpdateFair($input: UpdateFairInput!) {
    updateFair(input: $input) {
      id
    }
  }
`);

export const publishFair = graphql(`
  mutation PublishFair($fairId: ID!) {
    publishFair(fairId: $fairId) {
      id
    }
  }
`);

export const moveFair = graphql(`
  mutation MoveFair($input: MoveFairInput!) {
    moveFair(input: $input) {
      id
    }
  }
`);

export const cancelFair = graphql(`
  mutation CancelFair($fairId: ID!, $note: String) {
    cancelFair(fairId: $fairId, note: $note) {
      id
    }
  }
`);

export const copyFair = graphql(`
  mutation CopyFair($input: CopyFairInput!) {
    copyFair(input: $input) {
      id
    }
  }
`);

export const setFairSessions = graphql(`
  mutation SetFairSessions($input: FairSessionsInput!) {
    setFairSessions(input: $input)
  }
`);

/** Fields that every fair has. The API may omit any field, but callers here can read all. */
const there = <Value,>(value: Value | null | undefined): Value => {
  if (value === null || value === undefined) throw new Response(null, { status: 404 });
  return value;
};

/**
 * A fair as its admins see it.
 * @throws Response 404 where there is no such fair
 */
export async function openManagedFair(call: PageCall, id: string) {
  const { getFair } = isUuid(id) ? await call.query(managedFair, { id }) : { getFair: null };
  const fair = there(getFair);
  return {
    ...fair,
    name: there(fair.name),
    slug: there(fair.slug),
    fairType: there(fair.fairType),
    startTime: there(fair.startTime),
    endTime: there(fair.endTime),
    timeZone: there(fair.timeZone),
    exhibitorDeadline: there(fair.exhibitorDeadline),
  };
}

/** The result of `openManagedFair`. */
export type ManagedFair = Awaited<ReturnType<typeof openManagedFair>>;

/**
 * A fair's webinar with all details of its sessions; null if there is none.
 * @throws Response 404 where there is no such fair
 */
export async function openManagedWebinar(call: PageCall, id: string) {
  const { getFair } = isUuid(id) ? await call.query(managedWebinar, { id }) : { getFair: null };
  const fair = there(getFair);
  const { webinar } = fair;
  return {
    id: fair.id,
    fairType: fair.fairType,
    timeZone: there(fair.timeZone),
    webinar: webinar && { ...webinar, webinarStatus: webinar.webinarStatus ?? 'draft' },
  };
}

const looks = {
  draft: 'plain',
  coming: 'lawn',
  live: 'live',
  over: 'plain',
  cancelled: 'sun',
} as const;

export type ManagedState = keyof typeof looks;

const isState = (state: string): state is ManagedState => Object.hasOwn(looks, state);

/** The status of a fair, for its organizers. */
export function FairState({ state }: { readonly state: string }) {
  const t = useTranslate();
  return isState(state) ? <Tag kind={looks[state]}>{t(messages[state])}</Tag> : <Tag>{state}</Tag>;
}

interface Times {
  readonly startTime: string;
  readonly endTime: string;
  readonly publishedAt: string | null;
  readonly cancelledAt: string | null;
}

/** The same, from the times of a fair. */
export function stateOf(
  { startTime, endTime, publishedAt, cancelledAt }: Times,
  now: Date,
): ManagedState {
  if (cancelledAt) return 'cancelled';
  if (!publishedAt) return 'draft';
  if (new Date(endTime) <= now) return 'over';
  return new Date(startTime) <= now ? 'live' : 'coming';
}

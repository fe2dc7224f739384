import { announcementFields } from '../announcements/announcement.ts';
import { liveDocument } from '../../../platform/pages/live.ts';
import { forReader } from '../../../platform/page-server/for-reader.ts';
import type { Message, MessagePage, ShownMessages } from '../conversation/messages.ts';
import type { Unsent } from '../composing/unsent.ts';

const fields = `id createdAt speaker name text state heldFor answers isAnswered isBroadcast isMine
  clientKey
  documents { id name bytes url }
  closed { at by isByAdmin why mayUndo } hidden { at by isByAdmin why mayUndo }`;

/** The subscription of a booth's page. */
export const boothNews = liveDocument(`subscription ($boothId: ID!, $after: String) {
  onBoothNews(boothId: $boothId, after: $after) { message { ${fields} } gone
    desk { toAnswer oldestAt held hidden } room { people reps { id name } }
    chatCheck { id word } announcement { ${announcementFields} } contents readOver } }`);

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: {
      readonly code?: string;
      readonly retryAfter?: number;
      readonly fields?: Readonly<Record<string, string>>;
    };
  }[];
}

/** The result of sending something: it arrived, it was rejected, or it must be retried. */
export type Sent =
  | { readonly as: 'arrived'; readonly message: Message }
  | { readonly as: 'refused'; readonly why: string }
  | { readonly as: 'later'; readonly seconds: number }
  | { readonly as: 'lost' };

/** Calls the site; `outlives` is for requests made while leaving the page. Throws if offline. */
export async function callServer<Data>(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  outlives = false,
): Promise<Answer<Data>> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...forReader },
    body: JSON.stringify({ query, variables }),
    keepalive: outlives,
    signal: AbortSignal.timeout(20_000),
  });
  return (await response.json()) as Answer<Data>;
}

/** Sends a message; never throws. */
export function sendMessage(boothId: string, { key, ...unsent }: Unsent): Promise<Sent> {
  const query = `mutation ($boothId: ID!, $text: String!, $key: String!, $answers: ID,
    $documents: [ID!]) {
    sayAtBooth(boothId: $boothId, text: $text, clientKey: $key, answers: $answers,
      documents: $documents) { ${fields} } }`;
  return sendBy<{ readonly sayAtBooth: Message }>(
    query,
    { ...unsent, boothId, key },
    ({ sayAtBooth }) => sayAtBooth,
  );
}

/** Sends a message by a mutation that returns it; never throws. */
export async function sendBy<Data>(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  messageOf: (data: Data) => Message,
): Promise<Sent> {
  try {
    const { data, errors } = await callServer<Data>(query, variables);
    if (data) return { as: 'arrived', message: messageOf(data) };
    const [error] = errors ?? [];
    const { code, retryAfter = 5 } = error?.extensions ?? {};
    if (code === 'RATE_LIMITED') return { as: 'later', seconds: retryAfter };
    const isFinal = ['BAD_USER_INPUT', 'CONFLICT', 'FORBIDDEN', 'NOT_FOUND', 'UNAUTHENTICATED'];
    return error && isFinal.includes(code ?? '')
      ? { as: 'refused', why: error.message }
      : { as: 'lost' };
  } catch {
    return { as: 'lost' };
  }
}

/** A rep's actions on a message, with their mutations. */
const acts = {
  release: 'releaseBoothMessage',
  hide: 'hideBoothMessage',
  show: 'showBoothMessage',
  close: 'closeBoothQuestion',
  reopen: 'reopenBoothQuestion',
} as const;
export type Act = keyof typeof acts;

/** Performs an action on a message; returns its new state, or why it failed. */
export async function actOnMessage(
  act: Act,
  id: string,
  why: string | null,
): Promise<{ readonly message: Message } | { readonly why: string | null }> {
  const more = act === 'hide' ? { declared: ', $why: String', given: ', why: $why' } : null;
  const query = `mutation ($id: ID!${more?.declared ?? ''}) {
    it: ${acts[act]}(id: $id${more?.given ?? ''}) { ${fields} } }`;
  try {
    const variables = more ? { id, why } : { id };
    const { data, errors } = await callServer<{ readonly it: Message }>(query, variables);
    return data ? { message: data.it } : { why: errors?.[0]?.message ?? null };
  } catch {
    return { why: null };
  }
}

/** Reads messages before a given one; null on network errors. */
export async function readEarlier(
  boothId: string,
  before: string,
  show: ShownMessages,
): Promise<MessagePage | null> {
  const query = `query ($boothId: ID!, $before: ID, $show: BoothMessagesShown) {
    boothConversation(boothId: $boothId, before: $before, show: $show) { hasEarlier messages { ${fields} } } }`;
  try {
    const { data } = await callServer<{ readonly boothConversation: MessagePage }>(query, {
      boothId,
      before,
      show,
    });
    return data?.boothConversation ?? null;
  } catch {
    return null;
  }
}

import type { Message, MessagePage } from './messages.ts';
import type { Unsent } from './unsent.ts';

const fields =
  'id createdAt speaker name text state heldFor answers isAnswered isMine clientKey' as const;

/** The subscription that a page at a booth follows. */
export const newsSubscription = `subscription ($boothId: ID!, $after: String) {
  onBoothNews(boothId: $boothId, after: $after) { message { ${fields} } gone room { people reps { id name } } contents } }`;

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: string; readonly retryAfter?: number };
  }[];
}

/** What came of sending something: it arrived, it never will, or it has to be sent again. */
export type Sent =
  | { readonly as: 'arrived'; readonly message: Message }
  | { readonly as: 'refused'; readonly why: string }
  | { readonly as: 'later'; readonly seconds: number }
  | { readonly as: 'lost' };

/** Calls the house; `outlives` is for what is sent while the page is left. Throws where nobody is reached. */
export async function callHouse<Data>(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  outlives = false,
): Promise<Answer<Data>> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
    keepalive: outlives,
    signal: AbortSignal.timeout(20_000),
  });
  return (await response.json()) as Answer<Data>;
}

/** Sends a message; never throws. */
export async function sendMessage(boothId: string, { key, ...unsent }: Unsent): Promise<Sent> {
  const query = `mutation ($boothId: ID!, $text: String!, $key: String!, $answers: ID) {
    sayAtBooth(boothId: $boothId, text: $text, clientKey: $key, answers: $answers) { ${fields} } }`;
  try {
    const { data, errors } = await callHouse<{ readonly sayAtBooth: Message }>(query, {
      ...unsent,
      boothId,
      key,
    });
    if (data) return { as: 'arrived', message: data.sayAtBooth };
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

/** Reads what was said before a message; null where nobody was reached. */
export async function readEarlier(boothId: string, before: string): Promise<MessagePage | null> {
  const query = `query ($boothId: ID!, $before: ID) {
    boothConversation(boothId: $boothId, before: $before) { hasEarlier messages { ${fields} } } }`;
  try {
    const { data } = await callHouse<{ readonly boothConversation: MessagePage }>(query, {
      boothId,
      before,
    });
    return data?.boothConversation ?? null;
  } catch {
    return null;
  }
}

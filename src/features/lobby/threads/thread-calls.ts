import { liveDocument } from '../../../platform/pages/live.ts';
import { callServer, sendBy, type Sent } from '../booth-news/booth-calls.ts';
import type { Unsent } from '../composing/unsent.ts';
import type { MessagePage } from '../conversation/messages.ts';
import { asMessage, type PrivateMessage, type ThreadPage } from './thread.ts';

const message = `id createdAt speaker name text heldFor answers isMine clientKey
  documents { id name bytes url }`;

/** The subscription of private threads. */
export const threadNews = liveDocument(`subscription ($boothId: ID!, $after: String) {
  onThreadNews(boothId: $boothId, after: $after) {
    thread { id student lastAt waitsSince claimedName isMine unread lastText lastByStudent isReported }
    message { ${message} } gone typing
    note { id threadId messageId createdAt name text isMine } goneNote
    counts { all open mine done unread oldestAt } } }`);

/** Where a message goes: a student writes to the booth's college, a rep in a thread. */
export type Recipient = { readonly boothId: string } | { readonly threadId: string };

interface SentPrivately {
  readonly it: { readonly message: PrivateMessage };
}

/** Sends a private message; never throws. */
export function sendPrivately(to: Recipient, { key, ...unsent }: Unsent): Promise<Sent> {
  const isToBooth = 'boothId' in to;
  const [name, call] = isToBooth ? ['boothId', 'writePrivately'] : ['threadId', 'answerPrivately'];
  // Only reps attach documents.
  const [declared, given] = isToBooth
    ? ['', '']
    : [', $documents: [ID!]', ', documents: $documents'];
  const query = `mutation ($to: ID!, $text: String!, $key: String!, $answers: ID${declared}) {
    it: ${call}(${name}: $to, text: $text, clientKey: $key, answers: $answers${given}) {
      message { ${message} } } }`;
  return sendBy<SentPrivately>(
    query,
    { ...unsent, key, to: isToBooth ? to.boothId : to.threadId },
    ({ it }) => asMessage(it.message),
  );
}

/** Reads messages before a given one; null on network errors. */
export async function readEarlierInThread(
  threadId: string,
  before: string,
): Promise<MessagePage | null> {
  const query = `query ($threadId: ID!, $before: ID) {
    it: privateThread(threadId: $threadId, before: $before) {
      hasEarlier messages { ${message} } } }`;
  try {
    const { data } = await callServer<{ readonly it: ThreadPage | null }>(query, {
      threadId,
      before,
    });
    return data?.it ? { ...data.it, messages: data.it.messages.map(asMessage) } : null;
  } catch {
    return null;
  }
}

/** Tells that a thread is read up to a message; lost on network errors, until the next message. */
export async function markRead(threadId: string, upTo: string): Promise<void> {
  const query = 'mutation ($id: ID!, $upTo: ID) { readThread(threadId: $id, upTo: $upTo) }';
  await callServer(query, { id: threadId, upTo }, true).catch(() => null);
}

/** Tells the other side of a thread that the reader is typing; lost on network errors. */
export async function tellTyping(threadId: string): Promise<void> {
  const query = 'mutation ($id: ID!) { typeInThread(threadId: $id) }';
  await callServer(query, { id: threadId }).catch(() => null);
}

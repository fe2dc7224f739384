import type { TestBooth } from './test-booth.server.ts';
import type { Answer, Person } from './test-server.server.ts';

/** A private message as tests look at it. */
export interface Private {
  readonly id: string;
  readonly text: string;
  readonly name: string | null;
  readonly speaker: string;
  readonly heldFor: string | null;
  readonly answers: string | null;
  readonly isMine: boolean;
  readonly createdAt: string;
}

/** A thread as tests look at it. */
export interface Thread {
  readonly id: string;
  readonly college: string;
  readonly student: string | null;
  readonly waitsSince: string | null;
  readonly claimedName: string | null;
  readonly isMine: boolean;
  readonly unread: number;
  readonly lastText: string | null;
  readonly isReported: boolean;
}

const message = 'id text name speaker heldFor answers isMine createdAt';
const thread = `id college student waitsSince claimedName isMine unread lastText lastByStudent
  isReported`;

let keys = 0;

interface Writing {
  readonly key?: string;
  readonly answers?: string;
}

/** What people do with private threads, through the API. */
export const threadCalls = {
  write: (
    { boothId }: Pick<TestBooth, 'boothId'>,
    who: Person,
    text: string,
    { key = `private-${(keys += 1)}`, answers }: Writing = {},
  ) =>
    who.call(
      `mutation ($boothId: ID!, $text: String!, $key: String!, $answers: ID) {
        it: writePrivately(boothId: $boothId, text: $text, clientKey: $key, answers: $answers) {
          threadId message { ${message} } } }`,
      { boothId, text, key, answers: answers ?? null },
    ),
  answer: (
    threadId: string,
    who: Person,
    text: string,
    { key = `private-${(keys += 1)}`, answers }: Writing = {},
  ) =>
    who.call(
      `mutation ($threadId: ID!, $text: String!, $key: String!, $answers: ID) {
        it: answerPrivately(threadId: $threadId, text: $text, clientKey: $key, answers: $answers) {
          threadId message { ${message} } } }`,
      { threadId, text, key, answers: answers ?? null },
    ),
  mine: ({ boothId }: Pick<TestBooth, 'boothId'>, who: Person) =>
    who.call(`{ it: myThread(boothId: "${boothId}") {
      thread { ${thread} } messages { ${message} } hasEarlier mayWrite cursor } }`),
  open: (threadId: string, who: Person, args = '') =>
    who.call(`{ it: privateThread(threadId: "${threadId}" ${args}) {
      thread { ${thread} } messages { ${message} } hasEarlier mayWrite cursor } }`),
  inbox: ({ boothId }: Pick<TestBooth, 'boothId'>, who: Person, args = '') =>
    who.call(`{ it: boothThreads(boothId: "${boothId}" ${args}) {
      threads { ${thread} } hasMore counts { all open mine done unread }
      team { id name isMe } cursor } }`),
  read: (threadId: string, who: Person, upTo?: string) =>
    who.call(
      'mutation ($threadId: ID!, $upTo: ID) { it: readThread(threadId: $threadId, upTo: $upTo) }',
      {
        threadId,
        upTo: upTo ?? null,
      },
    ),
  report: (threadId: string, who: Person) =>
    who.call(`mutation { it: reportThread(threadId: "${threadId}", reason: UNKIND) }`),
};

/** What a call returned. */
export function given<Given>({ data, errors }: Answer): Given {
  if (data?.['it'] == null) throw new Error(JSON.stringify(errors ?? 'nothing'));
  return data['it'] as Given;
}

/** What `write` and `answer` return. */
export const sent = (answer: Answer) =>
  given<{ readonly threadId: string; readonly message: Private }>(answer);

/** What `mine` and `open` return. */
export const page = (answer: Answer) =>
  given<{
    readonly thread: Thread | null;
    readonly messages: readonly Private[];
    readonly hasEarlier: boolean;
    readonly mayWrite: boolean;
    readonly cursor: string;
  }>(answer);

/** What `inbox` returns. */
export const inbox = (answer: Answer) =>
  given<{
    readonly threads: readonly Thread[];
    readonly hasMore: boolean;
    readonly counts: Readonly<Record<string, number>>;
    readonly team: readonly {
      readonly id: string;
      readonly name: string;
      readonly isMe: boolean;
    }[];
  }>(answer);

import { isUuid } from '../../../platform/model/kinds.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { shownThreads, type ThreadPage } from './thread.ts';
import {
  boothThreadsQuery,
  myThreadQuery,
  privateThreadQuery,
  readThreadMutation,
} from './thread-queries.ts';

/**
 * The private side of a booth's page: a student's thread, or the inbox of its reps. Null for
 * everyone who has neither.
 * @param find words that the inbox is searched for
 */
export async function loadTalk(
  call: PageCall,
  { id: boothId, isOwn }: { readonly id: string; readonly isOwn: boolean },
  { searchParams }: URL,
  find: string | null = null,
) {
  const idParam = (name: string): string | null => {
    const value = searchParams.get(name);
    return value !== null && isUuid(value) ? value : null;
  };
  const isPrivate = searchParams.get('talk') === 'private';
  // The public conversation pages by the same parameter.
  const before = isPrivate ? idParam('before') : null;
  const show = shownThreads.find((one) => one === searchParams.get('show')) ?? 'ALL';
  const after = isPrivate ? idParam('after') : null;
  const place = { isPrivate, before, after, answering: idParam('answering') };
  if (isOwn) {
    const list = { boothId, show: isPrivate ? show : 'ALL', after, find } as const;
    const { boothThreads } = await call.query(boothThreadsQuery, list);
    if (!boothThreads) return null;
    const threadId = isPrivate ? idParam('thread') : null;
    const page =
      threadId && (await call.query(privateThreadQuery, { threadId, before })).privateThread;
    return {
      ...place,
      as: 'rep' as const,
      inbox: boothThreads,
      show: list.show,
      page: page ? await readIt(call, page, before) : null,
      isGone: threadId !== null && !page,
    };
  }
  if (call.viewer?.role !== 'STUDENTS') return null;
  const { myThread } = await call.query(myThreadQuery, { boothId, before });
  if (!myThread) return null;
  const page = isPrivate ? await readIt(call, myThread, before) : myThread;
  return { ...place, as: 'student' as const, page };
}

/** The result of `loadTalk`. */
export type Talk = NonNullable<Awaited<ReturnType<typeof loadTalk>>>;

/** The thread of a page that someone opens is read, up to its last message. */
async function readIt(call: PageCall, page: ThreadPage, before: string | null) {
  const last = page.messages.at(-1);
  const { thread } = page;
  if (!thread || !last || thread.unread === 0 || before !== null || !call.isOpened) return page;
  const { readThread } = await call.query(readThreadMutation, {
    threadId: thread.id,
    upTo: last.id,
  });
  return { ...page, thread: { ...thread, unread: readThread } };
}

import { subscribe } from '../../../platform/pages/live.ts';
import { boothNews, callServer } from '../booth-news/booth-calls.ts';

/** The result of the chat test: `silent` if the word did not arrive over the connection. */
export type Tried =
  | { readonly as: 'passed' | 'silent' | 'unreached' }
  | { readonly as: 'refused'; readonly why: string };

/** How a test reaches the site. */
export interface ChatWays {
  readonly call: typeof callServer;
  readonly follow: typeof followWords;
}

const ways: ChatWays = { call: callServer, follow: followWords };

/** Milliseconds in which a word arrives over a good connection, even a slow one. */
const timeLimit = 20_000;

/**
 * Tests the conversation's connection: the site sends a word over it, and a mutation returns it.
 * Never throws.
 */
export async function tryChat(
  boothId: string,
  signal: AbortSignal,
  { call, follow }: ChatWays = ways,
): Promise<Tried> {
  try {
    const begun = await call<{
      readonly it: { readonly id: string; readonly cursor: string };
    }>('mutation ($boothId: ID!) { it: startChatCheck(boothId: $boothId) { id cursor } }', {
      boothId,
    });
    if (!begun.data) return refused(begun);
    const { id, cursor } = begun.data.it;
    const word = await new Promise<string | null>((resolve) => {
      const end = (heard: string | null) => {
        clearTimeout(timer);
        leave();
        resolve(heard);
      };
      const leave = follow(boothId, cursor, (check) => {
        if (check.id === id) end(check.word);
      });
      const timer = setTimeout(() => end(null), timeLimit);
      signal.addEventListener('abort', () => end(null), { once: true });
    });
    if (word === null) return { as: 'silent' };
    const passed = await call<{ readonly it: boolean }>(
      'mutation ($boothId: ID!, $word: String!) { it: passChatCheck(boothId: $boothId, word: $word) }',
      { boothId, word },
    );
    return passed.data ? { as: 'passed' } : refused(passed);
  } catch {
    return { as: 'unreached' };
  }
}

/** Follows the words of a booth's chat checks, from a cursor. */
function followWords(
  boothId: string,
  after: string,
  hear: (check: { readonly id: string; readonly word: string }) => void,
): () => void {
  return subscribe({
    document: boothNews,
    variables: { boothId },
    after,
    next({ onBoothNews: news }) {
      if (news?.chatCheck) hear(news.chatCheck);
    },
    refresh: () => undefined,
  });
}

function refused({ errors }: Awaited<ReturnType<typeof callServer>>): Tried {
  const why = errors?.[0]?.message;
  return why === undefined ? { as: 'unreached' } : { as: 'refused', why };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Message, News } from '../conversation/messages.ts';

/** The halves of a booth: a phone shows one of them, larger screens both. */
export const boothSides = ['about', 'chat'] as const;
export type BoothSide = (typeof boothSides)[number];

/** What leads into the conversation, whether or not the address says so. */
const inConversation = ['show', 'before', 'after', 'answering', 'talk'];

/** The half that an address shows: what it says, otherwise the conversation for those who answer there. */
export function sideOf(search: URLSearchParams, answers: boolean): BoothSide {
  const view = search.get('view');
  const said = boothSides.find((one) => one === view);
  if (said) return said;
  if (inConversation.some((name) => search.has(name))) return 'chat';
  return answers && !search.has('edit') ? 'chat' : 'about';
}

/** The same address with the other half. */
export function sidePath(search: string, side: BoothSide): string {
  const query = new URLSearchParams(search);
  query.set('view', side);
  query.delete('document');
  return `?${query.toString()}`;
}

/**
 * Counts the messages of others that arrive while the conversation is hidden.
 * @param page the messages of the page, each time it is read
 */
export function useUnseen(page: readonly Message[], isShown: boolean) {
  const known = useRef(new Set(page.map(({ id }) => id)));
  const [unseen, setUnseen] = useState<ReadonlySet<string>>(new Set());
  const shows = useRef(isShown);
  useEffect(() => {
    shows.current = isShown;
  }, [isShown]);
  // Looking at the conversation is reading it.
  if (isShown && unseen.size > 0) setUnseen(new Set());
  const hear = useCallback(({ message, gone }: Pick<News, 'message' | 'gone'>) => {
    if (gone !== null) setUnseen((before) => new Set([...before].filter((one) => one !== gone)));
    if (message === null || known.current.has(message.id)) return;
    known.current.add(message.id);
    if (!shows.current && !message.isMine && message.state === 'SHOWN')
      setUnseen((before) => new Set(before).add(message.id));
  }, []);
  // After a lost connection the page is read again, and brings what the stream missed.
  useEffect(() => {
    for (const message of page) hear({ message, gone: null });
  }, [page, hear]);
  return { count: unseen.size, hear };
}

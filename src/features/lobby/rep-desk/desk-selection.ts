import { isUuid } from '../../../platform/model/kinds.ts';

/** The lists of a desk. */
export const deskLists = ['TO_ANSWER', 'PRIVATE', 'HELD', 'HIDDEN'] as const;
export type DeskList = (typeof deskLists)[number];

/** What is open at a desk; the address says it. */
export interface DeskSelection {
  readonly list: DeskList;
  readonly question: string | null;
  readonly thread: string | null;
  /** A phone shows one pane: the person beside the conversation only when asked to. */
  readonly isPerson: boolean;
  /** Words that the list is filtered by. */
  readonly find: string;
}

/** What an address opens. */
export function selectionOf(search: URLSearchParams): DeskSelection {
  const idIn = (name: string): string | null => {
    const value = search.get(name);
    return value !== null && isUuid(value) ? value : null;
  };
  const question = idIn('question');
  return {
    list: deskLists.find((one) => one === search.get('list')) ?? 'TO_ANSWER',
    question,
    thread: question === null ? idIn('thread') : null,
    isPerson: search.get('view') === 'person',
    find: (search.get('find') ?? '').slice(0, 100),
  };
}

/** The query of an address that opens something. */
export function queryOf({ list, question, thread, isPerson, find }: DeskSelection) {
  return {
    ...(list === 'TO_ANSWER' ? {} : { list }),
    ...(find === '' ? {} : { find }),
    ...(question === null ? {} : { question }),
    ...(thread === null ? {} : { thread }),
    ...(isPerson ? { view: 'person' } : {}),
  };
}

/** The same, as a link within the desk. */
export const selectionPath = (selection: DeskSelection): string =>
  `?${new URLSearchParams(queryOf(selection)).toString()}`;

/** The same list with nothing open. */
export const closed = (selection: DeskSelection): DeskSelection => ({
  ...selection,
  question: null,
  thread: null,
  isPerson: false,
});

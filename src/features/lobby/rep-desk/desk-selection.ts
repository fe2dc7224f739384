import { isUuid } from '../../../platform/model/kinds.ts';
import { wordsToFind } from '../conversation/words-to-find.ts';

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
  /** Words that everything at the booth is searched for; the list shows what contains them. */
  readonly find: string;
  /** How many pages of the list are shown. */
  readonly pages: number;
}

/** An address can't ask for more at once; what is behind it is found by words. */
export const mostPages = 10;

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
    find: wordsToFind(search.get('find')) ?? '',
    pages: Math.min(Math.max(Math.trunc(Number(search.get('pages'))) || 1, 1), mostPages),
  };
}

/** The query of an address that opens something. */
export function queryOf({ list, question, thread, isPerson, find, pages }: DeskSelection) {
  return {
    ...(list === 'TO_ANSWER' ? {} : { list }),
    ...(find === '' ? {} : { find }),
    ...(pages === 1 ? {} : { pages: String(pages) }),
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

/** Another list, or other words to find, from its beginning. */
export const listed = (
  selection: DeskSelection,
  { list = selection.list, find }: { readonly list?: DeskList; readonly find: string },
): DeskSelection => ({ ...selection, list, find, pages: 1 });

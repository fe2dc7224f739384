import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { wordsToFind } from '../conversation/words-to-find.ts';
import { listed, selectionPath, type DeskSelection } from './desk-selection.ts';

/** Milliseconds without a letter after which the booth is searched. */
const pause = 300;

interface Typed {
  /** What the page showed when this was typed. */
  readonly of: DeskSelection;
  readonly words: string;
  /** The words of the last search that was begun here. */
  readonly asked: string;
  /** Another one begins with other words in the box. */
  readonly round: number;
}

/** What an address says: words that are being typed stay, unless it leads to another list or search. */
function follow(typed: Typed, selection: DeskSelection): Typed {
  const { of, words, asked, round } = typed;
  const stays =
    of.list === selection.list && [of.find, asked, words.trim()].includes(selection.find);
  if (stays) return { ...typed, of: selection };
  const { find } = selection;
  return { of: selection, words: find, asked: find, round: words === find ? round : round + 1 };
}

/** What is typed into a desk's search; after a pause the page is read with it, and all else stays. */
export function useFinding(selection: DeskSelection) {
  const [kept, setKept] = useState<Typed>({
    of: selection,
    words: selection.find,
    asked: selection.find,
    round: 0,
  });
  const typed = kept.of === selection ? kept : follow(kept, selection);
  if (typed !== kept) setKept(typed);
  const navigate = useNavigate();
  const isIdle = useNavigation().state === 'idle';
  const find = wordsToFind(typed.words) ?? '';
  const isAhead = find !== selection.find;
  useEffect(() => {
    // A conversation that is being opened takes the words along.
    if (!isAhead || !isIdle) return;
    const timer = setTimeout(() => {
      setKept((before) => ({ ...before, asked: find }));
      void navigate(selectionPath(listed(selection, { find })), {
        replace: true,
        preventScrollReset: true,
      });
    }, pause);
    return () => clearTimeout(timer);
  }, [isAhead, isIdle, find, selection, navigate]);
  return {
    find,
    round: typed.round,
    /** What is typed isn't searched for yet. */
    isAhead,
    type: useCallback((words: string) => setKept((before) => ({ ...before, words })), []),
  };
}

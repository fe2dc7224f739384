import { useEffect, useMemo, useRef, useState, type SubmitEvent } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router';
import { addressOf, readAsked, type Asked } from './directory-address.ts';

/** The id of the directory's form; inputs outside it refer to it. */
export const directoryForm = 'find-colleges';

/** Marks addresses that the form itself navigated to. */
const ofTheForm = 'typed or chosen';

/** Milliseconds without a key press before the search runs. */
const pause = 150;

/**
 * Turns input into addresses. The address is the state: navigating loads its results, and further
 * typing leaves for the next address, so a late response is never painted. Without JavaScript the
 * same form is sent by its button.
 */
export function useDirectoryForm(query: Asked, read = readAsked) {
  const navigate = useNavigate();
  const location = useLocation();
  const cameBack = useNavigationType() === 'POP';
  const going = useNavigation().location;
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  const [first] = useState(query);
  /** The search text of the last search. */
  const sent = useRef(query.q);
  /** The history entry at which someone began to type. */
  const begun = useRef<string>(null);

  const send = (isTyping: boolean) => {
    if (!form.current) return;
    window.clearTimeout(timer.current);
    const nextQuery = read(paramsOf(form.current));
    sent.current = nextQuery.q;
    if (!isTyping) begun.current = null;
    else begun.current ??= currentEntry();
    // Every search is one step back, not every letter.
    const replace = isTyping && begun.current !== currentEntry();
    const to = addressOf(nextQuery);
    if (isTyping && !going && to === location.pathname + location.search) return;
    void navigate(to, {
      replace,
      preventScrollReset: true,
      state: ofTheForm,
      // A checked box stays checked in every frame while its results load.
      flushSync: !isTyping,
    });
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);

  // After back navigation or a link, the search box follows. What is being typed is left alone,
  // also by the results of earlier input.
  const isOurs = location.state === ofTheForm && !cameBack;
  useEffect(() => {
    if (isOurs || !box.current || query.q === sent.current) return;
    window.clearTimeout(timer.current);
    begun.current = null;
    sent.current = query.q;
    box.current.value = query.q;
  }, [query.q, isOurs, location.key]);

  // Someone typed or chose before the page was hydrated.
  useEffect(() => {
    if (!form.current || !box.current) return;
    const isTyped = box.current.value.trim() !== sent.current;
    const formAddress = addressOf(read(paramsOf(form.current)));
    if (isTyped || formAddress !== addressOf({ ...first, page: 1 })) latest.current(isTyped);
  }, [first, read]);

  // A stable object for the life of the form, so that components that get it don't rerender for it.
  const [acts] = useState(() => ({
    /** For text fields. */
    onType: () => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => latest.current(true), pause);
    },
    /** For checkboxes and lists: searches at once. */
    onChoose: () => latest.current(false),
    /** Typing has ended: the next letter begins a new step. */
    onLeave: () => {
      begun.current = null;
    },
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      latest.current(false);
    },
    clear: () => {
      if (!box.current) return;
      box.current.value = '';
      box.current.focus();
      latest.current(false);
    },
  }));
  const isLoading = going?.pathname === location.pathname;
  const coming = isLoading ? read(new URLSearchParams(going.search)) : query;
  return { acts, box, firstQ: first.q, form, isLoading, shown: useChosen(coming, read) };
}

/**
 * The history entry that the browser shows. React may render a result long after the router has
 * gone to its address: further typing would leave a step for each half of a word.
 */
function currentEntry(): string {
  const state: unknown = window.history.state;
  const hasKey = typeof state === 'object' && state !== null && 'key' in state;
  return hasKey && typeof state.key === 'string' ? state.key : 'default';
}

/** The selection, without the search text: the same object until a choice changes. */
function useChosen(query: Asked, read: typeof readAsked): Asked {
  const address = addressOf({ ...query, q: '', major: '', page: 1 });
  return useMemo(() => read(new URL(address, 'https://x.invalid').searchParams), [address, read]);
}

export type DirectoryForm = ReturnType<typeof useDirectoryForm>;

/** The actions of the form. */
export type FormActs = DirectoryForm['acts'];

function paramsOf(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') params.append(name, value);
  }
  return params;
}

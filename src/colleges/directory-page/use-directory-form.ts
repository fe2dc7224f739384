import { useEffect, useMemo, useRef, useState, type SubmitEvent } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router';
import { addressOf, readAsked, type Asked } from '../directory-address.ts';

/** The form of the directory; what belongs to it and stands elsewhere names it by this id. */
export const directoryForm = 'find-colleges';

/** Marks addresses to which the form itself went. */
const ofTheForm = 'typed or chosen';

/** Milliseconds without a key after which what was typed is looked for. */
const pause = 150;

/**
 * Turns what is typed and chosen into addresses. The address is the state: going there loads what it
 * asks, and whoever goes on typing leaves for the next address, so an answer that comes late is never
 * painted. Without JavaScript the same form is sent by its button.
 */
export function useDirectoryForm(asked: Asked, read = readAsked) {
  const navigate = useNavigate();
  const location = useLocation();
  const cameBack = useNavigationType() === 'POP';
  const going = useNavigation().location;
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  /** What the search box held when it last was looked for. */
  const sent = useRef(asked.q);
  /** The entry of the history at which someone began to type. */
  const begun = useRef<string>(null);
  const [firstQ] = useState(asked.q);

  const send = (isTyping: boolean) => {
    if (!form.current) return;
    window.clearTimeout(timer.current);
    const wanted = read(paramsOf(form.current));
    sent.current = wanted.q;
    if (!isTyping) begun.current = null;
    else begun.current ??= currentEntry();
    // Every search is one step back, not every letter.
    const replace = isTyping && begun.current !== currentEntry();
    const to = addressOf(wanted);
    if (isTyping && !going && to === location.pathname + location.search) return;
    void navigate(to, {
      replace,
      preventScrollReset: true,
      state: ofTheForm,
      // A box that was ticked stays ticked while its answer is on the way, in every frame.
      flushSync: !isTyping,
    });
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);

  // Someone went back, or pressed a link: the box follows. What is being typed is left alone, also by
  // an answer to what was typed before.
  const isOurs = location.state === ofTheForm && !cameBack;
  useEffect(() => {
    if (isOurs || !box.current || asked.q === sent.current) return;
    window.clearTimeout(timer.current);
    begun.current = null;
    sent.current = asked.q;
    box.current.value = asked.q;
  }, [asked.q, isOurs, location.key]);

  // Someone typed before the page woke up.
  useEffect(() => {
    if (box.current && box.current.value.trim() !== sent.current) latest.current(true);
  }, []);

  // One object for as long as the form is there: who is given it need not be drawn anew for it.
  const [acts] = useState(() => ({
    /** For fields in which someone types. */
    onType: () => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => latest.current(true), pause);
    },
    /** For boxes and lists: looked for at once. */
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
  const coming = isLoading ? read(new URLSearchParams(going.search)) : asked;
  return { acts, box, firstQ, form, isLoading, shown: useChosen(coming, read) };
}

/**
 * The entry of the history that the browser shows. React may draw an answer long after the router has
 * gone to its address: whoever types on meanwhile would leave a step for each half of a word.
 */
function currentEntry(): string {
  const state: unknown = window.history.state;
  const hasKey = typeof state === 'object' && state !== null && 'key' in state;
  return hasKey && typeof state.key === 'string' ? state.key : 'default';
}

/** What is chosen, without what is typed: the same object until a choice changes. */
function useChosen(asked: Asked, read: typeof readAsked): Asked {
  const address = addressOf({ ...asked, q: '', major: '', page: 1 });
  return useMemo(() => read(new URL(address, 'https://x.invalid').searchParams), [address, read]);
}

export type DirectoryForm = ReturnType<typeof useDirectoryForm>;

/** What is done with the form. */
export type FormActs = DirectoryForm['acts'];

function paramsOf(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') params.append(name, value);
  }
  return params;
}

import { useEffect, useRef, useState, type SubmitEvent } from 'react';
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
export function useDirectoryForm(asked: Asked) {
  const navigate = useNavigate();
  const location = useLocation();
  const cameBack = useNavigationType() === 'POP';
  const going = useNavigation().location;
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  /** What the search box held when it last was looked for. */
  const sent = useRef(asked.q);
  /** The entry of the history at which somebody began to type. */
  const begun = useRef<string>(null);
  const [firstQ] = useState(asked.q);

  const send = (isTyping: boolean) => {
    if (!form.current) return;
    window.clearTimeout(timer.current);
    const wanted = readAsked(paramsOf(form.current));
    sent.current = wanted.q;
    if (!isTyping) begun.current = null;
    else begun.current ??= location.key;
    // Every search is one step back, not every letter.
    const replace = isTyping && begun.current !== location.key;
    const to = addressOf(wanted);
    if (isTyping && !going && to === location.pathname + location.search) return;
    void navigate(to, { replace, preventScrollReset: true, state: ofTheForm });
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });

  const type = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => latest.current(true), pause);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);

  // Somebody went back, or pressed a link: the box follows. What is being typed is left alone, also by
  // an answer to what was typed before.
  const isOurs = location.state === ofTheForm && !cameBack;
  useEffect(() => {
    if (isOurs || !box.current || asked.q === sent.current) return;
    window.clearTimeout(timer.current);
    begun.current = null;
    sent.current = asked.q;
    box.current.value = asked.q;
  }, [asked.q, isOurs, location.key]);

  // Somebody typed before the page woke up.
  useEffect(() => {
    if (box.current && box.current.value.trim() !== sent.current) latest.current(true);
  }, []);

  return {
    /** What is on its way to be shown: boxes that were ticked are ticked at once. */
    shown:
      going?.pathname === location.pathname ? readAsked(new URLSearchParams(going.search)) : asked,
    isLoading: going?.pathname === location.pathname,
    firstQ,
    box,
    formProps: {
      ref: form,
      onSubmit(event: SubmitEvent) {
        event.preventDefault();
        send(false);
      },
    },
    /** For fields in which somebody types. */
    onType: type,
    /** For boxes and lists: looked for at once. */
    onChoose: () => send(false),
    /** Typing has ended: the next letter begins a new step. */
    onLeave: () => {
      begun.current = null;
    },
    clear() {
      if (!box.current) return;
      box.current.value = '';
      box.current.focus();
      send(false);
    },
  };
}

export type DirectoryForm = ReturnType<typeof useDirectoryForm>;

function paramsOf(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') params.append(name, value);
  }
  return params;
}

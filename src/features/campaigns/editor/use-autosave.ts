import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useBlocker, useFetcher } from 'react-router';
import { draftFields } from './draft-fields.ts';
import type { answerWrite } from './answer-write.ts';
import type { OpenDraft } from './open-draft.ts';
import { useCampaignPaths } from '../use-campaign-paths.ts';

/** What is said beside the buttons. */
type SaveState = 'autoSaved' | 'autoSaving' | 'autoWaits' | 'autoFailed' | null;

/** Milliseconds without a key after which is saved. */
const pause = 900;

/**
 * Saves the form inside `around` while it is typed in, before another page is opened, and when the
 * browser closes it.
 */
export function useAutosave(around: RefObject<HTMLElement | null>, draft: OpenDraft) {
  const { submit, state: transfer, data } = useFetcher<typeof answerWrite>();
  const [isDirty, setDirty] = useState(false);
  const [typed, setTyped] = useState(0);
  const action = useCampaignPaths().draftAction(draft.id);
  const saved = data && 'version' in data ? data : null;
  const failed = data !== undefined && saved === null;

  const collect = useCallback(() => {
    const form = around.current?.querySelector('form');
    if (!form) return null;
    const formData = new FormData(form);
    formData.set('quietly', '1');
    return formData;
  }, [around]);

  const saveNow = useCallback(() => {
    const formData = collect();
    if (!formData) return;
    setDirty(false);
    void submit(formData, { method: 'post', action });
  }, [action, collect, submit]);

  useEffect(() => {
    const container = around.current;
    const note = ({ target }: Event) => {
      // Typing into the small forms inside does not change the draft yet.
      const name = target instanceof Element ? target.getAttribute('name') : null;
      if (name === null || !Object.hasOwn(draftFields, name)) return;
      setDirty(true);
      setTyped((count) => count + 1);
    };
    // The form's own button takes everything along.
    const sent = () => setDirty(false);
    container?.addEventListener('input', note);
    container?.addEventListener('submit', sent);
    return () => {
      container?.removeEventListener('input', note);
      container?.removeEventListener('submit', sent);
    };
  }, [around]);

  useEffect(() => {
    if (!isDirty || transfer !== 'idle') return;
    const timer = setTimeout(saveNow, pause);
    return () => clearTimeout(timer);
  }, [isDirty, typed, transfer, saveNow]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && nextLocation.pathname !== currentLocation.pathname,
  );
  const waits = useRef(false);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (!waits.current) {
      waits.current = true;
      saveNow();
      return;
    }
    if (transfer !== 'idle') return;
    waits.current = false;
    if (failed) blocker.reset();
    else blocker.proceed();
  }, [blocker, transfer, failed, saveNow]);

  const isOpen = isDirty || transfer !== 'idle';
  useEffect(() => {
    if (!isOpen) return;
    // This request carries what the browser aborts when it closes the page.
    const leave = () => {
      const formData = collect();
      if (formData) void fetch(action, { method: 'POST', body: formData, keepalive: true });
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [isOpen, action, collect]);

  const state: SaveState =
    transfer !== 'idle'
      ? 'autoSaving'
      : failed && !isDirty
        ? 'autoFailed'
        : isDirty
          ? 'autoWaits'
          : saved
            ? 'autoSaved'
            : null;
  return {
    version: Math.max(draft.version, saved?.version ?? 0),
    twin: saved && saved.version >= draft.version ? saved.textTwin : draft.textTwin,
    problems: saved && saved.version >= draft.version ? saved.problems : draft.problems,
    state,
  };
}

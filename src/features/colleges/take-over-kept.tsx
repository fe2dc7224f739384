import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { keepColleges, useKept } from './directory-page/kept-colleges.ts';

/** Moves what was saved on this device before signing up to the account's list. */
export function TakeOverKept() {
  const { submit, state, data: done } = useFetcher<{ readonly problem: string | null }>();
  const kept = useKept();
  useEffect(() => {
    if (state !== 'idle' || kept === null || kept.length === 0) return;
    if (done) keepColleges([]);
    else
      void submit(
        { intent: 'take-over', colleges: kept.join(' ') },
        { method: 'post', action: '/app/colleges' },
      );
  }, [submit, state, done, kept]);
  return null;
}

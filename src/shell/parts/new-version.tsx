import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useSay } from '../../ui/say.tsx';
import { leaveByBrowser } from '../leave-by-browser.ts';
import { machineryWords } from '../machinery.words.ts';
import css from './new-version.module.css';

/** Tells that a newer build is running; the next link leads to it in any case. */
export default function NewVersion() {
  const say = useSay();
  const [isClosed, setClosed] = useState(false);
  useEffect(() => leaveByBrowser(window), []);
  if (isClosed) return null;
  return (
    <div className={css.notice} role="status">
      <p>{say(machineryWords.newer)}</p>
      <Button kind="soft" size="small" onClick={() => window.location.reload()}>
        {say(machineryWords.reload)}
      </Button>
      <Button kind="quiet" size="small" onClick={() => setClosed(true)}>
        {say(machineryWords.later)}
      </Button>
    </div>
  );
}

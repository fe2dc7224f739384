import { useEffect, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { leaveByBrowser } from './leave-by-browser.ts';
import { machineryMessages } from './machinery.messages.ts';
import css from './new-version.module.css';

/** Tells that a newer build is running; the next link leads to it in any case. */
export default function NewVersion() {
  const t = useTranslate();
  const [isClosed, setClosed] = useState(false);
  useEffect(() => leaveByBrowser(window), []);
  if (isClosed) return null;
  return (
    <div className={css.notice} role="status">
      <p>{t(machineryMessages.newer)}</p>
      <Button kind="soft" size="small" onClick={() => window.location.reload()}>
        {t(machineryMessages.reload)}
      </Button>
      <Button kind="quiet" size="small" onClick={() => setClosed(true)}>
        {t(machineryMessages.later)}
      </Button>
    </div>
  );
}

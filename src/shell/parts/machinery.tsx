import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isIndexable } from '../../platform/pages/indexable.ts';
import { readCookie } from '../../platform/pages/read-cookies.ts';
import { pageCookies, rememberingCookie } from '../../platform/pages/remember-cookie.ts';
import type { Site } from '../../platform/pages/site.ts';
import { Button } from '../../ui/button.tsx';
import { useSay } from '../../ui/say.tsx';
import { useNetworkNotices } from '../use-network-notices.ts';
import { leaveByBrowser } from '../leave-by-browser.ts';
import { machineryWords } from '../machinery.words.ts';
import { hasTagManager, loadTagManager } from '../tag-manager.ts';
import { askBuild, watchBuild } from '../watch-build.ts';
import css from './machinery.module.css';

interface Props {
  readonly site: Site;
  /** The path the document came from. */
  readonly openedAt: string;
}

/** What an open page does by itself; nothing of it is needed to read the page. */
export default function Machinery({ site, openedAt }: Props) {
  const { buildId, tagManagerId } = site;
  const { pathname } = useLocation();
  const [isOld, setOld] = useState(false);
  useNetworkNotices();

  useEffect(
    () =>
      watchBuild({ known: buildId, ask: askBuild, page: document, onNewer: () => setOld(true) }),
    [buildId],
  );

  useEffect(() => (isOld ? leaveByBrowser(window) : undefined), [isOld]);

  useEffect(() => {
    if (readCookie(document.cookie, pageCookies.zone) !== null) return;
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    document.cookie = rememberingCookie(pageCookies.zone, timeZone);
  }, []);

  useEffect(() => {
    if (tagManagerId === null) return;
    // Forms, and pages about people, are nobody else's business: what was loaded stays behind.
    const isOpen = isIndexable(pathname);
    if (!isOpen && hasTagManager()) window.location.reload();
    if (isOpen && isIndexable(openedAt))
      loadTagManager(tagManagerId, Math.round(performance.timeOrigin + performance.now()));
    return leaveByBrowser(window, (to) => isIndexable(to.pathname) !== isOpen);
  }, [tagManagerId, pathname, openedAt]);

  return isOld ? <NewVersion /> : null;
}

function NewVersion() {
  const say = useSay();
  const [isClosed, setClosed] = useState(false);
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

import { lazy, Suspense, useEffect, useState } from 'react';
import { pageCookies, rememberingCookie } from '../../../platform/pages/remember-cookie.ts';
import { useMaybeSite, type Site } from '../../../platform/pages/site.ts';
import { useHydrated } from '../../../ui/islands/hydrated.ts';
import { orNothing } from '../../../ui/islands/island.tsx';
import { deviceZone } from '../../../ui/time/zone.tsx';
import { useNetworkNotices } from './use-network-notices.ts';
import { askBuild, watchBuild } from './watch-build.ts';

// A page without them is as good as any: it never becomes an error page for their sake.
const NewVersion = lazy(() => import('./new-version.tsx').catch(orNothing));
const Tags = lazy(() => import('./tags.tsx').catch(orNothing));

/** The path the document came from, whose policy holds for as long as it is open. */
const openedAt = typeof window === 'undefined' ? '/' : window.location.pathname;

/** What an open page does by itself when it has been taken over; nothing of it is needed to read. */
export function Machinery() {
  const site = useMaybeSite();
  return useHydrated() && site ? <Running site={site} /> : null;
}

function Running({ site: { buildId, tagManagerId, zone } }: { readonly site: Site }) {
  const [isOld, setOld] = useState(false);
  useNetworkNotices();

  useEffect(
    () =>
      watchBuild({ known: buildId, ask: askBuild, page: document, onNewer: () => setOld(true) }),
    [buildId],
  );

  useEffect(() => {
    if (zone !== null || document.cookie.includes(`${pageCookies.zone}=`)) return;
    document.cookie = rememberingCookie(pageCookies.zone, deviceZone());
  }, [zone]);

  return (
    <Suspense fallback={null}>
      {tagManagerId !== null && <Tags id={tagManagerId} openedAt={openedAt} />}
      {isOld && <NewVersion />}
    </Suspense>
  );
}

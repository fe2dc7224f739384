import { lazy, Suspense, useEffect, useState } from 'react';
import { pageCookies, rememberingCookie } from '../../../platform/pages/remember-cookie.ts';
import { useMaybeSite, type Site } from '../../../platform/pages/site.ts';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { deviceZone } from '../../../ui/time/zone.tsx';
import { askBuild, watchBuild } from './watch-build.ts';
import { useAlert, useAlerts } from '../../../ui/overlays/alert-context.ts';
import { unsentEvent } from '../../../ui/forms/keep-unsent.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { holdClicks } from './hold-clicks.ts';
import { machineryMessages } from './machinery.messages.ts';

const orNothing = () => ({ default: () => null });
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

/** Says that a link or a form failed because of the connection; clears the notice of a link. */
function useNetworkNotices(): void {
  const t = useTranslate();
  const show = useAlert();
  const { alert } = useAlerts();
  const held = t(machineryMessages.held);
  const isHeld = alert?.message === held;

  useEffect(() => {
    const onHeld = () => show({ type: 'info', message: held, duration: null });
    return holdClicks(window, { ask: askBuild, onHeld });
  }, [show, held]);

  useEffect(() => {
    if (!isHeld) return;
    const back = () => show(null);
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [show, isHeld]);

  useEffect(() => {
    // Forms of the kit say it themselves, and say so first or last.
    const tell = (event: Event) =>
      void setTimeout(() => {
        if (!event.defaultPrevented) show({ type: 'error', message: t(machineryMessages.unsent) });
      });
    window.addEventListener(unsentEvent, tell);
    return () => window.removeEventListener(unsentEvent, tell);
  }, [show, t]);
}

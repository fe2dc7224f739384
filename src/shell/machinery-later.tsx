import { lazy, Suspense } from 'react';
import { useMaybeSite } from '../platform/pages/site.ts';
import { useHydrated } from '../ui/hydrated.ts';

// A page without it is as good as any: it never becomes an error page for its sake.
const Machinery = lazy(async () => {
  try {
    return await import('./parts/machinery.tsx');
  } catch {
    return { default: () => null };
  }
});

/** The path the document came from, whose policy holds for as long as it is open. */
const openedAt = typeof window === 'undefined' ? '/' : window.location.pathname;

/** What an open page does by itself, loaded when the page has been taken over. */
export function MachineryLater() {
  const site = useMaybeSite();
  const hydrated = useHydrated();
  if (!hydrated || !site) return null;
  return (
    <Suspense fallback={null}>
      <Machinery site={site} openedAt={openedAt} />
    </Suspense>
  );
}

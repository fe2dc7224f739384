import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Wrap } from '../../../ui/layout/page.tsx';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import type { VisitData } from '../visit/load-visit.ts';
import { bagAnchor } from './bag-anchor.ts';
import { MyBag } from './my-bag.tsx';
import type { Bag } from './bag-view.ts';
import { StudentBag } from './student-bag.tsx';
import css from './bag-place.module.css';

const BagDrawer = lazy(() => import('./bag-drawer.tsx'));

interface BagPlaceProps {
  readonly data: VisitData;
  readonly bag: Bag;
}

/**
 * The bag of someone at a live fair, at `#bag`: a drawer, opened by any link to it and closed with
 * Back too; without JavaScript the end of the page.
 */
export function BagPlace({ data, bag }: BagPlaceProps) {
  const hydrated = useHydrated();
  const { hash, key, pathname, search } = useLocation();
  const navigate = useNavigate();
  // Closed at once; the address follows when the router gets to it.
  const [closedAt, setClosedAt] = useState<string | null>(null);
  if (!hydrated)
    return (
      <Wrap className={css.plain} id={bagAnchor}>
        <MyBag data={data} bag={bag} />
        <StudentBag data={data} />
      </Wrap>
    );
  return (
    <>
      {/* Where the link leads: out of the flow, so that the page stays where it is. */}
      <span id={bagAnchor} className={css.anchor} />
      {hash === `#${bagAnchor}` && closedAt !== key && (
        <Suspense fallback={null}>
          <BagDrawer
            data={data}
            bag={bag}
            onClose={() => {
              setClosedAt(key);
              void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

import { redirect } from 'react-router';
import type { Route } from './+types/class-flyer.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { useSite } from '../../platform/pages/site.ts';
import { speak } from '../../platform/words/speak.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { PageHead, Wrap } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { classPaths } from '../class-paths.ts';
import { flyerWords as said } from '../class.words.ts';
import { loadClass } from '../load-class.ts';
import { FlyerSheet } from '../parts/flyer-sheet.tsx';
import css from './class-flyer.module.css';

export async function loader({ params, context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { fair, found, link, qr } = await loadClass(call, params.slug);
  const { page, flyer } = classPaths(fair.slug);
  if (!found || link === null || qr === null) throw redirect(page);
  const say = speak(call.locale);
  const meta = pageMeta({
    ...call,
    title: say(said.title, { fair: fair.name }),
    description: say(said.lead),
    path: flyer,
  });
  const { counselor, school } = found;
  return { meta, page, fair, counselor, school, link, qr };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/class/{slug}/flyer`: what a counselor prints and hangs up. */
export default function ClassFlyer({ loaderData }: Route.ComponentProps) {
  const { fair, page } = loaderData;
  const say = useSay();
  const { brand } = useSite();
  const hydrated = useHydrated();
  return (
    <Wrap className={css.page}>
      <div className={css.head}>
        <PageHead
          trail={<Breadcrumbs trail={[{ label: say(said.back), to: page }]} />}
          title={say(said.title, { fair: fair.name })}
          lead={say(said.lead)}
        >
          {/* Printing needs a script; its place is kept, so that nothing moves. */}
          <div className={css.print} data-awake={hydrated || undefined}>
            <Button icon="print" disabled={!hydrated} onClick={() => print()}>
              {say(said.print)}
            </Button>
          </div>
        </PageHead>
      </div>
      <FlyerSheet {...loaderData} brand={brand.name} />
    </Wrap>
  );
}

import { redirect } from 'react-router';
import type { Route } from './+types/class-flyer.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { useSite } from '../../../platform/pages/site.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { classPaths } from '../class-paths.ts';
import { flyerMessages as messages } from '../class.messages.ts';
import { loadClass } from '../class-page/load-class.ts';
import { FlyerSheet } from './flyer-sheet.tsx';
import css from './class-flyer.module.css';

export async function loader({ params, context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { fair, found, link, qr } = await loadClass(call, params.slug);
  const { page, flyer } = classPaths(fair.slug);
  if (!found || link === null || qr === null) throw redirect(page);
  const t = translatorFor(call.locale);
  const meta = pageMeta({
    ...call,
    title: t(messages.title, { fair: fair.name }),
    description: t(messages.lead),
    path: flyer,
  });
  const { counselor, school, isConfirmed } = found;
  // Until someone has confirmed it, no paper says whose class it is.
  const from = isConfirmed ? { counselor, school } : null;
  return { meta, page, fair, from, link, qr };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/class/{slug}/flyer`: what a counselor prints and hangs up. */
export default function ClassFlyer({ loaderData }: Route.ComponentProps) {
  const { fair, page } = loaderData;
  const t = useTranslate();
  const { brand } = useSite();
  const hydrated = useHydrated();
  return (
    <Wrap className={css.page}>
      <div className={css.head}>
        <PageHead
          trail={<Breadcrumbs trail={[{ label: t(messages.back), to: page }]} />}
          title={t(messages.title, { fair: fair.name })}
          lead={t(messages.lead)}
        >
          {/* Printing needs a script; its space is reserved, so that nothing moves. */}
          <div className={css.print} data-hydrated={hydrated || undefined}>
            <Button icon="print" disabled={!hydrated} onClick={() => print()}>
              {t(messages.print)}
            </Button>
          </div>
        </PageHead>
      </div>
      <FlyerSheet {...loaderData} brand={brand.name} />
    </Wrap>
  );
}

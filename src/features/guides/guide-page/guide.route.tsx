import type { Route } from './+types/guide.route.ts';
import { articleJsonLd, breadcrumbJsonLd } from '../../../platform/metadata/json-ld.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { shareImagePath } from '../../../platform/metadata/share-image-path.ts';
import { useSite } from '../../../platform/pages/site.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { JsonLd } from '../../../ui/layout/json-ld.tsx';
import { Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { island } from '../../../ui/islands/island.tsx';
import { guideAt, guidePath } from '../texts/guide-list.ts';
import { audienceOf, nextGuide } from '../guide-summaries.ts';
import { guidesMessages as messages } from '../guides.messages.ts';
import { Checklist } from './checklist.tsx';
import { GuideHead } from './guide-head.tsx';
import type { GuideEndProps, GuideProps } from './guide-parts.tsx';
import { spokenDate } from './spoken-date.ts';
import { readyGuide } from './ready-guide.ts';
import css from './guide.module.css';

export function loader({ url, context }: Route.LoaderArgs) {
  const guide = guideAt(url.pathname);
  if (!guide) throw new Response(null, { status: 404 });
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  const ready = readyGuide(guide, t);
  const path = guidePath(guide);
  return {
    meta: pageMeta({
      ...call,
      title: ready.title,
      description: ready.deck,
      path,
      type: 'article',
    }),
    path,
    audience: audienceOf(guide.slug, t),
    guide: ready,
    // Said here: the formatter of dates takes a phone a tenth of a second to begin with.
    reviewed: spokenDate(call.locale, guide.reviewed),
    next: nextGuide(guide, t),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

const loadParts = () => import('./guide-parts.tsx');
const Places = island<GuideProps>(() =>
  loadParts().then(({ Places: drawn }) => ({ default: drawn })),
);
const Sections = island<GuideProps>(() =>
  loadParts().then(({ Sections: drawn }) => ({ default: drawn })),
);
const End = island<GuideEndProps>(() => loadParts().then(({ End: drawn }) => ({ default: drawn })));

/** A guide: its text, a checklist, what to ask at a fair, where to go on, and its sources. */
export default function GuideScreen({ loaderData }: Route.ComponentProps) {
  const { guide, audience, reviewed, next, path } = loaderData;
  const t = useTranslate();
  const site = useSite();
  return (
    <Wrap>
      <JsonLd
        things={[
          articleJsonLd(site, {
            name: guide.title,
            path,
            description: guide.deck,
            imagePath: shareImagePath({ kind: 'quad' }),
            published: guide.published,
            modified: guide.reviewed,
            locale: site.locale,
          }),
          breadcrumbJsonLd(site.publicUrl, [
            { name: t(messages.resources), path: '/resources' },
            { name: guide.title, path },
          ]),
        ]}
      />
      <GuideHead guide={guide} audience={audience} reviewed={reviewed} />
      <div className={css.columns}>
        <Places guide={guide} />
        <article className={css.text}>
          <Sections guide={guide} />
          <Checklist key={guide.slug} slug={guide.slug} items={guide.checklist} />
          <End guide={guide} next={next} />
        </article>
      </div>
    </Wrap>
  );
}

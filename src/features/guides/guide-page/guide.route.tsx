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
import { guideAt, guidePath } from '../texts/guide-list.ts';
import { audienceOf, nextGuide } from '../guide-summaries.ts';
import { guidesMessages as messages } from '../guides.messages.ts';
import { Checklist } from './checklist.tsx';
import { End, Places, Sections } from './guide-parts.tsx';
import { spokenDate } from './spoken-date.ts';
import { readyGuide, type ReadyGuide } from './ready-guide.ts';
import css from './guide.module.css';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import guideHeadCss from './guide-head.module.css';

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

interface GuideHeadProps {
  readonly guide: ReadyGuide;
  readonly audience: string;
  /** The day on which someone last went through it. */
  readonly reviewed: string;
}

/** The head of a guide: title, what it is about, for whom, how long, how fresh. */
function GuideHead({ guide, audience, reviewed }: GuideHeadProps) {
  const t = useTranslate();
  const hydrated = useHydrated();
  return (
    <header className={guideHeadCss.head}>
      <Breadcrumbs trail={[{ label: t(messages.resources), to: '/resources' }]} />
      <p className={guideHeadCss.audience}>{audience}</p>
      <h1>{guide.title}</h1>
      <p className={guideHeadCss.deck}>{guide.deck}</p>
      <div className={guideHeadCss.facts}>
        <ul role="list">
          <li>
            <Icon name="clock" />
            {t(messages.minutes, { minutes: guide.minutes })}
          </li>
          <li>
            <Icon name="list" />
            <a href="#checklist">{t(messages.checks, { checks: guide.checklist.length })}</a>
          </li>
          <li>
            <Icon name="check-circle" />
            <time dateTime={guide.reviewed}>{t(messages.reviewed, { date: reviewed })}</time>
          </li>
        </ul>
        {/* Printing needs a script; its place is kept, so that nothing moves. */}
        <div className={guideHeadCss.print} data-hydrated={hydrated || undefined}>
          <Button kind="line" icon="print" onClick={() => print()} disabled={!hydrated}>
            {t(messages.print)}
          </Button>
        </div>
      </div>
    </header>
  );
}

import type { Route } from './+types/guide.ts';
import { articleJsonLd, breadcrumbJsonLd } from '../../platform/pages/json-ld.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { shareImagePath } from '../../platform/pages/share-image-path.ts';
import { useSite } from '../../platform/pages/site.ts';
import { speak } from '../../platform/words/speak.ts';
import { JsonLd } from '../../ui/json-ld.tsx';
import { Outline } from '../../ui/outline.tsx';
import { Wrap } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { guideAt, guidePath } from '../guide-list.ts';
import { audienceOf, nextGuide } from '../guide-summaries.ts';
import { guidesWords as said } from '../guides.words.ts';
import { BlockOf } from '../parts/block.tsx';
import { Checklist } from '../parts/checklist.tsx';
import { GuideHead } from '../parts/guide-head.tsx';
import { NextSteps } from '../parts/next-steps.tsx';
import { Sources } from '../parts/sources.tsx';
import { readyGuide } from '../ready-guide.ts';
import css from './guide.module.css';

export function loader({ url, context }: Route.LoaderArgs) {
  const guide = guideAt(url.pathname);
  if (!guide) throw new Response(null, { status: 404 });
  const call = context.get(pageCall);
  const say = speak(call.locale);
  const ready = readyGuide(guide, say);
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
    audience: audienceOf(guide.slug, say),
    guide: ready,
    next: nextGuide(guide, say),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** A guide: its text, a checklist, what to ask at a fair, where to go on, and its sources. */
export default function GuideScreen({ loaderData }: Route.ComponentProps) {
  const { guide, audience, next, path } = loaderData;
  const say = useSay();
  const site = useSite();
  const places = [
    ...guide.sections.map(({ anchor, heading }) => ({ anchor, label: heading })),
    { anchor: 'checklist', label: say(said.checklist) },
    { anchor: 'ask', label: say(said.ask) },
    { anchor: 'next', label: say(said.next) },
    { anchor: 'sources', label: say(said.sources) },
  ];
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
            { name: say(said.resources), path: '/resources' },
            { name: guide.title, path },
          ]),
        ]}
      />
      <GuideHead guide={guide} audience={audience} />
      <div className={css.columns}>
        <Outline places={places} />
        <article className={css.text}>
          {guide.sections.map(({ anchor, heading, blocks }) => (
            <section key={anchor} aria-labelledby={anchor}>
              <h2 id={anchor}>{heading}</h2>
              {blocks.map((block, place) => (
                <BlockOf key={place} block={block} />
              ))}
            </section>
          ))}
          <Checklist key={guide.slug} slug={guide.slug} items={guide.checklist} />
          <section className={css.ask} aria-labelledby="ask">
            <h2 id="ask">{say(said.ask)}</h2>
            <p>{say(said.askLead)}</p>
            <ol>
              {guide.questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ol>
          </section>
          <NextSteps guide={next} />
          <Sources sources={guide.sources} />
        </article>
      </div>
    </Wrap>
  );
}

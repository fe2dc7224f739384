import { Link, type MetaDescriptor } from 'react-router';
import { eventJsonLd } from '../platform/pages/event-json-ld.ts';
import { breadcrumbJsonLd, faqJsonLd } from '../platform/pages/json-ld.ts';
import { pageMeta } from '../platform/pages/page-meta.ts';
import { shareImagePath } from '../platform/pages/share-image-path.ts';
import { useSite, type Site } from '../platform/pages/site.ts';
import { speak } from '../platform/words/speak.ts';
import { formatDay, formatHours } from '../ui/format-times.ts';
import { JsonLd } from '../ui/json-ld.tsx';
import { Wrap } from '../ui/page.tsx';
import { useLocale, useSay } from '../ui/say.tsx';
import { calendarWords } from './calendar.words.ts';
import { fairWords } from './fair-page.words.ts';
import { fairPaths } from './fair-paths.ts';
import { fairQuestions } from './fair-questions.ts';
import type { FairPageData } from './load-fair-page.ts';
import { ExhibitHere } from './parts/exhibit-here.tsx';
import { FairHero } from './parts/fair-hero.tsx';
import { FairNotice } from './parts/fair-notice.tsx';
import { FairQuestions } from './parts/fair-questions-list.tsx';
import { HowItWorks } from './parts/how-it-works.tsx';
import { SessionPlan } from './parts/session-plan.tsx';
import { WhoExhibits } from './parts/who-exhibits.tsx';
import { describeZone } from './time-zones.ts';
import { useFairPhase } from './use-fair-phase.ts';
import css from './fair-page.module.css';

/** `/fair-{slug}`: what the fair is, who exhibits, and the one thing to do now. */
export function FairPage(data: FairPageData) {
  const { fair, now, price } = data;
  const say = useSay();
  const phase = useFairPhase(fair, now);
  const locale = useLocale();
  const paths = fairPaths(fair.slug);
  const zone = describeZone(locale, fair.timeZone, new Date(fair.startTime)).name;
  const questions = fairQuestions(say, { fairType: fair.fairType, zone });
  const isOff = phase === 'cancelled';
  return (
    <article>
      <FairHero fair={fair} now={now} />
      <Wrap className={css.page}>
        <FairNotice fair={fair} now={now} />
        {!isOff && <HowItWorks fair={fair} />}
        {!isOff && <WhoExhibits {...data} isOver={phase === 'ended'} />}
        {!isOff && fair.sessions.length > 0 && <SessionPlan fair={fair} now={now} />}
        {!isOff && phase !== 'ended' && <ExhibitHere fair={fair} price={price} now={now} />}
        {!isOff && <FairQuestions questions={questions} />}
        <p className={css.legal}>
          <Link to={paths.privacy}>{say(fairWords.privacy)}</Link>
          <Link to={paths.terms}>{say(fairWords.terms)}</Link>
        </p>
      </Wrap>
      <FairThings data={data} questions={questions} />
    </article>
  );
}

interface FairThingsProps {
  readonly data: FairPageData;
  readonly questions: ReturnType<typeof fairQuestions>;
}

/** The page in the words of schema.org. */
function FairThings({ data: { fair }, questions }: FairThingsProps) {
  const say = useSay();
  const site = useSite();
  const { page } = fairPaths(fair.slug);
  return (
    <JsonLd
      things={[
        eventJsonLd(site, {
          state: fair.cancelledAt ? 'cancelled' : 'scheduled',
          name: fair.name,
          description: describeFair(site, fair),
          path: page,
          imagePath: shareImagePath({ kind: 'fair', slug: fair.slug }),
          startTime: new Date(fair.startTime),
          endTime: new Date(fair.endTime),
          timeZone: fair.timeZone,
          registrationOpens: fair.registrationOpensAt ? new Date(fair.registrationOpensAt) : null,
        }),
        breadcrumbJsonLd(site.publicUrl, [
          { name: say(fairWords.home), path: '/' },
          { name: say(calendarWords.title), path: '/calendar' },
          { name: fair.name, path: page },
        ]),
        ...(fair.cancelledAt ? [] : [faqJsonLd(questions)]),
      ]}
    />
  );
}

type Described = Pick<
  FairPageData['fair'],
  'name' | 'slug' | 'startTime' | 'endTime' | 'timeZone' | 'collegeCount' | 'description'
>;

/** The fair in a sentence or two, its time as at the host. */
function describeFair({ locale }: Pick<Site, 'locale'>, fair: Described): string {
  const { startTime: start, endTime: end, timeZone } = fair;
  const day = formatDay(locale, timeZone, start, '1970-01-01T00:00:00Z');
  const when = `${day}, ${formatHours(locale, timeZone, { start, end })}`;
  const said = speak(locale)(fairWords.metaDescription, {
    fair: fair.name,
    when,
    count: fair.collegeCount,
  });
  return fair.description ? `${said} ${fair.description}` : said;
}

/** The `meta` of the page. */
export function fairPageMeta(site: Site, { fair, now, wanted }: FairPageData): MetaDescriptor[] {
  const { publicUrl, brand, locale } = site;
  const day = formatDay(locale, fair.timeZone, fair.startTime, now);
  return pageMeta({
    title: speak(locale)(fairWords.metaTitle, { fair: fair.name, day }),
    description: describeFair(site, fair),
    path: fairPaths(fair.slug).page,
    image: { path: shareImagePath({ kind: 'fair', slug: fair.slug }), alt: fair.name },
    ...(wanted === '' ? {} : { noindex: true }),
    publicUrl,
    brand,
    locale,
  });
}

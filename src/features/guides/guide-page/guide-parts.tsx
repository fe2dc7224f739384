import { Outline } from '../../../ui/navigation/outline.tsx';
import { useTranslate, useLocale } from '../../../ui/text/translate.tsx';
import { guidesMessages as messages } from '../guides.messages.ts';
import type { ReadyGuide, ReadySource } from './ready-guide.ts';
import { BlockOf } from './block.tsx';
import css from './guide-parts.module.css';
import { spokenDate } from './spoken-date.ts';
import sourcesCss from './sources.module.css';
import { Card, CoverLink } from '../../../ui/layout/card.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Icon, type IconName } from '../../../ui/marks/icon.tsx';
import nextStepsCss from './next-steps.module.css';

interface NextStepsProps {
  readonly guide: { readonly path: string; readonly title: string; readonly short: string };
}

/** Where to go from a guide: a fair, the colleges, another guide. */
function NextSteps({ guide }: NextStepsProps) {
  const t = useTranslate();
  return (
    <section className={classNames('no-print', nextStepsCss.next)} aria-labelledby="next">
      <h2 id="next">{t(messages.next)}</h2>
      <ul role="list">
        <Step
          icon="calendar"
          to="/calendar"
          title={t(messages.nextFair)}
          text={t(messages.nextFairText)}
        />
        <Step
          icon="search"
          to="/colleges"
          title={t(messages.nextColleges)}
          text={t(messages.nextCollegesText)}
        />
        <Step
          icon="book"
          to={guide.path}
          title={t(messages.nextGuide, { title: guide.title })}
          text={guide.short}
        />
      </ul>
    </section>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

const Step = ({ icon, to, title, text }: StepProps) => (
  <Card as="li" className={nextStepsCss.step}>
    <Icon name={icon} size={24} />
    <h3>
      <CoverLink to={to}>{title}</CoverLink>
    </h3>
    <p>{text}</p>
  </Card>
);

/** The props of a part of a guide. */
export interface GuideProps {
  readonly guide: ReadyGuide;
}

/** The same, and the guide to read after it. */
export interface GuideEndProps extends GuideProps {
  readonly next: { readonly path: string; readonly title: string; readonly short: string };
}

/** What is in a guide, as links. */
export function Places({ guide }: GuideProps) {
  const t = useTranslate();
  const places = [
    ...guide.sections.map(({ anchor, heading }) => ({ anchor, label: heading })),
    { anchor: 'checklist', label: t(messages.checklist) },
    { anchor: 'ask', label: t(messages.ask) },
    { anchor: 'next', label: t(messages.next) },
    { anchor: 'sources', label: t(messages.sources) },
  ];
  return <Outline places={places} />;
}

/** Its text. */
export function Sections({ guide }: GuideProps) {
  return guide.sections.map(({ anchor, heading, blocks }) => (
    <section key={anchor} aria-labelledby={anchor}>
      <h2 id={anchor}>{heading}</h2>
      {blocks.map((block, index) => (
        <BlockOf key={index} block={block} />
      ))}
    </section>
  ));
}

/** What to ask at a fair, where to go on, and its sources. */
export function End({ guide, next }: GuideEndProps) {
  const t = useTranslate();
  return (
    <>
      <section className={css.ask} aria-labelledby="ask">
        <h2 id="ask">{t(messages.ask)}</h2>
        <p>{t(messages.askLead)}</p>
        <ol>
          {guide.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </section>
      <NextSteps guide={next} />
      <Sources sources={guide.sources} />
    </>
  );
}

/** The notes of a guide: where each fact comes from, and when it was true. */
function Sources({ sources }: { readonly sources: readonly ReadySource[] }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <section className={sourcesCss.sources} aria-labelledby="sources">
      <h2 id="sources">{t(messages.sources)}</h2>
      <p>{t(messages.sourcesLead)}</p>
      <ol>
        {sources.map(({ title, url, asOf }, index) => (
          <li key={title} id={`note-${index + 1}`}>
            {title}. <a href={url}>{new URL(url).hostname.replace(/^www\./, '')}</a>.{' '}
            {t(messages.asOf, { date: spokenDate(locale, asOf) })}{' '}
            <a
              className={sourcesCss.back}
              href={`#ref-${index + 1}`}
              aria-label={t(messages.backToText, { number: index + 1 })}
            >
              ↑
            </a>
          </li>
        ))}
      </ol>
      <p>{t(messages.notAdvice)}</p>
    </section>
  );
}

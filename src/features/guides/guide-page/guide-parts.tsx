import { Outline } from '../../../ui/navigation/outline.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { guidesMessages as messages } from '../guides.messages.ts';
import type { ReadyGuide } from './ready-guide.ts';
import { BlockOf } from './block.tsx';
import { NextSteps } from './next-steps.tsx';
import { Sources } from './sources.tsx';
import css from './guide-parts.module.css';

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
      {blocks.map((block, place) => (
        <BlockOf key={place} block={block} />
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

import { Card, CoverLink } from '../../ui/layout/card.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { Icon } from '../../ui/marks/icon.tsx';
import { useTranslate } from '../../ui/text/translate.tsx';
import type { GuideSummary } from './guide-summaries.ts';
import { guidesMessages as messages } from './guides.messages.ts';
import css from './guide-card.module.css';

interface GuideCardProps {
  /** From `guideSummaries` (guide-summaries.ts), called in the loader. */
  readonly guide: GuideSummary;
  /** The big one, with a checklist to be seen on it. */
  readonly lead?: boolean;
  readonly heading?: 'h2' | 'h3';
}

/** A guide to be opened: whom it is for, what it is about, how long it takes. */
export function GuideCard({ guide, lead, heading: Heading = 'h3' }: GuideCardProps) {
  const t = useTranslate();
  return (
    <Card
      as="article"
      kind={lead ? 'panel' : 'surface'}
      className={classNames(css.guide, lead && css.lead)}
    >
      <p className={css.audience}>{guide.audience}</p>
      <Heading className={css.title}>
        <CoverLink to={guide.path}>{guide.title}</CoverLink>
      </Heading>
      <p className={css.deck}>{lead ? guide.deck : guide.short}</p>
      <p className={css.foot}>
        <span>
          <Icon name="clock" />
          {t(messages.minutes, { minutes: guide.minutes })}
        </span>
        <span>
          <Icon name="list" />
          {t(messages.checks, { checks: guide.checks })}
        </span>
      </p>
      {lead && <Ticks />}
    </Card>
  );
}

/** A list with some of its points done: decoration. */
function Ticks() {
  return (
    <svg className={css.ticks} viewBox="0 0 200 150" aria-hidden="true">
      {[124, 100, 136, 84, 112].map((length, row) => (
        <g key={row} transform={`translate(0 ${row * 32})`}>
          <rect x="1.5" y="1.5" width="19" height="19" rx="5" />
          {row < 3 && <path d="M6 11.5l4 4l7-8" />}
          <path className={css.line} d={`M36 11h${length}`} />
        </g>
      ))}
    </svg>
  );
}

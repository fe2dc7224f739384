import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { useHydrated } from '../../../ui/islands/hydrated.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { guidesMessages as messages } from '../guides.messages.ts';
import type { ReadyGuide } from './ready-guide.ts';
import css from './guide-head.module.css';

interface GuideHeadProps {
  readonly guide: ReadyGuide;
  readonly audience: string;
  /** The day on which someone last went through it. */
  readonly reviewed: string;
}

/** The head of a guide: title, what it is about, for whom, how long, how fresh. */
export function GuideHead({ guide, audience, reviewed }: GuideHeadProps) {
  const t = useTranslate();
  const hydrated = useHydrated();
  return (
    <header className={css.head}>
      <Breadcrumbs trail={[{ label: t(messages.resources), to: '/resources' }]} />
      <p className={css.audience}>{audience}</p>
      <h1>{guide.title}</h1>
      <p className={css.deck}>{guide.deck}</p>
      <div className={css.facts}>
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
        <div className={css.print} data-awake={hydrated || undefined}>
          <Button kind="line" icon="print" onClick={() => print()} disabled={!hydrated}>
            {t(messages.print)}
          </Button>
        </div>
      </div>
    </header>
  );
}

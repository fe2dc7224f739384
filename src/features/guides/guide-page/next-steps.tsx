import { Card, CoverLink } from '../../../ui/layout/card.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Icon, type IconName } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { guidesMessages as messages } from '../guides.messages.ts';
import css from './next-steps.module.css';

interface NextStepsProps {
  readonly guide: { readonly path: string; readonly title: string; readonly short: string };
}

/** Where to go from a guide: a fair, the colleges, another guide. */
export function NextSteps({ guide }: NextStepsProps) {
  const t = useTranslate();
  return (
    <section className={classNames('no-print', css.next)} aria-labelledby="next">
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
  <Card as="li" className={css.step}>
    <Icon name={icon} size={24} />
    <h3>
      <CoverLink to={to}>{title}</CoverLink>
    </h3>
    <p>{text}</p>
  </Card>
);

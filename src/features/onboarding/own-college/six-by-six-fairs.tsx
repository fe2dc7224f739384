import { Link } from 'react-router';
import { sixBySixMessages } from '../../exhibitors/six-by-six.messages.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { When } from '../../../ui/time/when.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { OwnSlotLine } from '../own-slot-line.tsx';
import { ownSlotMessages as messages } from '../own-slots.messages.ts';
import type { OwnSlot } from '../own-slots.ts';
import css from './own-college.module.css';

interface SixBySixFairsProps {
  readonly fairs: readonly {
    /** Of the registration. */
    readonly id: string;
    readonly fair: {
      readonly name: string;
      readonly slug: string;
      readonly startTime: string;
      readonly endTime: string;
      readonly timeZone: string;
    };
  }[];
  readonly slots: readonly OwnSlot[];
  /** The loader's now, ISO. */
  readonly now: string;
}

/** Among the booths: the fairs that have none, and when the college speaks there. */
export function SixBySixFairs({ fairs, slots, now }: SixBySixFairsProps) {
  const t = useTranslate();
  return (
    <Section title={t(messages.sixBySix)}>
      <p className={css.sixBySix}>
        {t(sixBySixMessages.noBooth)} {t(sixBySixMessages.yourTime)}
      </p>
      <div className={css.booths}>
        {fairs.map(({ id, fair }) => {
          const own = slots.filter(({ exhibitorId }) => exhibitorId === id);
          return (
            <Card key={id} as="article">
              <h3>
                <Link to={fairPaths(fair.slug).page}>{fair.name}</Link>
              </h3>
              <p>
                <When start={fair.startTime} end={fair.endTime} zone={fair.timeZone} now={now} />
              </p>
              {own.map((slot) => (
                <p key={slot.number}>
                  <strong>
                    <OwnSlotLine slot={slot} fair={fair} now={now} />
                  </strong>
                </p>
              ))}
              {own.length === 0 && <p>{t(messages.noneYet)}</p>}
            </Card>
          );
        })}
      </div>
    </Section>
  );
}

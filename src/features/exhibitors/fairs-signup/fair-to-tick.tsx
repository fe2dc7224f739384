import { describeKind } from '../../fairs/describe-kind.ts';
import { useNow } from '../../../ui/time/clock.ts';
import { formatPart } from '../../../ui/time/format-times.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { When } from '../../../ui/time/when.tsx';
import { useZone } from '../../../ui/time/zone.tsx';
import { signUpMessages as messages } from './fairs-signup.messages.ts';
import { inPrice } from '../../../ui/text/in-price.ts';
import type { SignUpData } from './load-fairs-signup.ts';
import css from './choose-fairs.module.css';

interface FairToTickProps {
  readonly fair: SignUpData['fairs'][number];
  readonly currency: string;
  readonly now: string;
}

const dayLong = 86_400_000;
/** Days before the deadline from which a ticket shows how many are left. */
const soon = 7;

/** A fair as a ticket with a checkbox on its stub. */
export function FairToTick({ fair, currency, now }: FairToTickProps) {
  const { id, name, fairType, startTime, endTime, timeZone, exhibitorDeadline } = fair;
  const t = useTranslate();
  const locale = useLocale();
  const here = useZone() ?? timeZone;
  const part = (what: 'month' | 'day' | 'weekday') => formatPart(locale, here, startTime, what);
  const { cents, credits } = fair;
  const price = inPrice(locale, { cents, currency });
  return (
    <label className={css.ticket}>
      <span className={css.date} aria-hidden="true" suppressHydrationWarning>
        <span>{part('month')}</span>
        <span className={css.day}>{part('day')}</span>
        <span>{part('weekday')}</span>
      </span>
      <span className={css.about}>
        <span className={css.name}>{name}</span>
        <span className={css.when}>
          <When start={startTime} end={endTime} zone={timeZone} now={now} />
        </span>
        <span className={css.facts}>
          <Tag kind={fairType === 'booth' ? 'lawn' : 'primary'}>{describeKind(t, fairType)}</Tag>
          <span className={css.deadline}>
            <Icon name="clock" />
            <span>
              {t(messages.signUpUntil)}{' '}
              <When start={exhibitorDeadline} zone={timeZone} now={now} show="day" />
            </span>
          </span>
          <Left deadline={exhibitorDeadline} now={now} />
        </span>
      </span>
      <span className={css.stub}>
        <input type="checkbox" name="fair" value={id} />
        <span>
          <strong className={css.price}>{cents === 0 ? t(messages.free) : price}</strong>
          {cents > 0 && <span className={css.or}>{t(messages.orCredits, { credits })}</span>}
        </span>
      </span>
    </label>
  );
}

/** The number of days left, when few. */
function Left({ deadline, now: atServer }: { readonly deadline: string; readonly now: string }) {
  const t = useTranslate();
  const now = useNow(atServer);
  const days = Math.ceil((Date.parse(deadline) - now.getTime()) / dayLong);
  if (days > soon || days < 1) return null;
  return <Tag kind="sun">{t(messages.daysLeft, { days })}</Tag>;
}

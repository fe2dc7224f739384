import type { Message } from '../../../../platform/i18n/define-messages.ts';
import { DateBlock } from '../../../../ui/tickets/date-block.tsx';
import { useTranslate } from '../../../../ui/text/translate.tsx';
import { Tag } from '../../../../ui/marks/tag.tsx';
import { When } from '../../../../ui/time/when.tsx';
import type { ShownFair } from '../../fair-view.ts';
import { fairMessages } from '../../fair-page.messages.ts';
import type { FairPhase } from '../../fair-phase.ts';
import { ticketMessages } from '../../fair-ticket.messages.ts';
import css from './fair-hero.module.css';

interface HeroTitleProps {
  readonly fair: ShownFair;
  readonly phase: FairPhase;
  /** The loader's current time, ISO. */
  readonly now: string;
}

/** Characters from which a name takes more lines than the lawn has. */
const longName = 48;

const kinds: Readonly<Record<string, Message>> = {
  booth: fairMessages.boothKind,
  '6x6': fairMessages.sixBySixKind,
  webinar: fairMessages.webinarKind,
};

/** The day, the kind, the name and the time of a fair. */
export default function HeroTitle({ fair, phase, now }: HeroTitleProps) {
  const t = useTranslate();
  const kind = kinds[fair.fairType];
  return (
    <>
      <div className={css.title}>
        <div className={css.date}>
          <DateBlock start={fair.startTime} zone={fair.timeZone} now={now} />
        </div>
        <div>
          <p className={css.kind}>
            {phase === 'live' && <Tag kind="live">{t(ticketMessages.live)}</Tag>}
            {phase === 'cancelled' && <Tag icon="close">{t(ticketMessages.cancelled)}</Tag>}
            {phase === 'ended' && <Tag>{t(ticketMessages.ended)}</Tag>}
            {kind && t(kind)}
          </p>
          <h1 data-long={fair.name.length > longName || undefined}>{fair.name}</h1>
        </div>
      </div>
      <p className={css.when}>
        <When start={fair.startTime} end={fair.endTime} zone={fair.timeZone} now={now} both />
      </p>
    </>
  );
}

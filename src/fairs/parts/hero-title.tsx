import type { Message } from '../../platform/words/words.ts';
import { DateBlock } from '../../ui/date-block.tsx';
import { useSay } from '../../ui/say.tsx';
import { Tag } from '../../ui/tag.tsx';
import { When } from '../../ui/when.tsx';
import type { ShownFair } from '../dress-fair.ts';
import { fairWords } from '../fair-page.words.ts';
import type { FairPhase } from '../fair-phase.ts';
import { ticketWords } from '../fair-ticket.words.ts';
import css from './fair-hero.module.css';

interface HeroTitleProps {
  readonly fair: ShownFair;
  readonly phase: FairPhase;
  /** The loader's now, ISO. */
  readonly now: string;
}

/** Letters from which a name takes more lines than the lawn is high. */
const longName = 48;

const kinds: Readonly<Record<string, Message>> = {
  booth: fairWords.boothKind,
  '6x6': fairWords.sixBySixKind,
  webinar: fairWords.webinarKind,
};

/** The day, the kind and the name of a fair, and when it is. */
export default function HeroTitle({ fair, phase, now }: HeroTitleProps) {
  const say = useSay();
  const kind = kinds[fair.fairType];
  return (
    <>
      <div className={css.title}>
        <div className={css.date}>
          <DateBlock start={fair.startTime} zone={fair.timeZone} now={now} />
        </div>
        <div>
          <p className={css.kind}>
            {phase === 'live' && <Tag kind="live">{say(ticketWords.live)}</Tag>}
            {phase === 'cancelled' && <Tag icon="close">{say(ticketWords.cancelled)}</Tag>}
            {phase === 'ended' && <Tag>{say(ticketWords.ended)}</Tag>}
            {kind && say(kind)}
          </p>
          <h1 data-long={fair.name.length > longName || undefined}>{fair.name}</h1>
        </div>
      </div>
      <p className={css.when}>
        <When start={fair.startTime} end={fair.endTime} zone={fair.timeZone} now={now} />
      </p>
    </>
  );
}

import { Wrap } from '../../../ui/layout/page.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { useNow } from '../../../ui/time/clock.ts';
import { Near } from '../../../ui/time/when.tsx';
import { lobbyMessages as messages } from '../lobby.messages.ts';
import type { VisitData } from './load-visit.ts';
import css from './lobby-head.module.css';

interface LobbyHeadProps {
  readonly data: Pick<VisitData, 'fair' | 'now'>;
  /** Number of people at the fair now. */
  readonly people: number;
}

/** The head of a live fair: one row, on phones two. */
export function LobbyHead({ data: { fair, now }, people }: LobbyHeadProps) {
  const t = useTranslate();
  const isOpen = useNow(now).getTime() < Date.parse(fair.endTime);
  return (
    <header className={css.head}>
      <Wrap className={css.inner}>
        <h1 className={css.name}>{fair.name}</h1>
        <p className={css.state}>
          {isOpen && <Tag kind="live">{t(messages.live)}</Tag>}
          <span className={css.time}>
            <Near start={fair.startTime} end={fair.endTime} now={now} within={24} />
          </span>
          {/* Last in the row, so that nothing moves when the number gets longer. */}
          <span className={css.people}>
            <Icon name="users" />
            {t(messages.people, { count: people })}
          </span>
        </p>
      </Wrap>
    </header>
  );
}

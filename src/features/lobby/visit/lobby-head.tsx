import { useLocation } from 'react-router';
import { boothPath } from '../../booths/booth-path.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Wrap } from '../../../ui/layout/page.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { useNow } from '../../../ui/time/clock.ts';
import { Near } from '../../../ui/time/when.tsx';
import { bagAnchor } from '../bag/bag-anchor.ts';
import { lobbyMessages as messages } from '../lobby.messages.ts';
import type { VisitData } from './load-visit.ts';
import css from './lobby-head.module.css';

interface LobbyHeadProps {
  readonly data: Pick<VisitData, 'fair' | 'now' | 'boothId' | 'bag'>;
  /** Number of people at the fair now. */
  readonly people: number;
}

/** The head of a live fair: one row, on phones two. */
export function LobbyHead({ data: { fair, now, boothId, bag }, people }: LobbyHeadProps) {
  const t = useTranslate();
  const isOpen = useNow(now).getTime() < Date.parse(fair.endTime);
  const { search } = useLocation();
  const count = bag?.here.length ?? 0;
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
        <div className={css.end}>
          {boothId && (
            <ButtonLink to={boothPath(fair.slug, boothId)} icon="flag" kind="line">
              {t(messages.yourBooth)}
            </ButtonLink>
          )}
          {bag && (
            <ButtonLink
              to={{ search, hash: bagAnchor }}
              preventScrollReset
              kind="sun"
              icon="bag"
              className={css.bag}
            >
              {t(messages.toBag)} {count > 0 && <span className={css.count}>{count}</span>}
            </ButtonLink>
          )}
        </div>
      </Wrap>
    </header>
  );
}

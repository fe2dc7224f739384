import type { CSSProperties } from 'react';
import { JoinButton } from '../../fairs/join-button.tsx';
import { joinTimes } from '../../fairs/join-session.ts';
import { Wrap } from '../../../ui/layout/page.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { useNow } from '../../../ui/time/clock.ts';
import { When } from '../../../ui/time/when.tsx';
import { lobbyMessages as messages } from '../lobby.messages.ts';
import type { VisitData } from './load-visit.ts';
import css from './lobby-sessions.module.css';

interface LobbySessionsProps {
  readonly data: Pick<VisitData, 'plan' | 'fair' | 'now' | 'standing'>;
}

/** A fair's sessions on a line, in the visitor's time; how far the current one is shows. */
export function LobbySessions({ data: { plan, fair, now, standing } }: LobbySessionsProps) {
  const t = useTranslate();
  const present = useNow(now).getTime();
  if (plan.length === 0) return null;
  return (
    <section className={css.sessions} id="talks" aria-labelledby="talks-title">
      <Wrap className={css.inner}>
        <div className={css.head}>
          <h2 id="talks-title">{t(messages.talks)}</h2>
          <p>{t(messages.talksTime)}</p>
        </div>
        {/* A list that scrolls sideways must be reachable by keyboard. */}
        <ol className={css.line} role="list" tabIndex={0} aria-label={t(messages.talks)}>
          {plan.map((session) => {
            const { number, title, startTime, lengthMinutes, speakers } = session;
            const start = Date.parse(startTime);
            const length = lengthMinutes * 60_000;
            const isOn = start <= present && present < start + length;
            const isOver = present >= start + length;
            const isLate = present < joinTimes(session).closesAt.getTime();
            const style: CSSProperties & Record<`--${string}`, string> = {
              '--length': String(lengthMinutes),
              '--passed': `${isOn ? Math.round(((present - start) / length) * 100) : 0}%`,
            };
            return (
              <li
                key={number}
                style={style}
                data-state={isOn ? 'on' : isOver ? 'over' : undefined}
                suppressHydrationWarning
              >
                <p className={css.time}>
                  {isOn && <Tag kind="live">{t(messages.onNow)}</Tag>}
                  <When start={startTime} zone={fair.timeZone} now={now} show="hours" />
                </p>
                <div className={css.block}>
                  <div className={css.words}>
                    <h3>{title}</h3>
                    <p>
                      {isOver && t(isLate ? messages.talkLate : messages.talkOver)}
                      {!isOver &&
                        speakers.length > 0 &&
                        t(messages.talkSpeakers, { count: speakers.length })}
                    </p>
                  </div>
                  <JoinButton
                    slug={fair.slug}
                    session={session}
                    now={now}
                    as={standing === 'rep' ? 'speaker' : 'attendee'}
                    always={standing === 'admin' && !isOver}
                    size="small"
                  />
                </div>
              </li>
            );
          })}
        </ol>
      </Wrap>
    </section>
  );
}

import { JoinButton } from '../../fairs/join-button.tsx';
import { useNow } from '../../../ui/time/clock.ts';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { When } from '../../../ui/time/when.tsx';
import type { VisitData } from './load-visit.ts';
import { lobbyMessages as messages } from '../lobby.messages.ts';
import css from './talks.module.css';

/** A fair's sessions in the visitor's time zone, side by side; the current one stands out. */
export function Talks({
  data,
}: {
  readonly data: Pick<VisitData, 'plan' | 'fair' | 'now' | 'standing'>;
}) {
  const t = useTranslate();
  const { plan, fair, now, standing } = data;
  const present = useNow(now).getTime();
  return (
    <Section title={t(messages.talks)} aside={t(messages.talksTime)} className={css.talks}>
      {/* A list that scrolls sideways must be reachable by keyboard. */}
      <ol className={css.line} tabIndex={0} aria-label={t(messages.talks)}>
        {plan.map((session) => {
          const { number, title, startTime, lengthMinutes, speakers } = session;
          const start = Date.parse(startTime);
          const end = start + lengthMinutes * 60_000;
          const isOn = start <= present && present < end;
          const isOver = present >= end;
          return (
            <li key={number} data-on={isOn || undefined}>
              <p className={css.time}>
                <When
                  start={startTime}
                  end={new Date(end).toISOString()}
                  zone={fair.timeZone}
                  now={now}
                  show="hours"
                />
              </p>
              <h3>{title}</h3>
              <p className={css.state}>
                {isOn && <Tag kind="live">{t(messages.onNow)}</Tag>}
                {isOver && <Tag>{t(messages.talkOver)}</Tag>}
                {speakers.length > 0 && t(messages.talkSpeakers, { count: speakers.length })}
              </p>
              {fair.fairType !== 'booth' && (
                <JoinButton
                  slug={fair.slug}
                  session={session}
                  now={now}
                  as={standing === 'rep' ? 'speaker' : 'attendee'}
                  always={standing === 'admin' && !isOver}
                />
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

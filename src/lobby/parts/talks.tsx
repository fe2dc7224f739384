import { JoinButton } from '../../fairs/join-button.tsx';
import { useNow } from '../../ui/clock.ts';
import { Section } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { Tag } from '../../ui/tag.tsx';
import { When } from '../../ui/when.tsx';
import type { VisitData } from '../load-visit.ts';
import { lobbyWords as said } from '../lobby.words.ts';
import css from './talks.module.css';

/** The talks of a fair in the visitor's time, side by side; the one that goes on stands out. */
export function Talks({
  data,
}: {
  readonly data: Pick<VisitData, 'plan' | 'fair' | 'now' | 'standing'>;
}) {
  const say = useSay();
  const { plan, fair, now, standing } = data;
  const present = useNow(now).getTime();
  return (
    <Section title={say(said.talks)} aside={say(said.talksTime)} className={css.talks}>
      {/* A list that is scrolled sideways has to be reached by keyboard. */}
      <ol className={css.line} tabIndex={0} aria-label={say(said.talks)}>
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
                {isOn && <Tag kind="live">{say(said.onNow)}</Tag>}
                {isOver && <Tag>{say(said.talkOver)}</Tag>}
                {speakers.length > 0 && say(said.talkSpeakers, { count: speakers.length })}
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

import { useEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { AnnouncementList } from '../announcements/announcement-list.tsx';
import {
  shownAnnouncements,
  announcementFields,
  type Announcement,
} from '../announcements/announcement.ts';
import { ButtonAnchor, ButtonLink } from '../../../ui/buttons/button.tsx';
import { useNow } from '../../../ui/time/clock.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { Wrap, Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { Near, When } from '../../../ui/time/when.tsx';
import { boothPath } from '../../booths/booth-path.ts';
import type { VisitData } from './load-visit.ts';
import { lobbyMessages as messages } from '../lobby.messages.ts';
import { useReloadAt } from './use-reload-at.ts';
import { Floor } from '../floor/floor.tsx';
import { MyBag } from '../bag/my-bag.tsx';
import { StudentBag } from '../bag/student-bag.tsx';
import { StudentChoice } from './student-choice.tsx';
import { VisitHead } from './visit-head.tsx';
import css from './lobby.module.css';
import { liveDocument, subscribe } from '../../../platform/pages/live.ts';
import {
  doubtRooms,
  hearOfRoom,
  nothingHeard,
  roomsNow,
  type RoomNews,
} from '../presence/heard-rooms.ts';
import { JoinButton } from '../../fairs/join-button.tsx';
import sessionsCss from './lobby-sessions.module.css';

const presence = liveDocument(`subscription Presence($fairId: ID!, $after: String) {
  onFairPresence(fairId: $fairId, after: $after) {
    id people reps { id name } isClosed announcement { ${announcementFields} }
  }
}`);

/** Updates received since the page was opened. */
interface Presence {
  readonly rooms: ReadonlyMap<string, RoomNews>;
  readonly announcements: readonly Announcement[];
}

/**
 * Marks the person with an open page as present in the lobby, and returns the updates since the
 * page was opened: the fair's number of people, booths with their reps, announcements.
 * @param since changes with each reload of the loader
 */
function usePresence(fairId: string, since: string): Presence {
  const [heard, setHeard] = useState(nothingHeard);
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([]);
  const { revalidate } = useRevalidator();
  const now = useRef({ since, revalidate });
  useEffect(() => {
    now.current = { since, revalidate };
  }, [since, revalidate]);
  useEffect(
    () =>
      subscribe({
        document: presence,
        variables: { fairId },
        next({ onFairPresence: room }) {
          if (!room) return;
          const { announcement } = room;
          if (announcement) setAnnouncements((before) => [...before, announcement]);
          setHeard((before) => hearOfRoom(before, room));
        },
        refresh() {
          setHeard((before) => doubtRooms(before, now.current.since));
          void now.current.revalidate();
        },
      }),
    [fairId],
  );
  return {
    rooms: useMemo(() => roomsNow(heard, since), [heard, since]),
    announcements,
  };
}

/** A live fair: who is here, sessions, booths, and the visitor's own bag. */
export function Lobby({ data }: { readonly data: VisitData }) {
  const t = useTranslate();
  const { fair, fairId, now, boothId, bag, plan, floor } = data;
  const { rooms, announcements } = usePresence(fairId, now);
  // When the fair ends, the page reloads and shows the thank-you page.
  useReloadAt(fair.endTime, now, data.jitterWindow);
  const people = Math.max(1, rooms.get(fairId)?.people ?? data.people);
  const isOpen = useNow(now).getTime() < Date.parse(fair.endTime);
  return (
    <>
      <VisitHead
        data={data}
        kicker={
          <>
            {isOpen && <Tag kind="live">{t(messages.live)}</Tag>}
            <Near start={fair.startTime} end={fair.endTime} now={now} within={24} />
            {/* Last in the row, so that nothing moves when the number gets longer. */}
            <span className={css.people}>
              <Icon name="users" />
              {t(messages.people, { count: people })}
            </span>
          </>
        }
      >
        {boothId && (
          <ButtonLink to={boothPath(fair.slug, boothId)} icon="flag">
            {t(messages.yourBooth)}
          </ButtonLink>
        )}
        {bag && (
          <ButtonAnchor href="#bag" kind="sun" icon="bag">
            {t(messages.toBag)} {bag.here.length > 0 && bag.here.length}
          </ButtonAnchor>
        )}
      </VisitHead>
      <Wrap className={css.page}>
        <AnnouncementList
          announcements={shownAnnouncements(data.announcements, announcements)}
          zone={fair.timeZone}
          now={now}
        />
        {plan.length > 0 && <LobbySessions data={data} />}
        <StudentChoice data={data} />
        <div className={bag ? css.columns : undefined}>
          {floor && <Floor data={data} floor={floor} rooms={rooms} />}
          {bag && (
            <div className={css.bags}>
              <MyBag data={data} bag={bag} />
              <StudentBag data={data} />
            </div>
          )}
        </div>
      </Wrap>
    </>
  );
}

/** A fair's sessions in the visitor's time zone, side by side; the current one stands out. */
function LobbySessions({
  data,
}: {
  readonly data: Pick<VisitData, 'plan' | 'fair' | 'now' | 'standing'>;
}) {
  const t = useTranslate();
  const { plan, fair, now, standing } = data;
  const present = useNow(now).getTime();
  return (
    <Section
      id="talks"
      title={t(messages.talks)}
      aside={t(messages.talksTime)}
      className={sessionsCss.sessions}
    >
      {/* A list that scrolls sideways must be reachable by keyboard. */}
      <ol className={sessionsCss.line} tabIndex={0} aria-label={t(messages.talks)}>
        {plan.map((session) => {
          const { number, title, startTime, lengthMinutes, speakers } = session;
          const start = Date.parse(startTime);
          const end = start + lengthMinutes * 60_000;
          const isOn = start <= present && present < end;
          const isOver = present >= end;
          return (
            <li key={number} data-on={isOn || undefined}>
              <p className={sessionsCss.time}>
                <When
                  start={startTime}
                  end={new Date(end).toISOString()}
                  zone={fair.timeZone}
                  now={now}
                  show="hours"
                />
              </p>
              <h3>{title}</h3>
              <p className={sessionsCss.state}>
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

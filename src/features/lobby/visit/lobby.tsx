import { AnnouncementList } from '../announcements/announcement-list.tsx';
import { shownAnnouncements } from '../announcements/announcement.ts';
import { ButtonAnchor, ButtonLink } from '../../../ui/buttons/button.tsx';
import { useNow } from '../../../ui/time/clock.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { Near } from '../../../ui/time/when.tsx';
import { boothPath } from '../../booths/booth-path.ts';
import type { VisitData } from './load-visit.ts';
import { lobbyMessages as messages } from '../lobby.messages.ts';
import { useOpening } from './use-opening.ts';
import { usePresence } from '../presence/use-presence.ts';
import { Floor } from '../floor/floor.tsx';
import { MyBag } from '../bag/my-bag.tsx';
import { StudentBag } from '../bag/student-bag.tsx';
import { StudentChoice } from './student-choice.tsx';
import { Talks } from './talks.tsx';
import { VisitHead } from './visit-head.tsx';
import css from './lobby.module.css';

/** A live fair: who is here, sessions, booths, and the visitor's own bag. */
export function Lobby({ data }: { readonly data: VisitData }) {
  const t = useTranslate();
  const { fair, fairId, now, boothId, bag, plan, floor } = data;
  const { rooms, announcements } = usePresence(fairId, now);
  // At the end the page reloads: then it says thank you.
  useOpening(fair.endTime, now, data.comeIn);
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
            {/* The last one on its line: nothing moves when it grows. */}
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
        {plan.length > 0 && <Talks data={data} />}
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

import { Link } from 'react-router';
import { boothPath } from '../../booths/booth-path.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { Pennant } from '../../../ui/pennants/pennant.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { SessionMoment, SessionRun } from '../session-timeline.ts';
import { ConductForm } from './conductor.tsx';
import type { RoomView } from './load-room.ts';
import type { SpeakerHere } from './room-queries.ts';
import { roomMessages as messages } from './room.messages.ts';
import css from './room.module.css';

interface CollegeOrderProps {
  readonly room: RoomView;
  readonly run: SessionRun;
  readonly moment: SessionMoment;
  /** The speakers who are in the room; null for attendees, who don’t see it. */
  readonly here: readonly SpeakerHere[] | null;
}

/**
 * The colleges of a session in the order in which they speak, and where it is. Hosts and speakers see
 * who is there and what they have checked; hosts leave out those who aren’t.
 */
export function CollegeOrder({ room, run, moment, here }: CollegeOrderProps) {
  const t = useTranslate();
  const { colleges, speaksFor, fair, role } = room;
  const places = run.steps.flatMap(({ exhibitorId }, index) =>
    exhibitorId === null ? [] : [{ exhibitorId, index }],
  );
  const isOver = moment.phase === 'over';
  return (
    <section className={css.order} aria-labelledby="order-title" tabIndex={-1}>
      <h2 id="order-title">{t(here ? messages.speakers : messages.order)}</h2>
      <ol role="list">
        {places.map(({ exhibitorId, index }) => {
          const college = colleges.find((one) => one.exhibitorId === exhibitorId);
          if (!college) return null;
          const { art, name, slug, boothId } = college;
          const seconds = run.steps[index]?.seconds ?? 0;
          const isMissing = run.missing.includes(exhibitorId);
          const isOn = moment.phase === 'on' && moment.index === index;
          const isDone = isOver || (moment.phase === 'on' && index < moment.index);
          const to = boothId ? boothPath(fair.slug, boothId) : slug && `/college-${slug}`;
          return (
            <li
              key={`${exhibitorId} ${index}`}
              data-state={isOn ? 'on' : isDone ? 'done' : undefined}
            >
              <Pennant art={art} />
              <div>
                <p className={css.orderName}>
                  {to ? <Link to={to}>{name}</Link> : name}
                  {speaksFor.includes(exhibitorId) && <Tag kind="sun">{t(messages.you)}</Tag>}
                </p>
                {here && !isDone && (
                  <Speakers
                    people={here.filter(({ exhibitorIds }) => exhibitorIds.includes(exhibitorId))}
                  />
                )}
              </div>
              <span className={css.orderState}>
                {isOn
                  ? t(messages.current)
                  : isMissing
                    ? t(messages.notHere)
                    : isDone
                      ? t(messages.done)
                      : t(messages.minutes, { count: Math.round(seconds / 60) })}
              </span>
              {role === 'HOST' && !isOver && (isMissing || !isDone) && (
                <ConductForm action={isMissing ? 'PRESENT' : 'MISSING'} values={{ exhibitorId }}>
                  <Button
                    type="submit"
                    kind="line"
                    size="small"
                    aria-label={t(isMissing ? messages.takeInName : messages.leaveOutName, {
                      name,
                    })}
                  >
                    {t(isMissing ? messages.takeIn : messages.leaveOut)}
                  </Button>
                </ConductForm>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Speakers({ people }: { readonly people: readonly SpeakerHere[] }) {
  const t = useTranslate();
  if (people.length === 0) return <p className={css.checks}>{t(messages.notYetHere)}</p>;
  return people.map((one) => (
    <p key={one.name} className={css.checks}>
      <span className={css.present}>
        <Icon name="check-circle" />
        {one.name}
      </span>
      <Checked works={one.camera} yes={t(messages.cameraWorks)} no={t(messages.cameraFails)} />
      <Checked
        works={one.microphone}
        yes={t(messages.microphoneWorks)}
        no={t(messages.microphoneFails)}
      />
      {one.camera === null && one.microphone === null && <span>{t(messages.unchecked)}</span>}
    </p>
  ));
}

interface CheckedProps {
  /** Null: not checked. */
  readonly works: boolean | null;
  readonly yes: string;
  readonly no: string;
}

function Checked({ works, yes, no }: CheckedProps) {
  if (works === null) return null;
  return (
    <span className={css.checked} data-works={works}>
      <Icon name={works ? 'check-circle' : 'warning'} />
      {works ? yes : no}
    </span>
  );
}
